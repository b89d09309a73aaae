import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import { calendarMonthText, utcText } from '../../../i18n/time.ts'
import type { Column } from '../../../parts/column.ts'
import { Status } from '../../../parts/status.tsx'
import { personText } from '../../../platform/members/admin/member-link.tsx'
import { ClosePeriod } from './close-period.tsx'

/** A month of the books in a row: its state, its closer, and links to its figures. */
export function usePeriodColumns(): Column<wire.Period>[] {
  const { t } = useLingui()
  return [
    { key: 'month', head: t`Month`, cell: ({ month }) => <strong>{calendarMonthText(month)}</strong> },
    { key: 'status', head: t`State`, cell: period => <Standing {...period} /> },
    {
      key: 'closed',
      head: t`Closed`,
      cell: ({ closing }) => (closing ? <ClosedBy closing={closing} /> : <span className="quiet">–</span>),
    },
    {
      key: 'late',
      head: t`Late entries`,
      align: 'end',
      cell: ({ month, closing }) =>
        closing ? <Late month={month} count={closing.late} /> : <span className="quiet">–</span>,
    },
    {
      key: 'action',
      head: <span className="sr">{t`Action`}</span>,
      align: 'end',
      cell: row => <Act {...row} />,
    },
  ]
}

function Standing({ closing, closable }: wire.Period) {
  const { t } = useLingui()
  if (closing?.equal) return <Status state="settled">{t`Closed, as it was`}</Status>
  if (closing) return <Status state="wrong">{t`Differs from what was closed`}</Status>
  return (
    <Status state="waiting">
      {closable ? t`Open, to be closed` : t({ message: 'Open', context: 'month of the books' })}
    </Status>
  )
}

function ClosedBy({ closing }: { closing: wire.Closing }) {
  const { t } = useLingui()
  const [moment, by, event] = [
    utcText(closing.closed_date),
    personText(closing.closed_by_name, closing.closed_by),
    groupWhole(String(closing.events)),
  ]
  return (
    <span className="figures">
      {t`${moment} by ${by}`}
      <br />
      <span className="quiet">{t`Up to event ${event}`}</span>
    </span>
  )
}

function Late({ month, count }: { month: string; count: number }) {
  const shown = groupWhole(String(count))
  if (count === 0) return <span className="figures">{shown}</span>
  return (
    <Link to="/admin/postings" search={{ late_in: month }} className="figures">
      {shown}
    </Link>
  )
}

function Act({ month, status, closable, unreconciled }: wire.Period) {
  const { t } = useLingui()
  if (status === 'closed')
    return <Link to="/admin/trial-balance" search={{ period: month }}>{t`Trial balance`}</Link>
  return closable ? <ClosePeriod month={month} unreconciled={unreconciled} /> : null
}
