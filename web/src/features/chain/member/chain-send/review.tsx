import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { type Fact, Facts } from '../../../../parts/facts.tsx'
import { Money } from '../../../../parts/money.tsx'

type ReviewProps = {
  payee: wire.BoundAddress
  checked: wire.ChainSendCheck
  /** Stands under the rest. */
  also?: readonly Fact[]
}

/** Where to, over which network, at what cost, and what arrives: the fee comes out of the amount. */
export function Review({ payee, checked, also = [] }: ReviewProps) {
  const { t } = useLingui()
  const { currency, amount, fee, arrives, balance } = checked
  const money = (of: string, isStrong = false) => (
    <Money amount={of} currency={currency} exact isStrong={isStrong} />
  )
  return (
    <Facts
      rows={[
        { label: t`To`, value: payee.name },
        {
          label: t`Address`,
          value: (
            <span className="mono" style={{ overflowWrap: 'anywhere' }}>
              {payee.address}
            </span>
          ),
        },
        { label: t`Network`, value: payee.network },
        { label: t`Taken from your wallet`, value: money(amount, true) },
        { label: t`Fee, out of the amount`, value: money(fee) },
        { label: t`The address receives`, value: money(arrives, true), kind: 'sum' },
        { label: t`${currency} available after`, value: money(balance) },
        ...also,
      ]}
    />
  )
}
