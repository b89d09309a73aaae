import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type Fact, Facts } from '../../../../parts/facts.tsx'
import { moneyRow, useAvailableAfter } from '../../../../parts/money-flow/money-rows.tsx'

type ReviewProps = {
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  /** Stands under the rest. */
  also?: readonly Fact[]
}

/** Summary of a send: address, network, cost, and the amount that arrives: the fee comes out of the amount. */
export function Review({ payee, checked, also = [] }: ReviewProps) {
  const { t } = useLingui()
  const { currency, amount, fee, arrives, balance } = checked
  const availableAfter = useAvailableAfter()
  return (
    <Facts
      rows={[
        { label: t`To`, value: payee.name },
        {
          label: t`Address`,
          value: <span className="mono break-anywhere">{payee.address}</span>,
        },
        { label: t`Network`, value: payee.network },
        moneyRow({ label: t`Taken from your wallet`, amount, currency }, 'strong'),
        moneyRow({ label: t`Fee, out of the amount`, amount: fee, currency }),
        moneyRow({ label: t`The address receives`, amount: arrives, currency }, 'sum'),
        availableAfter(balance, currency),
        ...also,
      ]}
    />
  )
}
