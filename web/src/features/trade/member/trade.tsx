import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isZero } from '../../../i18n/amount.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { usePreview } from '../../../parts/money-flow/use-preview.ts'
import { Page } from '../../../parts/page/page.tsx'
import { StepFlow } from '../../../parts/steps.tsx'
import { useStep } from '../../../parts/use-step.ts'
import { Waiting } from '../../../parts/waiting.tsx'
import { WarmUp } from '../../../platform/members/member/locked-feature.tsx'
import { walletAccess } from '../../../platform/members/member/queries.ts'
import '../../../parts/form-and-list.css'
import '../../../parts/list.css'
import { Tabs } from '../../../parts/tabs.tsx'
import { MarketTrade } from './market-trade.tsx'
import { OpenOrders } from './open-orders.tsx'
import { OrderForm } from './order-form.tsx'
import { OrderReview, Placed } from './order-review.tsx'
import { PairPrices } from './pair-prices.tsx'
import { checkTrade, type Order, pairsQuery } from './queries.ts'

const STEPS = ['form', 'review', 'done'] as const

/** Buys or sells at a limit or at the market: form, review, done; and the orders that are open. */
export function Trade({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useLingui()
  return (
    <Page title={t`Trade`} actions={<Link to="/trades/list">{t`Orders`}</Link>}>
      <WarmUp access={walletAccess}>
        <Tabs label={t`Side`}>
          <Link to="/trades/buy" className="chip">{t`Buy`}</Link>
          <Link to="/trades/sell" className="chip">{t`Sell`}</Link>
        </Tabs>
        <Ways key={side} side={side} />
      </WarmUp>
    </Page>
  )
}

/** At a limit, or at once at the price of now. */
function Ways({ side }: { side: 'buy' | 'sell' }) {
  const { t } = useLingui()
  const [isAtMarket, setAtMarket] = useState(false)
  return (
    <>
      <fieldset className="ranges mb-16" aria-label={t`Kind of order`}>
        <button type="button" aria-pressed={!isAtMarket} onClick={() => setAtMarket(false)}>
          {t`At a limit`}
        </button>
        <button type="button" aria-pressed={isAtMarket} onClick={() => setAtMarket(true)}>
          {t`At the market`}
        </button>
      </fieldset>
      {isAtMarket ? <MarketTrade side={side} /> : <TradeFlow side={side} />}
    </>
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
  const order: Order | undefined = pair && { type: side, base: pair.base, target: pair.target, ...typed }
  const preview = usePreview('trade', checkTrade, isTyped && !isPlaced ? order : undefined)
  const ready = { form: true, review: preview.said !== undefined, done: isPlaced }
  const { step, at, go } = useStep(STEPS, candidate => ready[candidate])
  if (!pairs) return <Waiting query={query} />
  if (!pair || !order)
    return (
      <>
        <EmptyState title={t`Nothing is traded at present`} />
        <OpenOrders />
      </>
    )
  const startAgain = () => {
    setTyped({ price: '', amount: '' })
    setPlaced(false)
    go('form', 'again')
  }
  return (
    <div className="form-and-list">
      <StepFlow at={at} labels={[t`Order`, t`Review`, t`Done`]}>
        {step === 'form' && (
          <OrderForm
            pairs={pairs}
            pair={pair}
            order={order}
            preview={preview}
            onPair={setPairId}
            onTyped={setTyped}
            onNext={() => go('review')}
          />
        )}
        {step === 'review' && (
          <OrderReview
            order={order}
            preview={preview}
            onBack={() => go('form')}
            onPlaced={() => {
              setPlaced(true)
              go('done', 'replace')
            }}
          />
        )}
        {step === 'done' && <Placed order={order} onAgain={startAgain} />}
      </StepFlow>
      <div className="form-and-list-rows">
        <PairPrices pair={pair} />
        <OpenOrders />
      </div>
    </div>
  )
}
