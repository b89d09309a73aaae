import { releaseOrder } from '@strongroom/ledger/card'
import { releaseRejected } from '@strongroom/ledger/top-up'
import { lockedCurrencyOf, walletDecider } from '@strongroom/ledger/wallet'
import { contract, type wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { currencyOf } from '../command/money.ts'
import { refusalOf } from '../command/refusals.ts'
import { one } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import { type Call, implement } from '../http/call.ts'

/** Kinds whose cases hold a value that no other case may have: it is free again once they have ended. */
const releases: { readonly [K in wire.CancelledKind]?: typeof releaseOrder } = {
  'top-up': releaseRejected,
  'card-order': releaseOrder,
}

/**
 * A case that is assigned to an administrator is taken. One that is assigned at this very moment may still be cancelled: it leaves the inbox,
 * and the ledger refuses whatever is decided about it afterwards.
 */
const cancelCase = implement(contract.wallet.cancelCase, {
  handler: async (ask, { ledger, catalogue, caseWork }) => {
    const { uid } = ask.session
    const { kind, id: caseId } = ask.body
    const isRepeated = await ledger.knows(walletDecider, uid, ask.commandId)
    const { state } = await ledger.load(walletDecider, uid)
    const code = lockedCurrencyOf(state, { kind, caseId })
    if (!isRepeated && (await caseWork.isAssigned({ kind, id: caseId })))
      return refusalOf({ kind: 'case-taken' })
    const command = {
      type: 'CancelCase',
      input: { kind, caseId },
      given: code === undefined ? {} : { currency: currencyOf(catalogue, code) },
    } as const
    const question = asked(ask, command, catalogue)
    const outcome = await ledger.handle(walletDecider, uid, question)
    if (outcome.kind === 'accepted') await releases[kind]?.(ledger, uid, caseId, question)
    return replyOf(ask, outcome, () => one({ id: caseId, status: -2 }))
  },
})

/** The end of what waits, of any kind, by the member who has asked for it. */
export const cancelCalls: readonly Call[] = [cancelCase]
