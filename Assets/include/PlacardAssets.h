#ifndef PLACARD_ASSETS_H
#define PLACARD_ASSETS_H
#include <stddef.h>

/* An embedded file. The bytes live as long as the program. */
typedef struct PlacardAsset {
  const unsigned char *_Nonnull bytes;
  size_t count;
} PlacardAsset;

PlacardAsset placard_inter_regular(void);
PlacardAsset placard_inter_semibold(void);

#endif
