/// What the command leaves behind: its exit status and all of its standard output.
package struct CommandResult: Sendable, Equatable {
  package var status: Int32
  package var output: String

  package init(status: Int32, output: String = "") {
    self.status = status
    self.output = output
  }
}
