import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { calledAs, hueOf, initialsOf } from './contact-names.ts'
import './payee-card.css'

type PayeeCardProps = {
  payee: Pick<wire.Payee, 'uid' | 'username' | 'masked' | 'handle'>
  /** Purpose, as the payee says it; may be empty. */
  note?: string
}

/** The initials of a name on a colour of the member's number. It says nothing that the name beside it does not. */
export const ContactMark = ({ uid, name }: { uid: string; name: string }) => (
  <span className="payee-mark" style={{ background: hueOf(uid) }} aria-hidden>
    {initialsOf(name)}
  </span>
)

/** Name and user id of the payee, for the payer to check, and the payee's note. */
export function PayeeCard({ payee, note = '' }: PayeeCardProps) {
  const { t } = useLingui()
  const { uid, handle, masked } = payee
  const name = calledAs(payee)
  return (
    <div className="payee">
      <ContactMark uid={uid} name={name} />
      <span className="payee-name">{name}</span>
      <span className="quiet figures">
        {t`User ID ${uid}`}
        {handle && ` · @${handle}`}
      </span>
      {masked === 1 && (
        <span className="hint payee-note">{t`You see the whole name once a payment between you has arrived.`}</span>
      )}
      {note && <span className="payee-note">{t`The payee’s note: ${note}`}</span>}
    </div>
  )
}
