import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Notice } from '../../../../parts/notice.tsx'
import { turned } from './column-roles.ts'
import type { FileImport } from './use-file-import.ts'

type Answer = { label: string; mapping: wire.CsvMappingParts; inverted?: boolean }
type OpenQuestionsProps = {
  look: Pick<FileImport, 'doubts' | 'mapping' | 'shown'>
  onAnswer: (doubt: wire.MappingDoubt, answer: Omit<Answer, 'label'>) => void
}

/** Questions that a file leaves open: each has its answers as buttons, with the words of the file in them. */
export function OpenQuestions({ look: { doubts, mapping, shown }, onAnswer }: OpenQuestionsProps) {
  const questionOf = useQuestions(shown)
  if (!mapping) return null
  return doubts.map(doubt => {
    const question = questionOf(doubt, mapping)
    return (
      <Notice
        key={doubt}
        tone="waiting"
        title={question.title}
        action={
          <span className="row gap-10 wrap">
            {question.answers.map(({ label, ...answer }) => (
              <Button key={label} size="sm" variant="default" onClick={() => onAnswer(doubt, answer)}>
                {label}
              </Button>
            ))}
          </span>
        }
      >
        {question.hint}
      </Notice>
    )
  })
}

type Question = { title: string; hint?: string; answers: readonly Answer[] }

/** The questions of a file, each with a cell of it. */
function useQuestions(shown: wire.ProposedMapping | undefined) {
  const { t } = useLingui()
  const cellOf = (name: string | undefined, holds: (cell: string) => boolean = cell => cell !== ''): string =>
    shown?.columns.find(column => column.name === name)?.samples.find(holds) ?? ''
  const date = (mapping: wire.CsvMappingParts): Question => {
    const day = cellOf(mapping.booked_on)
    return {
      title: t`Is the day or the month first in ${day}?`,
      hint: t`The file may mean both.`,
      answers: [
        { label: t`The day is first`, mapping: { ...mapping, date: 'DD/MM/YYYY' } },
        { label: t`The month is first`, mapping: { ...mapping, date: 'MM/DD/YYYY' } },
      ],
    }
  }
  const decimal = (mapping: wire.CsvMappingParts): Question => {
    const figure = cellOf(mapping.amount ?? mapping.money_in ?? mapping.money_out, cell => /[.,]/.test(cell))
    return {
      title: t`What is the decimal sign of ${figure}?`,
      answers: [
        { label: t`The point`, mapping: { ...mapping, decimal: '.' } },
        { label: t`The comma`, mapping: { ...mapping, decimal: ',' } },
      ],
    }
  }
  const either = (title: string, mapping: wire.CsvMappingParts, now: string, other: string): Question => ({
    title,
    answers: [
      { label: now, mapping },
      { label: other, mapping: turned(mapping) },
    ],
  })
  const headOf = (name = '') => shown?.columns.find(column => column.name === name)?.head || name
  const sign = (mapping: wire.CsvMappingParts): Question => ({
    title: t`Which way does the money of these amounts go?`,
    hint: t`No amount has a sign, and no column tells it.`,
    answers: [
      { label: t`To us`, mapping, inverted: false },
      { label: t`From us`, mapping, inverted: true },
    ],
  })
  return (doubt: wire.MappingDoubt, mapping: wire.CsvMappingParts): Question => {
    const { direction_in = '', direction_out = '', money_in, money_out } = mapping
    const out = t`Which of the two is money out?`
    switch (doubt) {
      case 'date':
        return date(mapping)
      case 'decimal':
        return decimal(mapping)
      case 'direction':
        return either(out, mapping, direction_out, direction_in)
      case 'sides':
        return either(out, mapping, sideOf(money_out, headOf(money_out)), sideOf(money_in, headOf(money_in)))
      case 'sign':
        return sign(mapping)
      case 'amount':
        return { title: t`Choose the column of amounts below.`, answers: [] }
    }
  }
}

/** A column by its head, and by its number where another has the same head. */
const sideOf = (name = '', head: string): string => (name === head ? head : `${head} (${name})`)
