/* The files that are part of the product, embedded by the compiler and handed out by functions,
   since Swift cannot import a C array of unknown length. */
#include "PlacardAssets.h"

static const unsigned char inter_regular[] = {
#embed "Fonts/Inter-Regular.otf"
};

static const unsigned char inter_semibold[] = {
#embed "Fonts/Inter-SemiBold.otf"
};

PlacardAsset placard_inter_regular(void) {
  return (PlacardAsset){inter_regular, sizeof inter_regular};
}

PlacardAsset placard_inter_semibold(void) {
  return (PlacardAsset){inter_semibold, sizeof inter_semibold};
}
