import { putsOnCard } from '@strongroom/ledger/card'
import { Decimal, type wire } from '@strongroom/shared'
import { type Reply, refused } from '../command/replies.ts'

/** The sum that the rows give to members: the network's credits, bonuses, and what they take off cards that do not hold it. */
export const creditsIn = ({ totals, overdrawn }: Pick<wire.CardImport, 'totals' | 'overdrawn'>): string =>
  totals
    .filter(({ kind }) => putsOnCard(kind))
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(overdrawn))
    .toFixed()

/** An import of which nothing is booked, with the first of so many problems. */
export const refusedImport = (count: number, { row, field, code, message }: wire.CardImportProblem): Reply =>
  refused('IMPORT_REFUSED', `Nothing was imported. Row ${row}${field ? `, ${field}` : ''}: ${message}`, {
    problems: String(count),
    row: String(row),
    problem: code,
    ...(field ? { field } : {}),
    message,
  })
