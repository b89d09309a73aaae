import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isAboutAmount } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { isZero } from '../../../i18n/amount.ts'
import { type Fact, Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import type { Preview } from '../../../parts/money-flow/use-preview.ts'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { useMost } from '../../../platform/balances/member/use-most.ts'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import type { Order } from './queries.ts'
import { WorseThanMarket } from './worse-than-market.tsx'

/** As many as a price may have. */
const PRICE_PLACES = 12
/** The code of an order for which the wallet holds too little. */
const NOT_ENOUGH = '-100'

type OrderFormProps = {
  pairs: readonly wire.TradedPair[]
  pair: wire.TradedPair
  order: Order
  preview: Preview<wire.TradePreview>
  onPair: (id: string) => void
  onTyped: (typed: { price?: string; amount?: string }) => void
  onNext: () => void
}

/** Errors of the amount, and of anything else. The form says at once that the wallet holds too little. */
function useOrderErrors({ order, preview }: Pick<OrderFormProps, 'order' | 'preview'>, isChecked: boolean) {
  const { t } = useLingui()
  const words = useProblemWords()
  const { problem } = preview
  if (isZero(order.amount)) return { amount: isChecked ? t`Enter an amount above zero.` : undefined }
  if (!problem) return {}
  const isShort = problem.kind === 'refused' && problem.code === NOT_ENOUGH
  if (isShort) return order.type === 'sell' ? { amount: words(problem) } : { other: words(problem) }
  if (!isChecked) return {}
  return isAboutAmount(problem) ? { amount: words(problem) } : { other: words(problem) }
}

/** Which pair, at what price, how much. */
export function OrderForm({ pairs, pair, order, preview, onPair, onTyped, onNext }: OrderFormProps) {
  const { t } = useLingui()
  const [isChecked, setChecked] = useState(false)
  const errors = useOrderErrors({ order, preview }, isChecked)
  const available = useAvailable()
  const { target } = pair
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (isZero(order.amount) || isZero(order.price)) return
    if (!(await preview.confirm())) onNext()
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Panel>
        <div className="stack">
          <PairAndPrice
            pair={pair}
            pairs={pairs}
            onPair={onPair}
            order={order}
            onTyped={onTyped}
            isChecked={isChecked}
          />
          <AmountInput order={order} onTyped={onTyped} errors={errors} pair={pair} />
          <Worth order={order} said={preview.said} available={available(target)} />
          <WorseThanMarket worse={preview.said?.worse} />
          {errors.other && <Notice tone="wrong" title={errors.other} />}
        </div>
      </Panel>
      <FlowActions label={t`Review the order`} isBusy={isChecked && preview.isAsking && !preview.said} />
    </form>
  )
}

/** Available balance of a wallet; nothing while it is unknown. */
function useAvailable() {
  const { data: wallets } = useQuery(walletsQuery)
  return (currency: string) => wallets && (wallets.find(row => row.currency === currency)?.amount ?? '0')
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

type PairAndPriceProps = Pick<OrderFormProps, 'pair' | 'pairs' | 'onPair' | 'order' | 'onTyped'> & {
  isChecked: boolean
}

function PairAndPrice({ pair, pairs, onPair, order, onTyped, isChecked }: PairAndPriceProps) {
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
        label={t`Limit price of one ${base}`}
        name="price"
        currency={target}
        places={PRICE_PLACES}
        value={order.price}
        onChange={price => onTyped({ price })}
        error={isChecked && isZero(order.price) ? t`Enter a price above zero.` : undefined}
      />
      <MarketPrice pair={pair} onUse={price => onTyped({ price })} />
    </>
  )
}

type AmountInputProps = Pick<OrderFormProps, 'order' | 'onTyped' | 'pair'> & {
  errors: ReturnType<typeof useOrderErrors>
}

function AmountInput({ order, onTyped, errors, pair }: AmountInputProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const available = useAvailable()
  const { base, target } = pair
  const { type, price } = order
  const most = useMost(isZero(price) ? undefined : { of: 'trade', type, base, target, price })
  return (
    <MoneyInput
      label={order.type === 'buy' ? t`Amount to buy` : t`Amount to sell`}
      name="amount"
      currency={base}
      places={places(base)}
      value={order.amount}
      onChange={amount => onTyped({ amount })}
      available={order.type === 'sell' ? available(base) : undefined}
      most={most}
      error={errors.amount}
    />
  )
}
