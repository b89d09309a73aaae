import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import type { Column } from '../../../parts/column.ts'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'

/** The mails of a request, and those that the members concerned were sent around that time: which letters, never their text. */
export function MailsSeen({ mails }: { mails: readonly wire.MailSeen[] }) {
  const { t } = useLingui()
  const title = t`Mails of this request, and others to its members around that time`
  // Several mails of one kind may be posted to a member in one instant: only their places tell them apart.
  const rows = mails.map((mail, place) => ({ ...mail, place }))
  const columns: Column<wire.MailSeen>[] = [
    { key: 'letter', head: t`Letter`, cell: ({ letter }) => <span className="mono">{letter}</span> },
    {
      key: 'of',
      head: t`Belongs to`,
      cell: ({ of_request }) =>
        of_request ? t`this request` : <span className="quiet">{t`posted around that time`}</span>,
    },
    { key: 'uid', head: t`User ID`, cell: ({ uid }) => <span className="figures">{uid}</span> },
    {
      key: 'posted',
      head: t`Posted`,
      cell: ({ created_date }) => <UtcTime at={created_date} />,
    },
    {
      key: 'sent',
      head: t`Taken by the mail server`,
      cell: ({ sent_date }) => (sent_date ? <UtcTime at={sent_date} /> : t`not yet`),
    },
  ]
  return (
    <Panel title={title} inset="flush">
      {mails.length === 0 ? (
        <p className="quiet" style={{ padding: '0 20px 14px' }}>{t`None`}</p>
      ) : (
        <RowsTable caption={title} columns={columns} rows={rows} rowKey={({ place }) => String(place)} />
      )}
    </Panel>
  )
}
