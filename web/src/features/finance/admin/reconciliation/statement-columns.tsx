import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../../i18n/amount.ts'
import { dayRangeText } from '../../../../i18n/time.ts'
import type { Column } from '../../../../parts/column.ts'
import { Status } from '../../../../parts/status.tsx'
import { UtcTime } from '../../../../parts/utc-time.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { useStatusWords } from './words.tsx'

const figure = (count: number) => <span className="figures">{groupWhole(String(count))}</span>

/** A statement in a row: its source and days, what is matched, and what is left to do. */
export function useStatementColumns(): Column<wire.Statement>[] {
  const { t } = useLingui()
  const status = useStatusWords()
  return [
    {
      key: 'file',
      head: t({ message: 'Statement', context: 'from outside' }),
      cell: ({ id, file_name, source_name, account }) => (
        <FileCell id={id} file_name={file_name} source_name={source_name} account={account} />
      ),
    },
    {
      key: 'days',
      head: t`Days (UTC)`,
      cell: ({ first_day, last_day, created_date }) => (
        <span className="figures quiet">
          {first_day && last_day ? dayRangeText(first_day, last_day) : <UtcTime at={created_date} />}
        </span>
      ),
    },
    { key: 'lines', head: t`Lines`, align: 'end', cell: ({ lines }) => figure(lines) },
    {
      key: 'matched',
      head: t({ message: 'Matched', context: 'statement' }),
      align: 'end',
      cell: ({ matched }) => figure(matched),
    },
    {
      key: 'open',
      head: t({ message: 'Open', context: 'item of a statement' }),
      align: 'end',
      cell: ({ open_lines, open_entries }) => figure(open_lines + open_entries),
    },
    { key: 'differing', head: t`Differences`, align: 'end', cell: ({ differing }) => figure(differing) },
    {
      key: 'status',
      head: t`State`,
      align: 'end',
      cell: statement => {
        const [state, words] = status(statement)
        return <Status state={state}>{words}</Status>
      },
    },
  ]
}

type FileCellProps = {
  id: string
  file_name: string
  source_name: string
  account: wire.Statement['account']
}

function FileCell({ id, file_name, source_name, account }: FileCellProps) {
  const accounts = useAccountWords()
  return (
    <span>
      <Link to="/admin/reconciliation/$id" params={{ id }} className="row-link">
        {file_name}
      </Link>
      <br />
      <span className="quiet">
        {source_name} · {accounts(account)}
      </span>
    </span>
  )
}
