import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Facts } from '../../../parts/facts.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'

type RecapProps = { bankName: string; checked: wire.WithdrawCheck }

/** Terms that the member approves with a code: bank account, amount, fee, and the balance left. */
export function Recap({ bankName, checked }: RecapProps) {
  const { t } = useLingui()
  const { currency, amount, fee, total, balance } = checked
  const availableAfter = useAvailableAfter()
  return (
    <Facts
      rows={[
        { label: t`To my bank account`, value: bankName },
        moneyRow({ label: t`The bank receives`, amount, currency }, 'strong'),
        moneyRow({ label: t`Fee`, amount: fee, currency }),
        moneyRow({ label: t`Leaves my balance`, amount: total, currency }, 'sum'),
        { label: t`Arrives`, value: t`In 3 to 6 business days` },
        availableAfter(balance, currency),
      ]}
    />
  )
}
