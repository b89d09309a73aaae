import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Problem } from '../../../client/problem.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Dialog } from '../../../parts/dialog.tsx'

/** The code that opening and charging a card give when the wallet holds too little. */
const INSUFFICIENT = '103'

/** How much is missing in the wallet, when that is the problem. */
export const shortIn = (problem: Problem): string | undefined =>
  problem.kind === 'refused' && problem.code === INSUFFICIENT ? problem.details.short : undefined

type NotEnoughProps = { currency: string; short: string | undefined; onClose: () => void }

/** The wallet does not hold what the card costs: how much is missing, and where to get it. Closed while nothing is. */
export function NotEnough({ currency, short, onClose }: NotEnoughProps) {
  const { t } = useLingui()
  const title = t`Insufficient wallet balance`
  const missing = amountText(short ?? '0', currency)
  return (
    <Dialog isOpen={short !== undefined} onClose={onClose} label={title} className="confirm">
      <div className="stack">
        <h2>{title}</h2>
        <p>{t`Your ${currency} wallet is ${missing} short. Nothing was taken.`}</p>
        <div className="row wrap justify-end">
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
