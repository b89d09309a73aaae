import { walletDecider } from '@strongroom/ledger/wallet'
import type { MirrorAccount } from '@strongroom/shared'
import { type Asker, asked } from '../../command/asking.ts'
import { refusalOf } from '../../command/refusals.ts'
import { one, type Reply, waiting } from '../../command/replies.ts'
import type { Parts } from '../../dependencies.ts'
import { tellOfProposal } from './proposal-mail.ts'

export type WantedAdjustment = {
  readonly uid: string
  readonly currency: string
  /** Signed. */
  readonly amount: string
  readonly reason: string
  /** Up to this much, one administrator is enough. */
  readonly aloneUpTo: string
  /** The account that the other side is on, of an entry that corrects the books by a statement from outside. */
  readonly against?: MirrorAccount
  /** The month of the books that it corrects, `2026-10`. */
  readonly month?: string
  /** Is called where nothing new was entered. */
  readonly onNothing?: () => Promise<void>
}

/** Enters an adjustment under the command's id: booked at once (status 1), or proposed to a second administrator (0). */
export const proposeAdjustment = async (
  parts: Parts,
  ask: Asker,
  { uid, currency: code, amount, reason, aloneUpTo, against, month, onNothing }: WantedAdjustment,
): Promise<Reply> => {
  const { catalogue, members, ledger } = parts
  const adjustmentId = ask.commandId
  const currency = catalogue.currency(code)
  if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
  if (!(await members.byUid(uid))) return refusalOf({ kind: 'receiver-unknown' })
  const command = {
    type: 'ProposeAdjustment',
    input: { adjustmentId, currency: code, amount, reason },
    given: {
      enteredBy: ask.session.uid,
      currency,
      aloneUpTo,
      ...(against ? { against } : {}),
      ...(month ? { month } : {}),
    },
  } as const
  const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
  // One that was entered before has been counted before.
  if (outcome.kind === 'refused' || outcome.repeated) await onNothing?.()
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  const isBooked = outcome.events.some(({ type }) => type === 'AdjustmentBooked')
  if (!isBooked) {
    const change = { kind: 'adjustment', uid, currency: code, amount, reason } as const
    await tellOfProposal(parts, { id: adjustmentId, change, by: ask.session.uid, moment: 'waits' })
    return waiting(adjustmentId)
  }
  return one({ id: adjustmentId, status: 1 })
}
