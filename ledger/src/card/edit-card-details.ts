import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from '../wallet/movement.ts'
import type { OwnCase } from '../wallet/review.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { CardMissing } from './card-standing.ts'

const facts = {
  /** An administrator has changed what is printed on the card: its code, its number or its last month. They stand in `private`. */
  CardDetailsEdited: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** An administrator changes what is printed on a card. */
export type EditCardDetails = {
  readonly type: 'EditCardDetails'
  /** `detailsHash` is the hash of the entered details, so that the same command id cannot be used again with other details. */
  readonly input: { readonly cardId: string; readonly detailsHash: string }
  readonly given: { readonly editor: string }
}

/** Notes that what is printed on a card has changed, so that its holder can be told. */
const decideEdit = (
  { input: { cardId }, given: { editor } }: EditCardDetails,
  wallet: Wallet,
): Decision<Facts, CardMissing | OwnCase> => {
  if (wallet.card?.cardId !== cardId) return refuse({ kind: 'card-missing' })
  if (editor === wallet.uid) return refuse({ kind: 'own-case' })
  return accept({ type: 'CardDetailsEdited', cardId })
}

/** The details that are printed on a card. */
export const editCardDetails = movement({
  facts,
  commands: { EditCardDetails: decideEdit },
  whileFrozen: { EditCardDetails: 'goes-on' },
  evolve: {},
})
