import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Notice } from '../../../parts/notice.tsx'
import { useRowProblemWords } from './words.tsx'
import '../../../parts/list.css'
import { WideTable } from '../../../parts/wide-table.tsx'

/** The rows of a file of card logs that are in the way of its booking. */
export function Problems({ problems }: { problems: readonly wire.CardImportProblem[] }) {
  const { t } = useLingui()
  return (
    <RowProblems
      problems={problems}
      title={t`This file cannot be booked as it is`}
      text={t`Correct these rows, then choose the file again. Nothing was booked.`}
    />
  )
}

type ProblemsProps = {
  problems: readonly wire.CardImportProblem[]
  title: string
  text: string
  /** Sentences by their code, where this kind of file has another than card logs have. */
  otherWords?: Readonly<Record<string, string>>
}

/** The rows of a file that are in the way of its being taken. */
export function RowProblems({ problems, title, text, otherWords = {} }: ProblemsProps) {
  const { t } = useLingui()
  const words = useRowProblemWords()
  return (
    <>
      <Notice tone="wrong" title={title} isUrgent>
        {text}
      </Notice>
      <WideTable>
        <table className="list" data-density="compact">
          <caption className="sr">{t`Rows to correct`}</caption>
          <thead>
            <tr>
              <th scope="col" data-align="end" style={{ width: 72 }}>
                {t`Row`}
              </th>
              <th scope="col">{t`What is wrong`}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(problem => (
              <tr key={`${problem.row} ${problem.field} ${problem.code}`}>
                <td data-align="end" className="figures">
                  {problem.row}
                </td>
                <td>
                  {/* Above its sentence: beside it, one of both has no room on a phone. */}
                  {problem.field !== null && <span className="mono block">{problem.field}</span>}
                  {otherWords[problem.code] ?? words(problem)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
    </>
  )
}
