import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useSubmit } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { FlowActions } from '../../../parts/money-flow/flow-actions.tsx'
import { moneyRow, useAvailableAfter } from '../../../parts/money-flow/money-rows.tsx'
import type { Preview } from '../../../parts/money-flow/use-preview.ts'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { OrderEnd } from './order-end.tsx'
import { type Order, placeTrade } from './queries.ts'
import { useOrderWords } from './words.tsx'
import { WorseThanMarket } from './worse-than-market.tsx'

type OrderReviewProps = {
  order: Order
  preview: Preview<wire.TradePreview>
  onBack: () => void
  onPlaced: () => void
}

/** Cost or proceeds of an order before it is placed, as the server would book them. */
export function OrderReview({ order, preview, onBack, onPlaced }: OrderReviewProps) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  const place = useSubmit(placeTrade, {
    onSuccess: onPlaced,
    onProblem: () => void preview.confirm(),
    asked: order,
  })
  return (
    <Panel>
      <StepTitle>{orderWords(order)}</StepTitle>
      {preview.said && <OrderFacts said={preview.said} />}
      <WorseThanMarket worse={preview.said?.worse} />
      <p className="quiet" style={{ margin: '12px 0' }}>
        {t`The order is filled when the price reaches your limit. Until then you can cancel it, and what is locked comes back at once.`}
      </p>
      <ProblemNotice of={place.error} />
      <FlowActions
        label={t`Place the order`}
        submit={place}
        isBusy={place.isPending}
        onBack={onBack}
        onNext={() => place.mutate(order)}
      />
    </Panel>
  )
}

function OrderFacts({ said }: { said: wire.TradePreview }) {
  const { t } = useLingui()
  const availableAfter = useAvailableAfter()
  const { type, base, target, amount, price, worth, locked, locked_currency, balance } = said
  const worthLabel = type === 'buy' ? t`Costs at most` : t`Brings at least`
  return (
    <Facts
      rows={[
        moneyRow({ label: t`Amount`, amount, currency: base }, 'strong'),
        moneyRow({ label: t`Limit price`, amount: price, currency: target }),
        moneyRow({ label: worthLabel, amount: worth, currency: target }, 'strong'),
        moneyRow({ label: t`Locked until it is filled`, amount: locked, currency: locked_currency }),
        availableAfter(balance, locked_currency),
        { label: t`Fee`, value: t`None` },
      ]}
    />
  )
}

/** That it has been placed, and is open. */
export function Placed({ order, onAgain }: { order: Order; onAgain: () => void }) {
  const { t } = useLingui()
  return (
    <OrderEnd
      title={t`Order placed`}
      tone="waiting"
      order={order}
      stands={t`It is open, and filled when the price reaches your limit.`}
      onAgain={onAgain}
    />
  )
}
