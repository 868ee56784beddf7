// A test needs no other import for the harness, its scripts and comparisons.
@_exported public import PlacardHarness
