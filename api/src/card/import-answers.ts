import { Decimal, type wire } from '@strongroom/shared'
import { type Reply, refused } from '../command/replies.ts'

/** The sum that the rows put on cards: the network's credits, and bonuses. */
export const creditsIn = ({ totals }: Pick<wire.CardImport, 'totals'>): string =>
  totals
    .filter(({ kind }) => kind === 'credit' || kind === 'bonus')
    .reduce((sum, { amount }) => sum.plus(amount), new Decimal(0))
    .toFixed()

/** An import of which nothing is booked, with the first of so many problems. */
export const refusedImport = (count: number, { row, code, message }: wire.CardImportProblem): Reply =>
  refused('IMPORT_REFUSED', `Nothing was imported. Row ${row}: ${message}`, {
    problems: String(count),
    row: String(row),
    problem: code,
    message,
  })
