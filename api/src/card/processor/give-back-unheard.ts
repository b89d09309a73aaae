import { keptAt } from '@strongroom/ledger/book'
import { walletDecider } from '@strongroom/ledger/wallet'
import type { Parts } from '../../dependencies.ts'
import { type CardAsking, leftAfterSeconds } from '../../vault/card-askings.ts'
import { giveBack } from './decide-in-time.ts'
import { processorActor as actor } from './take-message.ts'

/** Purchases looked at in a turn. */
const PAGE = 500

/** When it is due (`Job.due`). */
export const unheardDue = `
  select min(asked_at) + make_interval(secs => ${leftAfterSeconds}) from private.card_askings`

type GivingParts = Pick<Parts, 'ledger' | 'cardAskings'> & { readonly stopping: AbortSignal }

/**
 * Gives back what is held for purchases whose *yes* the processor has not heard, because the process died before it answered. The books
 * alone cannot tell them from those that were answered; the notes of purchases under way can.
 */
export const giveBackUnheard = (parts: GivingParts) => async (): Promise<void> => {
  const failures: unknown[] = []
  for (const asking of await parts.cardAskings.takeLeft(PAGE)) {
    if (parts.stopping.aborted) return
    // One that cannot be given back keeps no other from it.
    await settle(parts, asking).catch(err => failures.push(err))
  }
  if (failures.length > 0) throw failures[0]
}

const settle = async (parts: GivingParts, asking: CardAsking): Promise<void> => {
  const { commandId, command, uid } = asking
  if (await wasApproved(parts, asking)) await giveBack(parts, { record: { uid }, command, commandId, actor })
  await parts.cardAskings.end(commandId)
}

/** Whether the books have a *yes*: the process may have died before they had any decision, and the command is not decided now. */
const wasApproved = async ({ ledger }: GivingParts, { commandId: id, command, uid }: CardAsking) => {
  const { state } = await ledger.load(walletDecider, uid)
  if (!keptAt(state.cardMessages, command.input.messageId)) return false
  const outcome = await ledger.handle(walletDecider, uid, { id, actor, correlationId: id, command })
  return (
    outcome.kind === 'accepted' && outcome.events.some(({ data }) => data.type !== 'CardPurchaseDeclined')
  )
}
