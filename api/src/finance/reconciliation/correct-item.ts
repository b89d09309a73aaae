import { walletDecider } from '@strongroom/ledger/wallet'
import { contract, type MirrorAccount } from '@strongroom/shared'
import { msg } from '#words'
import type { Asker } from '../../command/asking.ts'
import { type Reply, refused } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
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

/** The entry that an item asks for. `missing` is signed; `against` the statement's account; `month` the item's, which may be closed. */
type Wanted = {
  readonly currency: string
  readonly missing: string
  readonly against: MirrorAccount
  readonly month: string
}
type Correcting = {
  readonly propose: (wanted: Wanted) => Promise<Reply>
  /** Whether the entry is proposed: a retry may be refused by what has happened since, though it was. */
  readonly isProposed: () => Promise<boolean>
}
type OfItem = Asker & { readonly body: { readonly statement: string; readonly item: string } }

/** Holds an open item for the entry that is proposed then: of two administrators at once one proposes, and a rematch that begins then changes nothing. */
export const correcting = (
  { statements, statementItems }: Pick<Parts, 'statements' | 'statementItems'>,
  { body: { statement, item: itemId }, commandId }: OfItem,
  { propose, isProposed }: Correcting,
): Promise<Reply> =>
  changing(async () => {
    const found = await statements.one(statement)
    if (found?.status !== 'matched') return closed(found?.status)
    const [item] = await statementItems.byIds(statement, [itemId])
    if (!item || item.match !== null) return notOpen()
    // The same request again gets its answer again.
    const held = await statementItems.holdForCorrection(statement, itemId, commandId)
    if (!held)
      return refused('ALREADY_DECIDED', msg`A correcting entry has been proposed for this item already`)
    const { currency, booked_on } = item
    const wanted = { currency, missing: missing(item), against: found.account, month: booked_on.slice(0, 7) }
    const reply = await propose(wanted)
    if (!(await isProposed())) await statementItems.giveBack(statement, itemId, commandId, held.correction)
    return reply
  })

/** Proposes the entry that an open item asks for on a member's wallet; a second administrator always decides it. */
export const correctItem = implement(contract.finance.correctItem, {
  handler: (ask, parts): Promise<Reply> => {
    const { uid, reason } = ask.body
    checkProposer(parts.catalogue, ask, 'adjustment')
    return correcting(parts, ask, {
      propose: ({ currency, missing: amount, against, month }) =>
        proposeAdjustment(parts, ask, { uid, currency, amount, reason, aloneUpTo: '0', against, month }),
      isProposed: () => parts.ledger.knows(walletDecider, uid, ask.commandId),
    })
  },
})
