import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button, TextInput } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { tradeKinds } from '@strongroom/shared/words/trade/record'
import { noteDecided } from '../../../client/decided.ts'
import { useSubmit } from '../../../client/submit.ts'
import { useWordsOf } from '../../../i18n/word.ts'
import { BooksHold, useBooksHold } from '../../../parts/books-hold.tsx'
import { DecidedNotice, useDecided } from '../../../parts/decided.tsx'
import { Facts } from '../../../parts/facts.tsx'
import { Form, useForm } from '../../../parts/form.tsx'
import { custom, InState, money } from '../../../parts/lists/columns.tsx'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { MoneyInput } from '../../../parts/money-input.tsx'
import { useReason } from '../../../parts/reason-field.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { usePlaces } from '../../../platform/balances/member/use-places.ts'
import { caseScreen } from '../../../platform/cases/admin/case-screen.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { cancelTradeByAdmin, fillTrade } from '../member/queries.ts'
import { kind, OrderWords, side, tradeStates } from '../member/words.tsx'

/** Orders of every member; a row opens what finance may do with it. */
export const AdminTrades = caseScreen('trade.all', {
  title: msg`Trades`,
  ranged: 'trade.all',
  stateField: 'status',
  states: tradeStates,
  filters: [side, kind],
  what: row => <OrderWords {...row} />,
  columns: [
    custom('kind', msg`Kind`, row => <Kind {...row} />),
    money('price', 'target', msg`Price`, { sort: 'price' }),
    money('left', 'base', msg`Left`),
  ],
  amountSort: 'amount',
  amount: ({ amount, base }) => <Money amount={amount} currency={base} size="sm" isStrong exact />,
  state: row => <InState {...tradeStates[row.status]} />,
  Below: ({ row }) => <TradeCase order={row} />,
  empty: { title: msg`No order yet` },
  opensWith: 'all',
  order: 'desc',
})

const Kind = ({ kind }: Pick<wire.AdminTrade, 'kind'>) => useWordsOf(tradeKinds)[kind]

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
  const places = usePlaces()
  const why = useReason()
  const isHeld = useBooksHold()
  const fill = useSubmit(fillTrade, {
    // Filled in part, or waiting for a second administrator, it is still open.
    onSuccess: ({ data, proposal }) => {
      if (!proposal && data[0]?.status === 1) noteDecided(id, 'filled')
    },
  })
  const cancel = useSubmit(cancelTradeByAdmin, { onSuccess: () => noteDecided(id, 'cancelled') })
  const cancelIt = () => {
    if (!fill.isPending) fill.reset()
    if (why.check()) cancel.mutate({ id, reason: why.text })
  }
  const fillIt = (asked: Parameters<typeof fillTrade>[0]) => {
    if (!cancel.isPending) cancel.reset()
    fill.mutate(asked)
  }
  const form = useForm({
    initial: { amount: '' },
    body: ({ amount }) => ({ id, amount: amount === '' ? undefined : amount }),
    send: { ...fill, mutate: fillIt, error: fill.error ?? cancel.error },
  })
  const decided = useDecided(id)
  if (decided) return <DecidedNotice decided={decided} />
  return (
    <Form
      form={form}
      className="stack gap-12"
      end={
        <>
          <BooksHold isHeld={isHeld} />
          <div className="row wrap gap-10">
            <Button type="submit" loading={form.isBusy} disabled={isHeld}>
              {t`Fill at the limit price`}
            </Button>
            <Button variant="default" onClick={cancelIt} loading={cancel.isPending}>
              {t`Cancel the order`}
            </Button>
          </div>
        </>
      }
    >
      <MoneyInput
        {...form.field('amount', t`Amount to fill; all that is left when empty`)}
        currency={base}
        places={places(base)}
        available={left}
        most={{ most: left, fee: null, fee_currency: '' }}
      />
      <TextInput
        label={t`Reason, if you cancel it`}
        name="reason"
        maxLength={500}
        value={why.field.value}
        onChange={event => why.field.onChange(event.currentTarget.value)}
        error={why.field.isMissing ? t`Say why, in words the member can act on.` : undefined}
      />
      {fill.data?.proposal && <WaitsForSecond />}
    </Form>
  )
}
