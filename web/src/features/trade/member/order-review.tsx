import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { Facts } from '../../../parts/facts.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { StepTitle } from '../../../parts/steps.tsx'
import { leftOf } from '../../wallet/member/limits.ts'
import { type Order, placeTrade } from './queries.ts'
import { useCost } from './use-cost.ts'
import { useOrderWords } from './words.tsx'

type OrderReviewProps = { order: Order; onBack: () => void; onPlaced: () => void }

/** What an order will cost or bring, before it is placed. */
export function OrderReview({ order, onBack, onPlaced }: OrderReviewProps) {
  const { t } = useLingui()
  const words = useProblemWords()
  const orderWords = useOrderWords()
  const place = useSubmit(placeTrade, { onSuccess: onPlaced })
  const { base, target, amount, price, type } = order
  const { worth, currency, cost, available } = useCost(order)
  return (
    <Panel>
      <StepTitle>{orderWords(order)}</StepTitle>
      <Facts
        rows={[
          { label: t`Amount`, value: <Money amount={amount} currency={base} exact isStrong /> },
          { label: t`Limit price`, value: <Money amount={price} currency={target} exact /> },
          {
            label: type === 'buy' ? t`Costs at most` : t`Brings at least`,
            value: <Money amount={worth} currency={target} exact isStrong />,
          },
          { label: t`Locked until it is filled`, value: <Money amount={cost} currency={currency} exact /> },
          available !== undefined && {
            label: t`${currency} available after`,
            value: <Money amount={leftOf(available, cost)} currency={currency} exact />,
          },
          { label: t`Fee`, value: t`None` },
        ]}
      />
      <p className="quiet" style={{ margin: '12px 0' }}>
        {t`The order is filled when the price reaches your limit. Until then you can cancel it, and what is locked comes back at once.`}
      </p>
      {place.isError && <Notice tone="wrong" title={words(problemOf(place.error))} isUrgent />}
      <div className="flow-actions">
        <Button variant="default" size="lg" onClick={onBack} disabled={place.isPending}>
          {t`Back`}
        </Button>
        <Button size="lg" loading={place.isPending} onClick={() => place.mutate(order)}>
          {t`Place the order`}
        </Button>
      </div>
    </Panel>
  )
}

/** That it has been placed, and is open. */
export function Placed({ order, onAgain }: { order: Order; onAgain: () => void }) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  return (
    <div className="stack">
      <StepTitle>{t`Order placed`}</StepTitle>
      <Notice tone="waiting" title={orderWords(order)} isUrgent>
        {t`It is open, and filled when the price reaches your limit.`}
      </Notice>
      <div className="flow-actions" style={{ marginTop: 0 }}>
        <Button variant="default" size="lg" onClick={onAgain}>
          {t`Place another`}
        </Button>
        <Button size="lg" renderRoot={props => <Link {...props} to="/trades/list" />}>
          {t`See my orders`}
        </Button>
      </div>
    </div>
  )
}
