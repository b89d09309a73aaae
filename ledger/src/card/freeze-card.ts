import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardMissing, withCard } from './card-standing.ts'

const facts = {
  /**
   * By its holder's wish the card is not charged, nothing is taken from it to a bank, and its number is not shown. Purchases
   * that the network settles are booked all the same. Moves nothing.
   */
  CardFrozen: { version: 1, schema: v.object({ cardId: id }) },
  /** The holder, proven, has ended the freeze. Moves nothing. */
  CardUnfrozen: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** Given by the holder. A card that is frozen already stays as it is. */
export type FreezeCard = { readonly type: 'FreezeCard'; readonly input: Record<string, never> }
const decideFreeze = (_: FreezeCard, { card }: Wallet): Decision<Facts, CardMissing> => {
  if (!card) return refuse({ kind: 'card-missing' })
  return card.frozen ? accept() : accept({ type: 'CardFrozen', cardId: card.cardId })
}

/** Given by the holder, after proving who they are. A card that is not frozen stays as it is. */
export type UnfreezeCard = { readonly type: 'UnfreezeCard'; readonly input: Record<string, never> }
const decideUnfreeze = (_: UnfreezeCard, { card }: Wallet): Decision<Facts, CardMissing> => {
  if (!card) return refuse({ kind: 'card-missing' })
  return card.frozen ? accept({ type: 'CardUnfrozen', cardId: card.cardId }) : accept()
}

/** Freezing of a card by its holder, and its end. It stands beside the status that administrators give the card. */
export const freezeCard = movement({
  facts,
  commands: { FreezeCard: decideFreeze, UnfreezeCard: decideUnfreeze },
  whileFrozen: { FreezeCard: 'goes-on', UnfreezeCard: 'rests' },
  evolve: {
    CardFrozen: wallet => withCard(wallet, { frozen: true }),
    CardUnfrozen: wallet => withCard(wallet, { frozen: false }),
  },
})
