import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { aboveZero, useForm } from '../../../parts/form.tsx'
import { atAmount } from '../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { goesOn, type Preview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { percentOf } from '../../../parts/rate.ts'
import { useAvailable } from '../../../platform/balances/member/use-available.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { MarketFacts } from './market-review.tsx'

/** Shares by which the price may move until the order is filled. */
const SLIPPAGES = ['0.001', '0.005', '0.01', '0.05'] as const

/** The filled-in values: the amount that is paid, or that is to arrive. */
export type TypedMarket = { by: 'pays' | 'gets'; amount: string; slippage: (typeof SLIPPAGES)[number] }

type MarketFormProps = {
  pairs: readonly wire.TradedPair[]
  pair: wire.TradedPair
  side: 'buy' | 'sell'
  typed: TypedMarket
  preview: Preview<wire.MarketPreview>
  onPair: (id: string) => void
  onTyped: (typed: TypedMarket) => void
  onNext: () => void
}

/** Which pair, how much is paid or is to arrive, and how far the price may move. */
export function MarketForm({ pairs, pair, side, typed, preview, onPair, onTyped, onNext }: MarketFormProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const form = useForm({
    kept: [typed, onTyped],
    rules: { amount: aboveZero },
    refused: atAmount,
    body: all => all,
    send: goesOn(preview, onNext, () => false),
  })
  const { base, target } = pair
  const available = useAvailable()
  const most = useMost({ of: 'market-trade', type: side, base, target, by: typed.by })
  const [pays, gets] = side === 'buy' ? [target, base] : [base, target]
  const currency = typed.by === 'pays' ? pays : gets
  return (
    <MoneyForm form={form} label={t`Review the order`}>
      <NativeSelect
        label={t`Pair`}
        name="pair"
        value={pair.id}
        data={pairs.map(({ id, base, target }) => ({ value: id, label: `${base} / ${target}` }))}
        onChange={event => onPair(event.currentTarget.value)}
      />
      <NativeSelect
        {...form.text('by', t`Amount of`)}
        data={[
          { value: 'pays', label: t`what I pay, in ${pays}` },
          { value: 'gets', label: t`what arrives, in ${gets}` },
        ]}
      />
      <MoneyInput
        {...form.field('amount', t`Amount`)}
        currency={currency}
        places={places(currency)}
        available={typed.by === 'pays' ? available(pays) : undefined}
        most={most}
      />
      <NativeSelect
        {...form.text('slippage', t`Price may move by`)}
        data={SLIPPAGES.map(value => ({ value, label: percentOf(value) }))}
      />
      {preview.said && <MarketFacts said={preview.said} />}
    </MoneyForm>
  )
}
