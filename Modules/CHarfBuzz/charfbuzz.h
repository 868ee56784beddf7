#ifndef PLACARD_CHARFBUZZ_H
#define PLACARD_CHARFBUZZ_H
#if !__has_include(<harfbuzz/hb.h>)
#error "HarfBuzz is missing: apt-get install libsdl2-ttf-dev (it brings libharfbuzz-dev)"
#else
#include <harfbuzz/hb.h>
#include <harfbuzz/hb-ot.h>
#endif
#endif
