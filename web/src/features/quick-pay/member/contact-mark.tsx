import { hueOf, initialsOf } from './contact-names.ts'
import './payee-card.css'

/** The initials of a name on a colour of the member's number. It says nothing that the name beside it does not. */
export const ContactMark = ({ uid, name }: { uid: string; name: string }) => (
  <span className="payee-mark" style={{ background: hueOf(uid) }} aria-hidden>
    {initialsOf(name)}
  </span>
)
