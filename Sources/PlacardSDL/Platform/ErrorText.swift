import CSDL

/// Runs `body` and then puts SDL's error text back as the program had it, whatever SDL noted down meanwhile.
@MainActor func keepingErrorText<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard let text = SDL_GetError(), text.pointee != 0 else {
    defer { SDL_ClearError() }
    return try body()
  }
  let copy = SDL_strdup(text)
  defer {
    placard_set_error(copy)
    SDL_free(copy)
  }
  return try body()
}

/// What SDL says about its last failure.
var latestErrorText: String {
  SDL_GetError().map { String(cString: $0) } ?? ""
}
