import { useLingui } from '@lingui/react/macro'
import { Button, NativeSelect } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { Page } from '../../../app/shell/page.tsx'
import { useProblemWords } from '../../../client/problem-words.ts'
import { amountText, isZero } from '../../../parts/amount.ts'
import { Facts } from '../../../parts/facts.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../account/member/locked-feature.tsx'
import { walletAccess } from '../../account/member/queries.ts'
import '../../../parts/list.css'
import { Tabs } from '../../../parts/tabs.tsx'
import { isBelow } from '../../wallet/member/limits.ts'
import { usePlaces } from '../../wallet/member/use-places.ts'
import { OpenOrders } from './open-orders.tsx'
import { OrderReview, Placed } from './order-review.tsx'
import { type Order, pairsQuery } from './queries.ts'
import { useCost } from './use-cost.ts'

const STEPS = ['form', 'review', 'done'] as const
/** As many as a price may have. */
const PRICE_PLACES = 12

/** Buys or sells at a limit: form, review, done; and the orders that are open. */
export function Trade({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useLingui()
  return (
    <Page title={t`Trade`} actions={<Link to="/trades/list">{t`Orders`}</Link>}>
      <WarmUp access={walletAccess}>
        <Tabs label={t`Side`} over="flow">
          <Link to="/trades/buy" className="chip">{t`Buy`}</Link>
          <Link to="/trades/sell" className="chip">{t`Sell`}</Link>
        </Tabs>
        <TradeFlow key={side} side={side} />
        <OpenOrders />
      </WarmUp>
    </Page>
  )
}

function TradeFlow({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useLingui()
  const query = useQuery(pairsQuery)
  const pairs = query.data
  const [pairId, setPairId] = useState('')
  const [typed, setTyped] = useState({ price: '', amount: '' })
  const [isPlaced, setPlaced] = useState(false)
  const pair = pairs?.find(({ id }) => id === pairId) ?? pairs?.[0]
  const isTyped = !isZero(typed.amount) && !isZero(typed.price)
  const { step, at, go } = useStep(
    STEPS,
    candidate => candidate === 'form' || (candidate === 'review' ? isTyped : isPlaced),
  )
  if (!pairs) return <Waiting query={query} />
  if (!pair) return <EmptyState title={t`Nothing is traded at present`} />
  const order: Order = { type: side, base: pair.base, target: pair.target, ...typed }
  return (
    <StepFlow at={at} labels={[t`Order`, t`Review`, t`Done`]}>
      {step === 'form' && (
        <OrderForm
          pairs={pairs}
          pair={pair}
          order={order}
          onPair={setPairId}
          onTyped={next => setTyped(kept => ({ ...kept, ...next }))}
          onNext={() => go('review')}
        />
      )}
      {step === 'review' && (
        <OrderReview
          order={order}
          onBack={() => go('form')}
          onPlaced={() => {
            setPlaced(true)
            go('done', 'replace')
          }}
        />
      )}
      {step === 'done' && (
        <Placed
          order={order}
          onAgain={() => {
            setTyped({ price: '', amount: '' })
            setPlaced(false)
            go('form', 'replace')
          }}
        />
      )}
    </StepFlow>
  )
}

type OrderFormProps = {
  pairs: readonly wire.TradePair[]
  pair: wire.TradePair
  order: Order
  onPair: (id: string) => void
  onTyped: (typed: { price?: string; amount?: string }) => void
  onNext: () => void
}

function OrderForm({ pairs, pair, order, onPair, onTyped, onNext }: OrderFormProps) {
  const { t } = useLingui()
  const places = usePlaces()
  const words = useProblemWords()
  const [isChecked, setChecked] = useState(false)
  const { base, target, minimum } = pair
  const { worth, currency, available, short } = useCost(order)
  const least = amountText(minimum, base)
  const isTooSmall = isBelow(order.amount, minimum)
  const shortError = short
    ? words({ kind: 'refused', code: 'INSUFFICIENT_FUNDS', message: '', details: { currency, short } })
    : undefined
  const amountError =
    isChecked && isZero(order.amount)
      ? t`Enter an amount above zero.`
      : isChecked && isTooSmall
        ? t`The smallest order is ${least}.`
        : order.type === 'sell'
          ? shortError
          : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!short && !isTooSmall && !isZero(order.amount) && !isZero(order.price)) onNext()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        <div className="stack">
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
          <MoneyInput
            label={order.type === 'buy' ? t`Amount to buy` : t`Amount to sell`}
            name="amount"
            currency={base}
            places={places(base)}
            value={order.amount}
            onChange={amount => onTyped({ amount })}
            available={order.type === 'sell' ? available : undefined}
            error={amountError}
          />
          <Facts
            rows={[
              {
                label: order.type === 'buy' ? t`Costs at most` : t`Brings at least`,
                value: <Money amount={worth} currency={target} exact isStrong />,
              },
              order.type === 'buy' &&
                available !== undefined && {
                  label: t`${target} available`,
                  value: <Money amount={available} currency={target} exact />,
                },
            ]}
          />
          {order.type === 'buy' && shortError && <Notice tone="wrong" title={shortError} />}
        </div>
      </Panel>
      <div className="flow-actions">
        <Button type="submit" size="lg">
          {t`Review the order`}
        </Button>
      </div>
    </form>
  )
}
