import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'

/** Why a file was refused, line by line. */
export function FileProblems({ problems }: { problems: readonly wire.StatementProblem[] }) {
  const { t } = useLingui()
  const words = useMessageWords()
  return (
    <div className="stack" style={{ gap: 16 }}>
      <Notice tone="wrong" title={t`This file was refused`}>
        {t`Nothing of it was taken in. Mend these lines, or the columns of the source, and take the file in again.`}
      </Notice>
      <Panel inset="flush">
        <RowsTable
          caption={t`Lines to be mended`}
          rows={problems}
          rowKey={({ line, field, message }) => `${line} ${field} ${message}`}
          columns={[
            { key: 'line', head: t`Line`, cell: ({ line }) => <span className="figures">{line}</span> },
            {
              key: 'field',
              head: t`Field`,
              cell: ({ field }) => <span className="mono">{field ?? ''}</span>,
            },
            { key: 'message', head: t`What is wrong`, cell: ({ message }) => words(message) },
          ]}
        />
      </Panel>
    </div>
  )
}

function useMessageWords(): (message: string) => string {
  const { t } = useLingui()
  const words: Readonly<Record<string, string>> = {
    'Not a day of the calendar': t`Not a day of the calendar`,
    'Not an amount': t`Not an amount`,
    'Not a currency code': t`Not a currency code`,
    'This column is missing': t`This column is missing`,
    'There is no booked line in this file': t`There is no booked line in this file`,
    'A file has at most 200,000 lines': t`A file has at most 200,000 lines`,
    'This line does not have the columns of the head': t`This line does not have the columns of the head`,
    'Its opening balance and its lines do not come to its closing balance': t`Its opening balance and its lines do not come to its closing balance`,
    'Not a balance': t`Not a balance`,
    'Not a line of a statement': t`Not a line of a statement`,
    'This is not well-formed XML': t`This is not well-formed XML`,
    'A statement has no document type': t`A statement has no document type`,
    'This is no camt.053: it has no statement': t`This is no camt.053: it has no statement`,
    'This is no OFX: it has no statement': t`This is no OFX: it has no statement`,
  }
  return message => words[message] ?? message
}
