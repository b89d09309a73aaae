import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useIsNarrow } from '../../../parts/use-media.ts'
import { cancelTrade, openTradesQuery } from './queries.ts'
import { useOrderWords } from './words.tsx'
import '../../../parts/list.css'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'

/** The member's open orders, each with a way to cancel it. */
export function OpenOrders() {
  const { t } = useLingui()
  const { data } = useQuery(openTradesQuery)
  const isNarrow = useIsNarrow()
  if (!data || data.rows.length === 0) return null
  const Orders = isNarrow ? OrderCards : OrderTable
  return (
    <div className="mt-24">
      <Panel title={t`Open orders`} inset="flush">
        <Orders rows={data.rows} />
      </Panel>
    </div>
  )
}

type OrdersProps = { rows: readonly wire.Trade[] }

const Price = ({ order: { price, target } }: { order: wire.Trade }) => {
  const { t } = useLingui()
  return (
    <div className="quiet">
      {t`at`} <Money amount={price} currency={target} size="sm" exact />
    </div>
  )
}

const Left = ({ order: { left, base } }: { order: wire.Trade }) => (
  <Money amount={left} currency={base} exact isStrong />
)

function OrderTable({ rows }: OrdersProps) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  return (
    <table className="list">
      <caption className="sr">{t`Open orders`}</caption>
      <tbody>
        {rows.map(order => (
          <tr key={order.id}>
            <td>
              {orderWords(order)}
              <Price order={order} />
            </td>
            <td data-align="end">
              <Left order={order} />
            </td>
            <td data-align="end">
              <CancelOrder order={order} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A phone has no room for three columns. */
function OrderCards({ rows }: OrdersProps) {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  return (
    <ul className="bare-list cards" aria-label={t`Open orders`}>
      {rows.map(order => (
        <li key={order.id} className="card-row">
          <span>{orderWords(order)}</span>
          <Left order={order} />
          <Price order={order} />
          <span className="card-end">
            <CancelOrder order={order} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Cancels an open order, after saying what comes back. */
export function CancelOrder({ order }: { order: wire.Trade }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const cancel = useSubmit(cancelTrade, { onSuccess: () => setAsking(false) })
  const back = amountText(order.locked, order.locked_currency)
  return (
    <>
      <Button size="xs" variant="default" onClick={() => setAsking(true)}>
        {t`Cancel…`}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t`Cancel this order?`}
        confirmLabel={t`Cancel the order`}
        onConfirm={() => cancel.mutate(order.id)}
        onCancel={() => setAsking(false)}
        isBusy={cancel.isPending}
      >
        <p>{t`${back} comes back to your wallet at once. What has been filled stays filled.`}</p>
        <ProblemNotice of={cancel.error} />
      </Confirm>
    </>
  )
}
