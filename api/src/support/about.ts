import { type CardTransactionRow, findCardTransactions } from '@strongroom/projections/card'
import { linesAbout } from '@strongroom/projections/statement'
import { contract, wire } from '@strongroom/shared'
import { recordFrom } from '../command/record-from.ts'
import { one } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { transactionOf } from '../statement/transactions.ts'

const cardLine = recordFrom<CardTransactionRow>()(wire.aboutCardLine, { scaled: { amount: 'currency' } })

/**
 * The records of a member that have a reference, as they stand now. The server looks them up, so that neither side of a case goes by
 * amounts and states that somebody has typed.
 */
export const aboutRecords = async (
  parts: Parts,
  uid: string,
  reference: string | null,
): Promise<wire.AboutRecord> => {
  if (reference === null) return { lines: [], card_lines: [] }
  const [lines, cardLines] = await Promise.all([
    linesAbout(parts.db, uid, reference),
    findCardTransactions(parts.db, reference),
  ])
  return {
    lines: lines.map(row => transactionOf(parts, row)),
    card_lines: cardLines.filter(row => row.uid === uid).map(row => cardLine(parts, row)),
  }
}

const about = implement(contract.support.about, {
  handler: async ({ session: { uid }, params: { reference } }, parts) =>
    one(await aboutRecords(parts, uid, reference)),
})

/** The call for the records that a question would be about. */
export const aboutCalls: readonly Call[] = [about]
