import { putsOnCard } from '@strongroom/ledger/card'
import { Decimal, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { type Reply, refused } from '../command/replies.ts'

type Problem = wire.CardImportProblem

const inField = msg({ message: 'Nothing was imported. Row {row}, {field}: {message}' })
const inRow = msg({ message: 'Nothing was imported. Row {row}: {message}' })

/** The sum that the rows give to members: the network's credits, bonuses, and what they take off cards that do not hold it. */
export const creditsIn = ({ totals, overdrawn }: Pick<wire.CardImport, 'totals' | 'overdrawn'>): string =>
  totals
    .filter(({ kind }) => putsOnCard(kind))
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(overdrawn))
    .toFixed()

/** An import of which nothing is booked, with the first of so many problems; the columns that are missing are named together. */
export const refusedImport = (count: number, problems: readonly [Problem, ...Problem[]]): Reply => {
  const [{ row, field: first, code, message }] = problems
  const isColumn = code === 'missing-column'
  const field = isColumn ? problems.map(each => each.field).join(', ') : first
  const details = { problems: String(count), row: String(row), problem: code, message }
  // The message is one of ours, and no text of the file.
  const values = { row: String(row), message: { message } }
  return field
    ? refused('IMPORT_REFUSED', inField, { ...details, field }, { ...values, field })
    : refused('IMPORT_REFUSED', inRow, details, values)
}
