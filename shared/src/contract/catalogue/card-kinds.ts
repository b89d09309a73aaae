import { forPublic } from '../call.ts'
import * as wire from '../schemas.ts'
import { referenceCalls } from './reference-calls.ts'

const cardTypes = referenceCalls({
  base: 'cardtypes',
  what: 'type of card',
  body: wire.cardTypeBody,
  record: wire.cardType,
})
/** Calls of the types of cards, from which members choose one as they open a card. */
export const cardType = {
  remove: cardTypes.remove,
  save: cardTypes.save,
  one: cardTypes.one,
  pages: cardTypes.pages,
  offered: forPublic.query({
    path: '/cardtypes/offered',
    summary: 'The types of cards that are offered, in their order, each with its prices of now',
    whole: true,
    answer: wire.records(wire.offeredCardType),
  }),
} as const
