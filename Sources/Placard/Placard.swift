// The front door: `import Placard` is enough for everything public.
@_exported public import PlacardAlert
@_exported public import PlacardCanvas
@_exported public import PlacardPNG
@_exported public import PlacardSDL
@_exported public import PlacardText
@_exported public import PlacardUI
