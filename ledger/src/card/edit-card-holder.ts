import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'

const facts = {
  /** The holder's name or billing address has changed. Both stand in `private`. */
  CardHolderEdited: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** The holder's details have changed. The details stand in `private`. */
export type EditCardHolder = {
  readonly type: 'EditCardHolder'
  /** `detailsHash` is the hash of the entered details, so that the same command id cannot be used again with other details. */
  readonly input: { readonly detailsHash: string }
}
type EditCardHolderRefusal = { readonly kind: 'card-missing' }

/** Notes that the holder's details have changed. */
const decideEdit = (_: EditCardHolder, { card }: Wallet): Decision<Facts, EditCardHolderRefusal> =>
  card ? accept({ type: 'CardHolderEdited', cardId: card.cardId }) : refuse({ kind: 'card-missing' })

/** The name and address of a card's holder. */
export const editCardHolder = movement({
  facts,
  commands: { EditCardHolder: decideEdit },
  whileFrozen: { EditCardHolder: 'rests' },
  evolve: {},
})
