import { walletDecider } from '@strongroom/ledger/wallet'
import { msg } from '#words'
import { refused } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { dayOf } from './card-status.ts'

/** States into which an administrator may bring a card: 2 active, 3 in arrears, -1 blocked. */
export type SetStatus = 2 | 3 | -1

/** The command that brings a card into a status. */
export const standingCommand = (
  status: SetStatus,
  { cardId, reason }: { readonly cardId: string; readonly reason: string },
  { approver, now }: { readonly approver: string; readonly now: Date },
) => {
  const given = { approver, today: dayOf(now) }
  const commands = {
    2: { type: 'ActivateCard', input: { cardId }, given },
    3: { type: 'PutCardInArrears', input: { cardId, reason }, given: { approver } },
    [-1]: { type: 'BlockCard', input: { cardId, reason }, given },
  } as const
  return commands[status]
}

/** A member's card, as the log has it now. */
export const cardOf = async ({ ledger }: Pick<Parts, 'ledger'>, uid: string | undefined) => {
  if (uid === undefined) return undefined
  const wallet = (await ledger.load(walletDecider, uid)).state
  return wallet.card && { uid, card: wallet.card, wallet }
}

export const notOpened = msg`This member has not opened a card`
export const enteredAlready = msg`This card has been entered already: edit it instead`
export const takenAlready = msg`Another card has this code or this number`
export const taken = () => refused('CARD_TAKEN', takenAlready)
