import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { calendarDayText, instantText } from '../../../../i18n/time.ts'
import type { Fact } from '../../../../parts/facts.tsx'
import { useReferenceRow } from '../../../../parts/money-flow/money-rows.tsx'
import { LineLink } from '../../../../platform/lines/member/transaction/line-link.tsx'
import { Counterparty } from '../../../../platform/members/member/counterparty.tsx'

/** The line of the reader's statement that is the payment of a request; it has the request's id. */
export const paymentOf = ({ direction, uid, id }: wire.MoneyRequest): string =>
  `quick-pay-${direction === 'received' ? 'sent' : 'received'}:${uid}:${id}`

/** Whether the reader's statement has the payment: one that came back was never received. */
export const hasPayment = ({ status, direction }: wire.MoneyRequest): boolean =>
  status === 'paid' || (status === 'returned' && direction === 'received')

/** The facts of a request, the most asked for first. */
export function useRequestFacts(request: wire.MoneyRequest): readonly (Fact | false)[] {
  const { t } = useLingui()
  const reference = useReferenceRow()
  const { direction, uid, username, note, reason, status, last_day, created_date, id } = request
  const text = (label: string, value: string | null): Fact | false =>
    Boolean(value) && { label, value: <span className="break-anywhere">{value}</span> }
  return [
    {
      label: direction === 'received' ? t`Asked by` : t`Asked of`,
      value: <Counterparty uid={uid} name={username} />,
    },
    text(t`Note`, note),
    text(t`Reason`, reason),
    { label: t`Asked on`, value: <span className="figures">{instantText(created_date)}</span> },
    status === 'open' && {
      label: t`Can be paid until`,
      value: <span className="figures">{calendarDayText(last_day)}</span>,
    },
    hasPayment(request) && {
      label: t`Payment`,
      value: <LineLink id={paymentOf(request)}>{t`Open the payment`}</LineLink>,
    },
    reference(id),
  ]
}
