import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardNotChargeable, notChargeable } from './open-card.ts'

const facts = {
  /** The holder has had the whole number shown, for which the PAY code was asked. The number stands in `private`. */
  CardNumberShown: { version: 1, schema: v.object({ cardId: id }) },
} as const
type Facts = FactOf<typeof facts>

/** Given before the holder is shown the whole number. */
export type ShowCardNumber = { readonly type: 'ShowCardNumber'; readonly input: Record<string, never> }

/** Notes that the number is shown, where the card can be used: every look at it is on record before it is answered. */
const decideShow = (_: ShowCardNumber, { card }: Wallet): Decision<Facts, CardNotChargeable> => {
  const why = notChargeable(card)
  return why || !card
    ? refuse(why ?? { kind: 'card-missing' })
    : accept({ type: 'CardNumberShown', cardId: card.cardId })
}

/** Looks of its holder at a card's number. */
export const showCardNumber = movement({
  facts,
  commands: { ShowCardNumber: decideShow },
  whileFrozen: { ShowCardNumber: 'leaves' },
  evolve: {},
})
