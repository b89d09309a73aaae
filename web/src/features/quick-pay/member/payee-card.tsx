import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconUser } from '@tabler/icons-react'
import './payee-card.css'

type PayeeCardProps = {
  payee: Omit<wire.SavedPayee, 'nickname'>
  /** Purpose, as the payee says it; may be empty. */
  note?: string
}

/** Name and user id of the payee, for the payer to check, and the payee's note. */
export function PayeeCard({ payee: { uid, username }, note = '' }: PayeeCardProps) {
  const { t } = useLingui()
  return (
    <div className="payee">
      <span className="payee-mark">
        <IconUser size={20} aria-hidden />
      </span>
      <span className="payee-name">{username}</span>
      <span className="quiet figures">{t`User ID ${uid}`}</span>
      {note && <span className="payee-note">{t`The payee’s note: ${note}`}</span>}
    </div>
  )
}
