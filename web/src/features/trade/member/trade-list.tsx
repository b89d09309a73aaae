import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { isZero } from '../../../i18n/amount.ts'
import { custom, InState } from '../../../parts/lists/columns.tsx'
import { state } from '../../../parts/lists/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { recordScreen } from '../../../platform/lines/member/record-screen.tsx'
import { CancelOrder } from './open-orders.tsx'
import { kind, OrderWords, side, tradeStates } from './words.tsx'

/** The member's own orders, open and finished. */
export const TradeList = recordScreen('trade.list', {
  title: msg`Orders`,
  isAlone: true,
  Actions: ToTrade,
  what: order => <OrderWords {...order} />,
  detail: order => <Outcome order={order} />,
  state: order => <InState {...tradeStates[order.status]} />,
  columns: [
    custom('left', msg`Left`, ({ left, base }) => <Money amount={left} currency={base} exact />, {
      align: 'end',
    }),
  ],
  amount: ({ amount, base }) => <Money amount={amount} currency={base} exact isStrong />,
  action: {
    label: msg`Cancel`,
    isOffered: order => order.status === 0,
    of: order => order.status === 0 && <CancelOrder order={order} />,
  },
  filters: [state('status', tradeStates), side, kind],
  ranged: 'trade.list',
  line: ({ id, kind }) => `${kind === 'market' ? 'trade-paid' : 'trade-placed'}:${id}`,
  receipt: ({ id }) => ({ reference: id }),
  empty: { title: msg`No order yet`, text: msg`Your orders appear here, open and filled.` },
  records: 'trades',
})

function ToTrade() {
  const { t } = useLingui()
  return <Link to="/trades/buy">{t`Trade`}</Link>
}

/** Limit price of an order, or the price at which the market has filled it, the amounts paid and received so far, and a reason if there is one. */
export function Outcome({ order }: { order: wire.Trade }) {
  const { t } = useLingui()
  const { kind, type, base, target, price, filled, paid, received, fee, reason } = order
  const [pays, gets] = type === 'buy' ? [target, base] : [base, target]
  return (
    <>
      {kind === 'market' && <>{t`At the market`}, </>}
      {t`at`} <Money amount={price} currency={target} size="sm" exact />
      {Number(filled) > 0 && (
        <>
          {' · '}
          {t`paid`} <Money amount={paid} currency={pays} size="sm" exact />, {t`received`}{' '}
          <Money amount={received} currency={gets} size="sm" exact />
          {!isZero(fee) && (
            <>
              , {t`fee`} <Money amount={fee} currency={pays} size="sm" exact />
            </>
          )}
        </>
      )}
      {reason && <> · {reason}</>}
    </>
  )
}
