import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconUser } from '@tabler/icons-react'
import './payee-card.css'

/** Name and user id of the payee, for the payer to check. */
export function PayeeCard({ payee: { uid, username } }: { payee: Omit<wire.SavedPayee, 'nickname'> }) {
  const { t } = useLingui()
  return (
    <div className="payee">
      <span className="payee-mark">
        <IconUser size={20} aria-hidden />
      </span>
      <span className="payee-name">{username}</span>
      <span className="quiet figures">{t`User ID ${uid}`}</span>
    </div>
  )
}
