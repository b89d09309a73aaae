import { putsOnCard } from '@strongroom/ledger/card'
import { Decimal, type wire } from '@strongroom/shared'
import { inLanguage, msg } from '#words'
import { type Reply, refused } from '../command/replies.ts'
import { fieldName } from '../command/wrong/field-names.ts'
import { sentenceOf } from '../command/wrong/sentence-of.ts'

type Problem = wire.CardImportProblem

const inField = msg({ message: 'Nothing was imported. Row {row}, {field}: {message}' })
const inRow = msg({ message: 'Nothing was imported. Row {row}: {message}' })

/** The sum that the rows give to members: the network's credits, bonuses, and what they take off cards that do not hold it. */
export const creditsIn = ({ totals, overdrawn }: Pick<wire.CardImport, 'totals' | 'overdrawn'>): string =>
  totals
    .filter(({ kind }) => putsOnCard(kind))
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(overdrawn))
    .toFixed()

/** Problems of a row's own field, which the row's schema has found. */
const ofSchema: readonly string[] = ['wrong', 'missing', 'unknown-field']

/** A problem in a sentence of a language: of what the schema has found, one that calls the field as people know it. */
const inWords = (problem: Problem, language: wire.Language): Problem => {
  const { field, code, message } = problem
  const said =
    field && ofSchema.includes(code)
      ? sentenceOf({ path: field, message }, language)
      : inLanguage(message, language)
  return { ...problem, message: said }
}

/** An answer about a file with its problems in words of a language. */
export const told = <Report extends { readonly problems: Problem[] }>(
  report: Report,
  language: wire.Language,
): Report => ({ ...report, problems: report.problems.map(each => inWords(each, language)) })

/** An import of which nothing is booked, with the first of so many problems; the columns that are missing are named together. */
export const refusedImport = (
  count: number,
  problems: readonly [Problem, ...Problem[]],
  language: wire.Language,
): Reply => {
  const [problem] = problems
  const { row, field: first, code, message } = problem
  const isColumn = code === 'missing-column'
  const field = isColumn ? problems.map(each => each.field).join(', ') : first
  const details = { problems: String(count), row: String(row), problem: code, message }
  // The message is one of ours, and no text of the file.
  const values = { row: String(row), message: inWords(problem, language).message }
  if (!field) return refused('IMPORT_REFUSED', inRow, details, values)
  if (ofSchema.includes(code)) return refused('IMPORT_REFUSED', inRow, { ...details, field }, values)
  // A column that is missing is written as the file has to have it.
  const called = isColumn ? field : (fieldName(field, language) ?? field)
  return refused('IMPORT_REFUSED', inField, { ...details, field }, { ...values, field: called })
}
