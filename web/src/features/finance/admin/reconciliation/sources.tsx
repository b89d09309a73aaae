import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import type { Column } from '../../../../parts/column.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { May } from '../../../../parts/may.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { sourcesQuery } from './queries.ts'
import { useFormatWords, useRuleWords } from './words.tsx'

type SourcesProps = { onNew: () => void; onEdit: (source: wire.StatementSource) => void }

/** Sources of statements, with the rules that match their lines. */
export function Sources({ onNew, onEdit }: SourcesProps) {
  const { t } = useLingui()
  const query = useQuery(sourcesQuery)
  const columns = useColumns(onEdit)
  const title = t`Sources of statements`
  return (
    <div className="mt-16">
      <Panel
        title={title}
        inset="flush"
        aside={
          <May call="finance.saveStatementSource">
            <Button size="sm" variant="default" onClick={onNew}>{t`New source`}</Button>
          </May>
        }
      >
        {!query.data ? (
          <WaitingInside query={query} />
        ) : query.data.length === 0 ? (
          <EmptyState title={t`No source has been saved yet.`} />
        ) : (
          <RowsTable caption={title} rows={query.data} columns={columns} rowKey={({ id }) => id} />
        )}
      </Panel>
    </div>
  )
}

function useColumns(onEdit: SourcesProps['onEdit']): Column<wire.StatementSource>[] {
  const { t } = useLingui()
  const accounts = useAccountWords()
  const formats = useFormatWords()
  return [
    { key: 'name', head: t`Name`, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'account',
      head: t({ message: 'Account', context: 'books' }),
      cell: ({ account, currency }) => `${accounts(account)}, ${currency}`,
    },
    { key: 'format', head: t`Format`, cell: ({ format }) => formats[format] },
    {
      key: 'rules',
      head: t`Rules, one after the other`,
      cell: ({ rules }) => <Rules rules={rules} />,
    },
    {
      key: 'action',
      head: <span className="sr">{t`Action`}</span>,
      align: 'end',
      cell: source => (
        <May call="finance.saveStatementSource">
          <Button size="xs" variant="default" onClick={() => onEdit(source)}>{t`Edit`}</Button>
        </May>
      ),
    },
  ]
}

/** The rules of a match, in words with their figures. */
export function Rules({ rules }: { rules: readonly wire.MatchingRule[] }) {
  const { t } = useLingui()
  const words = useRuleWords()
  return (
    <ol style={{ display: 'inline-block', margin: 0, paddingInlineStart: 18, textAlign: 'start' }}>
      {rules.map(({ by, days, tolerance }, at) => (
        <li key={`${at} ${by}`}>
          {words[by]}{' '}
          <span className="quiet figures">{t`within ${days} days, may differ by ${tolerance}`}</span>
        </li>
      ))}
    </ol>
  )
}
