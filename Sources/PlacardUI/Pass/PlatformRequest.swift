/// What a pass asks of the platform: the only way back out. Nothing yet; text input and the clipboard come here.
public enum PlatformRequest: Sendable, Equatable {}
