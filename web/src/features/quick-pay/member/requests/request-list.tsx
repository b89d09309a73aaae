import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { createContext, use } from 'react'
import { calendarDayText } from '../../../../i18n/time.ts'
import { CardStanding } from '../../../../parts/card-standing.tsx'
import { clock, custom, InState, money } from '../../../../parts/lists/columns.tsx'
import { choice, range, state } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Money } from '../../../../parts/money.tsx'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'
import { type OnPay, RequestActs } from './request-acts.tsx'
import { hasPayment, paymentOf } from './request-facts.tsx'
import { REQUEST_STATES, useRequestTitle } from './request-words.ts'

/** The act of the page around the list on a request that is to be paid. */
const OnPayContext = createContext<OnPay>(() => {})

/** The member's requests, received and sent, those that are over too. */
export const Requests = listScreen('quickPay.requests', {
  title: msg`Requests for money`,
  audience: 'member',
  columns: [
    clock('created_date'),
    custom('other', msg`With`, request => <Other request={request} />),
    custom('status', msg`State`, request => <Standing request={request} />),
    money('amount', 'currency', msg`Amount`, { isStrong: true }),
    custom('acts', msg`Action`, request => <Acts request={request} />, { isHeadHidden: true }),
  ],
  day: 'created_date',
  card: request => <PhoneRow request={request} />,
  rowKey: ({ direction, id }) => `${direction}:${id}`,
  filters: [
    choice('direction', msg`Direction`, msg`Sent and received`, { received: msg`To me`, sent: msg`By me` }),
    state('status', REQUEST_STATES),
    range('quickPay.requests'),
  ],
  empty: {
    title: msg`No requests yet`,
    text: msg`Ask another member for their share of a bill: they pay or decline.`,
  },
  everyMs: 10_000,
})

/** The requests, and the way to a new one. */
export function RequestList({ onAsk, onPay }: { onAsk: () => void; onPay: OnPay }) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <div>
        <Button onClick={onAsk}>{t`Ask for money`}</Button>
      </div>
      <OnPayContext value={onPay}>
        <Requests.Part />
      </OnPayContext>
    </div>
  )
}

type RequestProps = { request: wire.MoneyRequest }

const Acts = ({ request }: RequestProps) => <RequestActs request={request} onPay={use(OnPayContext)} />

function Other({ request }: RequestProps) {
  const { t } = useLingui()
  const title = useRequestTitle()
  const { id, uid, note, reason } = request
  return (
    <span>
      <Link to="/quickpay/requests/$id" params={{ id }} className="line-link">
        {title(request)}
      </Link>{' '}
      <span className="quiet figures">{uid}</span>
      {note && <span className="quiet block break-anywhere">{note}</span>}
      {reason && <span className="hint block break-anywhere">{t`Reason: ${reason}`}</span>}
    </span>
  )
}

function PhoneRow({ request }: RequestProps) {
  return (
    <>
      <Other request={request} />
      <Money amount={request.amount} currency={request.currency} isStrong exact />
      <CardStanding at={request.created_date}>
        <Standing request={request} />
      </CardStanding>
      <span className="card-wide">
        <Acts request={request} />
      </span>
    </>
  )
}

/** The state; a paid one leads to its payment, an open one says until when it can be paid. */
function Standing({ request }: RequestProps) {
  const { t } = useLingui()
  const until = calendarDayText(request.last_day)
  const shown = <InState {...REQUEST_STATES[request.status]} />
  if (request.status === 'open')
    return (
      <span>
        {shown} <span className="hint">{t`until ${until}`}</span>
      </span>
    )
  if (!hasPayment(request)) return shown
  return <LineLink id={paymentOf(request)}>{shown}</LineLink>
}
