import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../parts/amount.ts'
import { Confirm } from '../../../parts/confirm.tsx'
import { Money } from '../../../parts/money.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { cancelTrade, openTradesQuery } from './queries.ts'
import { useOrderWords } from './words.tsx'

/** The member's open orders, each with a way to cancel it. */
export function OpenOrders() {
  const { t } = useLingui()
  const orderWords = useOrderWords()
  const { data } = useQuery(openTradesQuery)
  if (!data || data.rows.length === 0) return null
  return (
    <div style={{ marginTop: 24 }}>
      <Panel title={t`Open orders`} inset="flush">
        <table className="list">
          <caption className="sr">{t`Open orders`}</caption>
          <tbody>
            {data.rows.map(order => (
              <tr key={order.id}>
                <td>
                  {orderWords(order)}
                  <div className="quiet">
                    {t`at`} <Money amount={order.price} currency={order.target} size="sm" exact />
                  </div>
                </td>
                <td data-align="end">
                  <Money amount={order.left} currency={order.base} exact isStrong />
                </td>
                <td data-align="end">
                  <CancelOrder order={order} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Panel>
    </div>
  )
}

/** Cancels an open order, after saying what comes back. */
export function CancelOrder({ order }: { order: wire.Trade }) {
  const { t } = useLingui()
  const words = useProblemWords()
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
        {cancel.isError && <Notice tone="wrong" title={words(problemOf(cancel.error))} isUrgent />}
      </Confirm>
    </>
  )
}
