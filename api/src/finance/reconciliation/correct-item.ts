import { walletDecider } from '@strongroom/ledger/wallet'
import { contract } from '@strongroom/shared'
import { msg } from '#words'
import { type Reply, refused } from '../../command/replies.ts'
import { implement } from '../../http/call.ts'
import { checkProposer } from '../../platform/proposals/policy.ts'
import { proposeAdjustment } from '../../platform/proposals/propose-adjustment.ts'
import type { ItemRow } from '../../vault/statement-items.ts'
import { changing, notOpen } from './items.ts'
import { closed } from './statements.ts'

/** The holdings of the house less those of the books: the amount of a line is missing, that of an open entry is too much. */
const missing = ({ side, amount }: ItemRow): string => {
  if (side === 'line') return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/**
 * Proposes the entry that an open item asks for, on the statement's account and in the item's month, which may be closed; a second administrator always decides it. The
 * item is held for it first: of two administrators at once one proposes, and a rematch that begins then changes nothing.
 */
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
      const held = await parts.statementItems.holdForCorrection(statement, itemId, ask.commandId)
      if (!held)
        return refused('ALREADY_DECIDED', msg`A correcting entry has been proposed for this item already`)
      const { currency } = item
      const reply = await proposeAdjustment(parts, ask, {
        uid,
        currency,
        amount: missing(item),
        reason,
        aloneUpTo: '0',
        against: found.account,
        month: item.booked_on.slice(0, 7),
      })
      // A retry may be refused by what has happened since, though its adjustment was proposed.
      const isProposed = await parts.ledger.knows(walletDecider, uid, ask.commandId)
      if (!isProposed) await parts.statementItems.giveBack(statement, itemId, ask.commandId, held.correction)
      return reply
    }),
})
