import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'

type RecapProps = { bankName: string; checked: wire.WithdrawCheck }

/** What is approved with a code: where to, how much, at what cost, and what is left. */
export function Recap({ bankName, checked }: RecapProps) {
  const { t } = useLingui()
  const { currency, amount, fee, total, balance } = checked
  return (
    <Facts
      rows={[
        { label: t`To my bank account`, value: bankName },
        {
          label: t`The bank receives`,
          value: <Money amount={amount} currency={currency} exact isStrong />,
        },
        { label: t`Fee`, value: <Money amount={fee} currency={currency} exact /> },
        {
          label: t`Leaves my balance`,
          value: <Money amount={total} currency={currency} exact isStrong />,
          kind: 'sum',
        },
        { label: t`Arrives`, value: t`In 3 to 6 business days` },
        {
          label: t`${currency} available after`,
          value: <Money amount={balance} currency={currency} exact />,
        },
      ]}
    />
  )
}
