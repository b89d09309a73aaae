import { useLingui } from '@lingui/react/macro'
import { Checkbox, NativeSelect } from '@mantine/core'
import { statementEncodings, type wire } from '@strongroom/shared'
import { calendarDayText } from '../../../../i18n/time.ts'
import { chosenOf } from '../../../../parts/chosen.ts'
import { Money } from '../../../../parts/money.tsx'
import { Notice } from '../../../../parts/notice.tsx'
import { RowsTable } from '../../../../parts/rows-table.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { ColumnUses } from './column-uses.tsx'
import { FileNotices, ProblemRows } from './file-problems.tsx'
import { WrittenFields } from './mapping-fields.tsx'
import { OpenQuestions } from './open-questions.tsx'
import type { FileImport, SaidOfFile } from './use-file-import.ts'
import { useFormatWords } from './words.tsx'

type FileLookProps = {
  look: FileImport
  said: SaidOfFile
  change: (next: Partial<SaidOfFile>) => void
  source: wire.StatementSource | undefined
}

/** A file before it is taken in: what it asks, its first lines as they would be taken, and its columns to correct. */
export function FileLook({ look, said, change, source }: FileLookProps) {
  if (!said.file) return null
  if (look.begins === null) return <WhichEncoding said={said} change={change} />
  if (!look.shown) return <WaitingInside query={look.query} />
  const isCsv = look.shown.format === 'csv'
  const isOther = source !== undefined && source.format !== look.shown.format
  if (isOther) return <OtherFormat found={look.shown.format} wanted={source.format} />
  return (
    <div className="stack gap-16">
      <OpenQuestions
        look={look}
        onAnswer={(doubt, answer) => change({ ...answer, answered: [...said.answered, doubt] })}
      />
      <Lines shown={look.shown} />
      {isCsv && <Correct look={look} change={change} isOpen={source === undefined} />}
    </div>
  )
}

function WhichEncoding({ said, change }: Pick<FileLookProps, 'said' | 'change'>) {
  const { t } = useLingui()
  return (
    <div className="stack gap-12">
      <Notice tone="wrong" title={t`This file does not tell its encoding`}>
        {t`If it is text, choose the encoding in which its words are right. An archive, a PDF or a workbook has to be saved as text first.`}
      </Notice>
      <NativeSelect
        label={t`Encoding`}
        name="encoding"
        value={said.encoding ?? ''}
        data={[{ value: '', label: t`Choose` }, ...statementEncodings]}
        onChange={event => change({ encoding: chosenOf(statementEncodings, event.currentTarget.value) })}
      />
    </div>
  )
}

type OtherFormatProps = { found: wire.StatementFormat; wanted: wire.StatementFormat }

function OtherFormat({ found, wanted }: OtherFormatProps) {
  const { t } = useLingui()
  const formats = useFormatWords()
  return (
    <Notice tone="wrong" title={t`This file is of another format than the source`}>
      {t`The file looks like ${formats[found]}; the source sends ${formats[wanted]}. Choose another source, or another file.`}
    </Notice>
  )
}

function Lines({ shown }: { shown: wire.ProposedMapping }) {
  const { t } = useLingui()
  const { lines, problems, notices, count, count_in, count_out } = shown
  return (
    <div className="stack gap-12">
      <FileNotices notices={notices} />
      {problems.length > 0 && (
        <>
          <Notice tone="wrong" title={t`So the file would be refused`} />
          <ProblemRows problems={problems} />
        </>
      )}
      {lines.length > 0 && (
        <>
          <h3 className="m-0">{t`The first lines, as they would be taken`}</h3>
          <p className="quiet m-0">
            {t`Lines at the beginning of the file: ${count}. Money in: ${count_in}, money out: ${count_out}.`}
          </p>
          <RowsTable
            caption={t`The first lines, as they would be taken`}
            rows={lines}
            rowKey={({ line }) => String(line)}
            columns={[
              {
                key: 'day',
                head: t`Day`,
                cell: ({ booked_on }) => <span className="figures">{calendarDayText(booked_on)}</span>,
              },
              { key: 'counterparty', head: t`Counterparty`, cell: ({ counterparty }) => counterparty },
              {
                key: 'reference',
                head: t`Reference`,
                cell: ({ reference }) => <span className="break-anywhere quiet">{reference}</span>,
              },
              {
                key: 'amount',
                head: t`Amount`,
                align: 'end',
                cell: ({ amount, currency }) => (
                  <Money amount={amount} currency={currency} kind="flow" size="sm" exact />
                ),
              },
            ]}
          />
        </>
      )}
    </div>
  )
}

type CorrectProps = Pick<FileLookProps, 'look' | 'change'> & { isOpen: boolean }

/** The columns and the ways of writing, by clicks. Those of a known source are folded up. */
function Correct({ look, change, isOpen }: CorrectProps) {
  const { t } = useLingui()
  const { mapping, shown, inverted } = look
  if (!mapping) return <Notice tone="wrong" title={t`No row of this file is like a line of a statement`} />
  return (
    <details open={isOpen}>
      <summary className="label">{t`Columns, and how the file is written`}</summary>
      <div className="stack gap-16 mt-12">
        <ColumnUses
          columns={shown?.columns ?? []}
          mapping={mapping}
          onChange={next => change({ mapping: next })}
        />
        <div className="max-640 stack gap-12">
          <WrittenFields mapping={mapping} change={next => change({ mapping: { ...mapping, ...next } })} />
          <NativeSelect
            label={t`Rows at the end that are totals`}
            name="last-rows"
            value={String(mapping.last_rows ?? 0)}
            data={Array.from({ length: 21 }, (_, at) => String(at))}
            onChange={event =>
              change({ mapping: { ...mapping, last_rows: Number(event.currentTarget.value) } })
            }
          />
          <Checkbox
            label={t`The file writes money that we pay with a plus`}
            checked={inverted}
            onChange={event => change({ inverted: event.currentTarget.checked })}
          />
        </div>
      </div>
    </details>
  )
}
