import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { ClockTime } from '../../../parts/clock-time.tsx'
import { clock, custom, InState } from '../../../parts/lists/columns.tsx'
import { period, range, state } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { receipt } from '../../../platform/lines/member/receipt-column.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { CancelOrder } from './open-orders.tsx'
import { OrderWords, side, tradeStates } from './words.tsx'

/** The member's own orders, open and finished. */
export const TradeList = listScreen('trade.list', {
  title: msg`Orders`,
  Actions: ToTrade,
  audience: 'member',
  columns: [
    clock('created_date'),
    custom('what', msg`What`, order => (
      <>
        <Name {...order} />
        <div className="quiet" style={{ overflowWrap: 'anywhere' }}>
          <Outcome order={order} />
        </div>
      </>
    )),
    custom('state', msg`State`, order => <InState {...tradeStates[order.status]} />),
    custom('left', msg`Left`, ({ left, base }) => <Money amount={left} currency={base} exact />, {
      align: 'end',
    }),
    custom('amount', msg`Amount`, order => <Amount {...order} />, { align: 'end' }),
    custom('action', msg`Cancel`, order => isOpen(order) && <CancelOrder order={order} />, {
      isHeadHidden: true,
      align: 'end',
      holds: isOpen,
    }),
    receipt(({ id }) => ({ reference: id })),
  ],
  day: 'created_date',
  card: order => (
    <>
      <Name {...order} />
      <Amount {...order} />
      <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
        <Outcome order={order} />
      </span>
      <span className="card-wide row apart">
        <span>
          <ClockTime at={order.created_date} /> · <InState {...tradeStates[order.status]} />
        </span>
        {isOpen(order) && <CancelOrder order={order} />}
        <ReceiptButton wanted={{ reference: order.id }} />
      </span>
    </>
  ),
  filters: [period(), state('status', tradeStates), side, range('trade.list')],
  empty: { title: msg`No order yet`, text: msg`Orders you place stand here, open ones and filled ones.` },
  records: 'trades',
  everyMs: 10_000,
})

function ToTrade() {
  const { t } = useLingui()
  return <Link to="/trades/buy">{t`Trade`}</Link>
}

function isOpen({ status }: wire.Trade) {
  return status === 0
}

const Name = (order: wire.Trade) => (
  <LineLink id={`trade-placed:${order.id}`}>
    <OrderWords {...order} />
  </LineLink>
)

const Amount = ({ amount, base }: wire.Trade) => <Money amount={amount} currency={base} exact isStrong />

/** Limit price of an order, the amounts paid and received so far, and a reason if there is one. */
export function Outcome({ order }: { order: wire.Trade }) {
  const { t } = useLingui()
  const { type, base, target, price, filled, paid, received, reason } = order
  const [pays, gets] = type === 'buy' ? [target, base] : [base, target]
  return (
    <>
      {t`at`} <Money amount={price} currency={target} size="sm" exact />
      {Number(filled) > 0 && (
        <>
          {' · '}
          {t`paid`} <Money amount={paid} currency={pays} size="sm" exact />, {t`received`}{' '}
          <Money amount={received} currency={gets} size="sm" exact />
        </>
      )}
      {reason && <> · {reason}</>}
    </>
  )
}
