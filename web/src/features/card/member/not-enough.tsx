import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../parts/amount.ts'
import { Dialog } from '../../../parts/dialog.tsx'

type NotEnoughProps = { isOpen: boolean; currency: string; short: string; onClose: () => void }

/** The wallet does not hold what the card costs: how much is missing, and where to get it. */
export function NotEnough({ isOpen, currency, short, onClose }: NotEnoughProps) {
  const { t } = useLingui()
  const title = t`Insufficient wallet balance`
  const missing = amountText(short, currency)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} label={title} className="confirm">
      <div className="stack">
        <h2>{title}</h2>
        <p>{t`${missing} are missing in your ${currency} wallet. Nothing was taken.`}</p>
        <div className="row wrap" style={{ justifyContent: 'flex-end' }}>
          <Button variant="default" onClick={onClose}>
            {t`Back`}
          </Button>
          <Button variant="default" renderRoot={props => <Link {...props} to="/swap" />}>
            {t`Swap`}
          </Button>
          <Button renderRoot={props => <Link {...props} to="/topup" />}>{t`Top up`}</Button>
        </div>
      </div>
    </Dialog>
  )
}
