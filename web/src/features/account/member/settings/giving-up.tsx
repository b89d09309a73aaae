import { useLingui } from '@lingui/react/macro'
import { Checkbox } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../../../i18n/amount.ts'
import { Notice } from '../../../../parts/notice.tsx'
import type { GivenUp } from './queries.ts'
import './deletion-scope.css'

/** A balance that no way lets out, and the lowest fee of taking it out. */
export type Rest = GivenUp & { readonly fee: string }

/** The balances that a refusal of the deletion names as worth no more than their fee: `5 XTP, 0.5 USDC` and `50 XTP, 1 USDC`. */
export const restsOf = ({ left = '', fees = '' }: Readonly<Record<string, string>>): readonly Rest[] => {
  const costs = fees.split(', ')
  return left
    .split(', ')
    .filter(Boolean)
    .map((each, index) => {
      const [amount = '0', currency = ''] = each.split(' ')
      const [fee = '0'] = (costs[index] ?? '').split(' ')
      return { amount, currency, fee }
    })
}

type GivingUpProps = {
  rests: readonly Rest[]
  isAgreed: boolean
  onAgree: (isAgreed: boolean) => void
  error: string | undefined
}

/** The balances that the account's end would cost, why, and the member's agreement to lose them. */
export function GivingUp({ rests, isAgreed, onAgree, error }: GivingUpProps) {
  const { t } = useLingui()
  const given = rests.map(({ amount, currency }) => amountText(amount, currency)).join(' · ')
  return (
    <>
      <Notice
        tone="waiting"
        title={t`You would lose what is left in your account`}
        action={<Link to="/quickpay">{t`Pay somebody`}</Link>}
      >
        {t`It would stay with us, and cannot be claimed back. You may pay it to another member instead.`}
      </Notice>
      <dl className="what-stays">
        {rests.map(({ amount, currency, fee }) => (
          <Given key={currency} amount={amountText(amount, currency)} fee={amountText(fee, currency)} />
        ))}
      </dl>
      <Checkbox
        label={t`I give up ${given}.`}
        name="give-up"
        checked={isAgreed}
        onChange={event => onAgree(event.currentTarget.checked)}
        error={error}
      />
    </>
  )
}

function Given({ amount, fee }: { amount: string; fee: string }) {
  const { t } = useLingui()
  return (
    <div>
      <dt>{amount}</dt>
      <dd>{t`Taking it out costs at least ${fee}.`}</dd>
    </div>
  )
}
