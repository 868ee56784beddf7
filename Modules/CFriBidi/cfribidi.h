#ifndef PLACARD_CFRIBIDI_H
#define PLACARD_CFRIBIDI_H
#if !__has_include(<fribidi/fribidi.h>)
#error "FriBidi is missing: apt-get install libfribidi-dev"
#else
#include <fribidi/fribidi.h>
#endif
#endif
