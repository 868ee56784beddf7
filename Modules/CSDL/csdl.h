#ifndef PLACARD_CSDL_H
#define PLACARD_CSDL_H
#if !__has_include(<SDL2/SDL.h>)
#error "SDL2 is missing: apt-get install libsdl2-dev"
#elif !__has_include(<SDL2/SDL_ttf.h>)
#error "SDL2_ttf is missing: apt-get install libsdl2-ttf-dev"
#else
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

/* What Swift cannot call by itself: SDL_SetError takes any number of arguments. */
static inline void placard_set_error(const char *text) {
  SDL_SetError("%s", text);
}
#endif
#endif
