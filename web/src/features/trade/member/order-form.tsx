import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import type { Problem } from '../../../client/problem.ts'
import { isZero } from '../../../i18n/amount.ts'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { aboveZero, type FormOf, useForm } from '../../../parts/form.tsx'
import { Money } from '../../../parts/money.tsx'
import { atAmount } from '../../../parts/money-flow/amount-rules.ts'
import { MoneyForm } from '../../../parts/money-flow/money-form.tsx'
import { goesOn, type Preview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { useAvailable } from '../../../platform/balances/member/use-available.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import type { Order } from './queries.ts'
import { WorseThanMarket } from './worse-than-market.tsx'

/** As many as a price may have. */
const PRICE_PLACES = 12
/** The code of an order for which the wallet holds too little. */
const NOT_ENOUGH = '-100'
/** The form says it at once. */
const isShort = (problem: Problem) => problem.kind === 'refused' && problem.code === NOT_ENOUGH

type Typed = Pick<Order, 'price' | 'amount'>

type OrderFormProps = {
  pairs: readonly wire.TradedPair[]
  pair: wire.TradedPair
  order: Order
  preview: Preview<wire.TradePreview>
  onPair: (id: string) => void
  onTyped: (typed: Typed) => void
  onNext: () => void
}

/** Which pair, at what price, how much. */
export function OrderForm({ pairs, pair, order, preview, onPair, onTyped, onNext }: OrderFormProps) {
  const { t } = useLingui()
  const available = useAvailable()
  const { type, price, amount } = order
  const form = useForm({
    kept: [{ price, amount }, onTyped],
    rules: { price: typed => isZero(typed) && msg`Enter a price above zero.`, amount: aboveZero },
    // A purchase is paid out of the other wallet than the one whose amount is typed.
    refused: problem => (isShort(problem) && type === 'sell' ? 'amount' : atAmount(problem)),
    body: typed => typed,
    send: goesOn(preview, onNext, isShort),
  })
  return (
    <MoneyForm form={form} label={t`Review the order`}>
      <PairAndPrice pair={pair} pairs={pairs} onPair={onPair} form={form} />
      <AmountInput order={order} form={form} />
      <Worth order={order} said={preview.said} available={available(pair.target)} />
      <WorseThanMarket worse={preview.said?.worse} />
    </MoneyForm>
  )
}

/** The worth of one base now, and a button that takes it for the limit; nothing while it is unknown. */
function MarketPrice({ pair, onUse }: { pair: wire.TradedPair; onUse: (price: string) => void }) {
  const { t } = useLingui()
  const { market, target } = pair
  if (market === null) return null
  return (
    <div className="row wrap apart">
      <span className="quiet">
        {t`Price now`} <Money amount={market} currency={target} size="sm" exact />
      </span>
      <button type="button" className="plain-button" onClick={() => onUse(market)}>
        {t`Use this price`}
      </button>
    </div>
  )
}

type WorthProps = { order: Order; said: wire.TradePreview | undefined; available: string | undefined }

/** Worth of the order, and the balance that pays a purchase. */
function Worth({ order: { type, target }, said, available }: WorthProps) {
  const { t } = useLingui()
  const row = (label: string, amount: string, isStrong = false): Fact => ({
    label,
    value: <Money amount={amount} currency={target} exact isStrong={isStrong} />,
  })
  return (
    <Facts
      rows={[
        row(type === 'buy' ? t`Costs at most` : t`Brings at least`, said?.worth ?? '0', true),
        type === 'buy' && available !== undefined && row(t`${target} available`, available),
      ]}
    />
  )
}

type PairAndPriceProps = Pick<OrderFormProps, 'pair' | 'pairs' | 'onPair'> & { form: FormOf<Typed> }

function PairAndPrice({ pair, pairs, onPair, form }: PairAndPriceProps) {
  const { t } = useLingui()
  const { base, target } = pair
  return (
    <>
      <NativeSelect
        label={t`Pair`}
        name="pair"
        value={pair.id}
        data={pairs.map(({ id, base, target }) => ({ value: id, label: `${base} / ${target}` }))}
        onChange={event => onPair(event.currentTarget.value)}
      />
      <MoneyInput
        {...form.field('price', t`Limit price of one ${base}`)}
        currency={target}
        places={PRICE_PLACES}
      />
      <MarketPrice pair={pair} onUse={price => form.change({ price })} />
    </>
  )
}

function AmountInput({ order, form }: Pick<OrderFormProps, 'order'> & { form: FormOf<Typed> }) {
  const { t } = useLingui()
  const places = usePlaces()
  const available = useAvailable()
  const { type, price, base, target } = order
  const most = useMost(isZero(price) ? undefined : { of: 'trade', type, base, target, price })
  return (
    <MoneyInput
      {...form.field('amount', type === 'buy' ? t`Amount to buy` : t`Amount to sell`)}
      currency={base}
      places={places(base)}
      available={type === 'sell' ? available(base) : undefined}
      most={most}
    />
  )
}
