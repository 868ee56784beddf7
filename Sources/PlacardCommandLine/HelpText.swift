/// What `--help` prints.
enum HelpText {
  static let text = """
    placard shows an alert and tells the answer by its exit status.

      placard --question --title "Delete?" --text "This cannot be undone."

    Kinds (one of them)
      --info, --warning, --error     one button, OK
      --question                     No and Yes

    Words
      --title TEXT, --text TEXT      \\n, \\t and simple markup work in a text; styles are not drawn
      --no-markup                    show the text letter for letter
      --icon NAME or FILE.png        info, question, warning, error or a picture (also --icon-name)

    Buttons
      --ok-label, --cancel-label LABEL
      --extra-button LABEL           one more button; repeat for more
      --switch                       only the extra buttons
      --default-cancel               Return means the cancel button (--question)

    Time and size
      --timeout SECONDS              end by itself; --timeout-from=activity counts from the last input
      --width, --height POINTS       of the card; 0 is natural

    Look
      --appearance NAME              standard, dark, high-contrast, form, dialog
      --text-scale X, --reduce-motion, --font-file PATH (repeat)

    Screen
      --fullscreen                   the whole display
      --kiosk                        the whole display, and no press in the first 300 ms
      --offscreen WxH[@SCALE]        no display; with --script FILE, --snapshot FILE.png [--at SECONDS], --describe

    Exit status
      0 OK   1 cancel, Escape, closed, an extra button (its label is printed)   5 timeout
      254 a script's line failed   255 an error, told on standard error
      ZENITY_OK, _CANCEL, _ESC, _EXTRA, _ERROR, _TIMEOUT in the environment replace them; DIALOG_ likewise.

    Most options of zenity's message dialogs are taken as they are. --version tells the version.

    """
}
