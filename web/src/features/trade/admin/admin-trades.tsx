import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { type FormEvent, useState } from 'react'
import { noteDecided } from '../../../client/decided.ts'
import { problemOf } from '../../../client/problem.ts'
import { useProblemWords } from '../../../client/problem-words.ts'
import { useSubmit } from '../../../client/submit.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { DecidedNotice, useDecided } from '../../../parts/decided.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { InState, money } from '../../../parts/lists/columns.tsx'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { cancelTradeByAdmin, fillTrade } from '../member/queries.ts'
import { OrderWords, side, tradeStates } from '../member/words.tsx'

/** Orders of every member; a row opens what finance may do with it. */
export const AdminTrades = caseScreen('trade.all', {
  title: msg`Trades`,
  ranged: 'trade.all',
  stateField: 'status',
  states: tradeStates,
  filters: [side],
  what: row => <OrderWords {...row} />,
  columns: [money('price', 'target', msg`Limit price`, { sort: 'price' }), money('left', 'base', msg`Left`)],
  amountSort: 'amount',
  amount: ({ amount, base }) => <Money amount={amount} currency={base} size="sm" isStrong exact />,
  state: row => <InState {...tradeStates[row.status]} />,
  Below: ({ row }) => <TradeCase order={row} />,
  empty: { title: msg`No order yet` },
  opensWith: 'all',
  order: 'desc',
})

/** One order, and what finance may do with it. */
export function TradeCase({ order }: { order: wire.AdminTrade }) {
  const { t } = useLingui()
  const [pays, gets] = order.type === 'buy' ? [order.target, order.base] : [order.base, order.target]
  return (
    <div className="case">
      <Facts
        rows={[
          { label: t`Placed`, value: <UtcTime at={order.created_date} /> },
          { label: t`Paid`, value: <Money amount={order.paid} currency={pays} exact /> },
          { label: t`Received`, value: <Money amount={order.received} currency={gets} exact /> },
          {
            label: t`Still locked`,
            value: <Money amount={order.locked} currency={order.locked_currency} exact />,
          },
          order.reason !== null && { label: t`Reason`, value: order.reason },
        ]}
      />
      {order.status === 0 && (
        <May call="trade.complete">
          <Decision order={order} />
        </May>
      )}
    </div>
  )
}

function Decision({ order: { id, base, left } }: { order: wire.AdminTrade }) {
  const { t } = useLingui()
  const words = useProblemWords()
  const places = usePlaces()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isHeld = useBooksHold()
  const fill = useSubmit(fillTrade, {
    // Filled in part, or waiting for a second administrator, it is still open.
    onSuccess: ({ data, proposal }) => {
      if (!proposal && data[0]?.status === 1) noteDecided(id, 'filled')
    },
  })
  const cancel = useSubmit(cancelTradeByAdmin, { onSuccess: () => noteDecided(id, 'cancelled') })
  const failed = fill.error ?? cancel.error
  const cancelIt = () => {
    setChecked(true)
    if (!fill.isPending) fill.reset()
    if (reason.trim()) cancel.mutate({ id, reason: reason.trim() })
  }
  const fillIt = (event: FormEvent) => {
    event.preventDefault()
    if (!cancel.isPending) cancel.reset()
    fill.mutate({ id, amount: amount === '' ? undefined : amount })
  }
  const decided = useDecided(id)
  if (decided) return <DecidedNotice decided={decided} />
  return (
    <form onSubmit={fillIt} noValidate className="stack" style={{ gap: 12 }}>
      <MoneyInput
        label={t`Amount to fill; all that is left when empty`}
        name="amount"
        currency={base}
        places={places(base)}
        value={amount}
        onChange={setAmount}
        available={left}
        most={{ most: left, fee: null, fee_currency: '' }}
      />
      <TextInput
        label={t`Reason, if you cancel it`}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={event => setReason(event.currentTarget.value)}
        error={isChecked && !reason.trim() ? t`Say why, in words the member can act on.` : undefined}
      />
      {fill.data?.proposal && <WaitsForSecond />}
      {failed && <Notice tone="wrong" title={words(problemOf(failed))} isUrgent />}
      <BooksHold isHeld={isHeld} />
      <div className="row wrap" style={{ gap: 10 }}>
        <Button type="submit" loading={fill.isPending} disabled={isHeld}>
          {t`Fill at the limit price`}
        </Button>
        <Button variant="default" onClick={cancelIt} loading={cancel.isPending}>
          {t`Cancel the order`}
        </Button>
      </div>
    </form>
  )
}
