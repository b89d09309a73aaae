import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { IconUser } from '@tabler/icons-react'
import './payee-card.css'

/** Who will be paid: name and user id, to be compared with what one knows. */
export function PayeeCard({ payee: { uid, username } }: { payee: wire.Payee }) {
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
