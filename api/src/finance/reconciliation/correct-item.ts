import { contract } from '@strongroom/shared'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { implement } from '../../http/call.ts'
import { checkProposer } from '../../office/policy.ts'
import { proposeAdjustment } from '../../office/propose-adjustment.ts'
import type { ItemRow } from '../../vault/statement-items.ts'
import { changing, notOpen } from './items.ts'
import { closed } from './statements.ts'

/** The holdings of the house less those of the books: the amount of a line is missing, that of an open entry is too much. */
const missing = ({ side, amount }: ItemRow): string => {
  if (side === 'line') return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/** Whether an item waits for a correction, or has one. A rejected one makes way for another. */
const hasCorrection = async ({ db }: Parts, { correction }: ItemRow): Promise<boolean> => {
  if (correction === null) return false
  const { rows } = await db.query('select from views.adjustments where id = $1 and status = -1', [correction])
  return rows.length === 0
}

/** Proposes the entry that an open item asks for, on the statement's account; a second administrator always decides it. */
export const correctItem = implement(contract.finance.correctItem, {
  handler: (ask, parts): Promise<Reply> =>
    changing(async () => {
      const { statement, item: itemId, uid, reason } = ask.body
      checkProposer(parts.catalogue, ask, 'adjustment')
      const found = await parts.statements.one(statement)
      if (found?.status !== 'matched') return closed(found?.status)
      const [item] = await parts.statementItems.byIds(statement, [itemId])
      if (!item || item.match !== null) return notOpen()
      // The same request again gets its answer again.
      if (item.correction !== ask.commandId && (await hasCorrection(parts, item)))
        return refused('ALREADY_DECIDED', 'A correcting entry has been proposed for this item already')
      const { currency } = item
      const reply = await proposeAdjustment(parts, ask, {
        ...{ uid, currency, amount: missing(item), reason },
        ...{ aloneUpTo: '0', against: found.account },
      })
      if ('status' in reply.body && reply.body.status === true)
        await parts.statementItems.correct(statement, itemId, ask.commandId)
      return reply
    }),
})
