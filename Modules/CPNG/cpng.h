#ifndef PLACARD_CPNG_H
#define PLACARD_CPNG_H
#if !__has_include(<png.h>)
#error "libpng is missing: apt-get install libsdl2-ttf-dev (it brings libpng-dev)"
#else
#include <png.h>
#endif
#endif
