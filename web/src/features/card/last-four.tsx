/** A card's number as its last four digits. */
export const LastFour = ({ digits }: { digits: string }) => (
  <span className="figures">
    <span aria-hidden>•••• </span>
    {digits}
  </span>
)
