import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Notice } from '../../../../parts/notice.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { useMessageWords } from './message-words.ts'

/** It tells of other notices, not of the file. */
const MORE: wire.StatementNoticeMessage = 'More remarks than are shown begin here; their number:'

/** Why a file was refused, line by line. */
export function FileProblems({ problems }: { problems: readonly wire.StatementProblem[] }) {
  const { t } = useLingui()
  return (
    <div className="stack gap-16">
      <Notice tone="wrong" title={t`This file was refused`}>
        {t`None of it was taken in. Correct these lines, or the columns of the source, and take the file in again.`}
      </Notice>
      <Panel inset="flush">
        <ProblemRows problems={problems} />
      </Panel>
    </div>
  )
}

/** Faults of a file by line and field. */
export function ProblemRows({ problems }: { problems: readonly wire.StatementProblem[] }) {
  const { t } = useLingui()
  return (
    <RowsTable
      caption={t`Lines to correct`}
      rows={problems}
      rowKey={({ line, field, message }) => `${line} ${field} ${message}`}
      columns={[
        { key: 'line', head: t`Line`, cell: ({ line }) => <span className="figures">{line}</span> },
        {
          key: 'field',
          head: t`Field`,
          cell: ({ field }) => <span className="mono">{field ?? ''}</span>,
        },
        { key: 'message', head: t`What is wrong`, cell: problem => <Problem problem={problem} /> },
      ]}
    />
  )
}

/** The remarks about a file that was taken in, line by line. */
export function FileNotices({ notices }: { notices: readonly wire.StatementProblem[] }) {
  const { t } = useLingui()
  if (notices.length === 0) return null
  return (
    <Notice tone="waiting" title={t`To be known about this file`}>
      {notices.map(notice => (
        <FileNotice key={`${notice.line} ${notice.field} ${notice.message}`} notice={notice} />
      ))}
    </Notice>
  )
}

function FileNotice({ notice }: { notice: wire.StatementProblem }) {
  const { t } = useLingui()
  const words = useMessageWords()
  const number = notice.line
  if (notice.message === MORE)
    return (
      <span className="block">
        {t`Line ${number}`} {words(MORE)} {notice.found}
      </span>
    )
  return (
    <span className="block">
      {t`Line ${number}`} <Problem problem={notice} />
    </span>
  )
}

/** A sentence, with what stands in the file and what was expected. */
function Problem({ problem: { message, found, expected } }: { problem: wire.StatementProblem }) {
  const { t } = useLingui()
  const words = useMessageWords()
  return (
    <span className="break-anywhere">
      {words(message)}
      {found !== undefined && (
        <span className="block">
          <span className="quiet">{t`In the file:`}</span> <span className="mono">{found}</span>
        </span>
      )}
      {expected !== undefined && (
        <span className="block">
          <span className="quiet">{t`Expected:`}</span> <span className="mono">{expected}</span>
        </span>
      )}
    </span>
  )
}
