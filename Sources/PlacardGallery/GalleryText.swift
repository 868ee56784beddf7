/// The longer texts of the gallery.
enum GalleryText {
  static let dialog = """
    Your changes to this booking are lost. The seats you chose on the 11:05 to Gull Island stay held for two more \
    minutes, then other passengers can take them.
    """

  static let conditions = """
    By travelling you agree to these conditions. Tickets are valid on the sailing printed on them and on the next one \
    if there is room.

    Arrive at the quay ten minutes before departure. The gate closes three minutes before the ferry leaves, and a \
    closed gate stays closed.

    Bicycles travel free outside the hours of seven to nine. Dogs are welcome on the open deck and must be on a lead. \
    Prams are kept by the crew at the stern.

    If a sailing is cancelled we refund the whole fare to the card you paid with, or move you to any other sailing of \
    the same week. Tell any member of the crew, or use this machine.

    Children under five travel free with an adult. Children under fifteen pay half. A family ticket covers two adults \
    and up to three children on the same sailing.

    Keep the decks clear of luggage. Large luggage goes on the trolley by the ramp and is brought ashore first.

    The crew may refuse a passenger who puts others at risk. In heavy weather the open deck is closed and the saloon \
    is shared by all.

    Lost property is kept at the ticket hall for four weeks, then given to charity.
    """
}
