import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { MarketForm, type TypedMarket } from './market-form.tsx'
import { MarketFacts, MarketReview } from './market-review.tsx'
import { OpenOrders } from './open-orders.tsx'
import { OrderEnd } from './order-end.tsx'
import { PairPrices } from './pair-prices.tsx'
import { checkMarket, pairsQuery } from './queries.ts'

const STEPS = ['form', 'review', 'done'] as const
const NOTHING: TypedMarket = { by: 'pays', amount: '', slippage: '0.005' }

/** Buys or sells at once at the price of now: form, review of the figures of now, done. */
export function MarketTrade({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useLingui()
  const query = useQuery(pairsQuery)
  const pairs = query.data
  const [pairId, setPairId] = useState('')
  const [typed, setTyped] = useState(NOTHING)
  const [lost, setLost] = useState<wire.MarketPreview>()
  const [settled, setSettled] = useState<wire.Trade>()
  const pair = pairs?.find(({ id }) => id === pairId) ?? pairs?.[0]
  const { by, amount, slippage } = typed
  const asked =
    pair && !isZero(amount) && !settled
      ? { type: side, base: pair.base, target: pair.target, [by]: amount, slippage }
      : undefined
  const preview = usePreview('market', checkMarket, asked)
  const ready = { form: true, review: preview.said !== undefined, done: settled !== undefined }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  if (!pairs) return <Waiting query={query} />
  if (!pair) return <EmptyState title={t`Nothing is traded at present`} />
  const startAgain = () => {
    setTyped(NOTHING)
    setSettled(undefined)
    go('form', 'again')
  }
  return (
    <div className="form-and-list">
      <StepFlow at={at} labels={[t`Order`, t`Review`, t`Done`]}>
        {step === 'form' && (
          <MarketForm
            pairs={pairs}
            pair={pair}
            side={side}
            typed={typed}
            preview={preview}
            onPair={id => {
              setPairId(id)
              setLost(undefined)
            }}
            onTyped={next => {
              setTyped(next)
              setLost(undefined)
            }}
            onNext={() => go('review')}
          />
        )}
        {step === 'review' && (
          <MarketReview
            preview={preview}
            lost={lost}
            onLost={setLost}
            onBack={() => go('form')}
            onSettled={order => {
              setSettled(order)
              go('done', 'replace')
            }}
          />
        )}
        {step === 'done' && settled && <Settled order={settled} onAgain={startAgain} />}
      </StepFlow>
      <div className="form-and-list-rows">
        <PairPrices pair={pair} />
        <OpenOrders />
      </div>
    </div>
  )
}

/** That it has been filled, and with what. */
function Settled({ order, onAgain }: { order: wire.Trade; onAgain: () => void }) {
  const { t } = useLingui()
  const { type, base, target, price, paid, fee, received } = order
  const [pays, gets] = type === 'buy' ? [target, base] : [base, target]
  const said = { price, target, pays: paid, pays_currency: pays, fee, gets: received, gets_currency: gets }
  return (
    <OrderEnd
      title={t`Order filled`}
      tone="proven"
      order={order}
      stands={t`It is done, and final.`}
      onAgain={onAgain}
    >
      <MarketFacts said={said} />
    </OrderEnd>
  )
}
