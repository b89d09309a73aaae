import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { Column } from '../../../parts/column.ts'
import { Facts } from '../../../parts/facts.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Status } from '../../../parts/status.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { OperationsPage } from './operations-page.tsx'
import { outboxesQuery } from './queries.ts'
import { Resend } from './resend.tsx'
import { useCount } from './use-group-words.ts'

/** Mail and messages to phones on their way, and those that were not taken. */
export function Outboxes() {
  const { t } = useLingui()
  const query = useQuery(outboxesQuery)
  const { data } = query
  return (
    <OperationsPage>
      {!data && <Waiting query={query} />}
      {data?.is_kept && (
        <Notice tone="locked" title={t`Nothing leaves this platform`}>
          {t`Mail and messages stand in the development mailbox instead, so they wait here for ever.`}
        </Notice>
      )}
      {data?.channels.map(each => (
        <Channel key={each.channel} channel={each} />
      ))}
      {data && <Unsent rows={data.unsent} />}
    </OperationsPage>
  )
}

/** Name of an outbox. */
function useChannelWords(): Readonly<Record<'mail' | 'sms', string>> {
  const { t } = useLingui()
  return { mail: t`Mail`, sms: t`Messages to phones` }
}

function Channel({ channel }: { channel: wire.OutboxRecord['channels'][number] }) {
  const { t } = useLingui()
  const words = useChannelWords()
  const count = useCount()
  const figure = (value: number) => <span className="figures">{count(value)}</span>
  return (
    <Panel title={words[channel.channel]}>
      <Facts
        rows={[
          { label: t({ message: 'Waiting', context: 'queue' }), value: figure(channel.waiting) },
          channel.oldest_date !== null && {
            label: t`The oldest waits since`,
            value: <UtcTime at={channel.oldest_date} />,
          },
          { label: t`Given up`, value: figure(channel.failed) },
        ]}
      />
    </Panel>
  )
}

function Unsent({ rows }: { rows: wire.OutboxRecord['unsent'] }) {
  const { t } = useLingui()
  const columns = useColumns()
  return (
    <Panel title={t`Tried in vain`} inset="flush">
      {rows.length === 0 ? (
        <EmptyState title={t`Everything that was tried was accepted`} />
      ) : (
        <RowsTable
          caption={t`Tried in vain`}
          rows={rows}
          rowKey={({ channel, id }) => `${channel} ${id}`}
          columns={columns}
        />
      )}
    </Panel>
  )
}

function useColumns(): Column<wire.OutboxRecord['unsent'][number]>[] {
  const { t } = useLingui()
  const words = useChannelWords()
  return [
    { key: 'what', head: t`Kind`, cell: ({ channel, about }) => `${words[channel]} · ${about}` },
    {
      key: 'at',
      head: t`Posted`,
      cell: ({ created_date }) => <UtcTime at={created_date} />,
    },
    {
      key: 'tries',
      head: t`Tries`,
      align: 'end',
      cell: ({ tries }) => <span className="figures">{tries}</span>,
    },
    {
      key: 'error',
      head: t`Reason`,
      cell: ({ error }) => <span className="mono">{error ?? '–'}</span>,
    },
    {
      key: 'next',
      head: t`Next try`,
      cell: ({ given_up, next_date }) =>
        given_up ? <Status state="wrong">{t`Given up`}</Status> : <UtcTime at={next_date} />,
    },
    {
      key: 'act',
      head: '',
      align: 'end',
      cell: ({ channel, id }) => <Resend channel={channel} id={id} />,
    },
  ]
}
