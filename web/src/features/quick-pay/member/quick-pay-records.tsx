import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { directions, quickPayStates } from '@strongroom/shared/words/quick-pay/record'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { descriptorsOf } from '../../../i18n/word.ts'
import { CardStanding } from '../../../parts/card-standing.tsx'
import { clock, custom, InState, statesOf } from '../../../parts/lists/columns.tsx'
import { choice, codeOf, period, range, search } from '../../../parts/lists/filters.tsx'
import { listScreen } from '../../../parts/lists/list-screen.tsx'
import { Money } from '../../../parts/money.tsx'
import { walletsQuery } from '../../../platform/balances/member/queries.ts'
import { ReceiptButton } from '../../../platform/lines/member/receipt-button.tsx'
import { receipt } from '../../../platform/lines/member/receipt-column.tsx'
import { RecordTabs } from '../../../platform/lines/member/record-tabs.tsx'
import { LineLink } from '../../../platform/lines/member/transaction/line-link.tsx'
import { useCounterpartyName } from '../../../platform/members/member/counterparty.tsx'

const useCodes = () => (useQuery(walletsQuery).data ?? []).map(({ currency }) => currency)

/** Every quick pay of the member, sent and received. */
export const QuickPayRecords = listScreen('quickPay.list', {
  title: msg`Records`,
  caption: msg`Quick pay`,
  Above: RecordTabs,
  audience: 'member',
  columns: [
    clock('created_date'),
    custom('other', msg`With`, payment => <Other payment={payment} />),
    custom('status', msg`State`, payment => <Arrival payment={payment} />),
    custom('amount', msg`Amount`, payment => <Amount payment={payment} />, { align: 'end' }),
    receipt(({ id }) => ({ reference: id })),
  ],
  day: 'created_date',
  card: payment => <PhoneRow payment={payment} />,
  rowKey: payment => `${payment.direction}:${payment.id}`,
  filters: [
    period(),
    range('quickPay.list'),
    choice('direction', msg`Direction`, msg`Sent and received`, descriptorsOf(directions)),
    codeOf('currency', msg`Currency`, msg`All currencies`, useCodes),
    search(msg`Search name, user ID, reference`),
  ],
  empty: { title: msg`No quick pay yet`, Action: ToPay },
  records: 'quick-pays',
  everyMs: 10_000,
})

function ToPay() {
  const { t } = useLingui()
  return <Button renderRoot={props => <Link {...props} to="/quickpay" />}>{t`Pay`}</Button>
}

function Other({ payment }: { payment: wire.QuickPay }) {
  const { t } = useLingui()
  const isSent = payment.direction === 'sent'
  const name = useCounterpartyName()(isSent ? payment.receiver_username : payment.sender_username)
  const uid = isSent ? payment.receiver : payment.sender
  return (
    <span>
      <LineLink id={`quick-pay-${payment.direction}:${uid}:${payment.id}`}>
        {isSent ? t`To ${name}` : t`From ${name}`}
      </LineLink>{' '}
      {name !== uid && <span className="quiet figures">{uid}</span>}
      {payment.note && <span className="quiet break-anywhere"> · {payment.note}</span>}
    </span>
  )
}

const Amount = ({ payment: { direction, amount, currency } }: { payment: wire.QuickPay }) => (
  <Money
    amount={direction === 'sent' ? `-${amount}` : amount}
    currency={currency}
    kind="flow"
    isStrong
    exact
  />
)

/** Whether a payment has reached its receiver, or has come back to its sender. */
export const Arrival = ({ payment }: { payment: wire.QuickPay }) => <InState {...STATES[payment.status]} />

const STATES = statesOf(quickPayStates, { 0: 'waiting', 1: 'settled', [-1]: 'reversed' })

function PhoneRow({ payment }: { payment: wire.QuickPay }) {
  return (
    <>
      <Other payment={payment} />
      <Amount payment={payment} />
      <CardStanding at={payment.created_date} end={<ReceiptButton wanted={{ reference: payment.id }} />}>
        <Arrival payment={payment} />
      </CardStanding>
    </>
  )
}
