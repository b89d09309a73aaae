import * as v from 'valibot'
import { listFilter } from '../filters.ts'
import { currencyCode, uid } from '../words.ts'

const money = v.string()
/**
 * Card fees of a day, of a month, or of a card in all its life, in one currency. `initial` is the money that the house puts on
 * new cards.
 */
const feeSums = {
  currency: v.string(),
  opening: money,
  charge: money,
  monthly: money,
  annual: money,
  network: money,
  reversed: money,
  initial: money,
  total: money,
}
/** Fees of all cards in a day or a month, which `date` names. */
export const cardFeesOfPeriod = v.object({ date: v.string(), cards: v.number(), ...feeSums })
export type CardFeesOfPeriod = v.InferOutput<typeof cardFeesOfPeriod>
/** The fees of one card, and its member. */
export const cardFeesOfCard = v.object({
  uid: v.string(),
  username: v.string(),
  email: v.string(),
  card_number: v.nullable(v.string()),
  ...feeSums,
})
export type CardFeesOfCard = v.InferOutput<typeof cardFeesOfCard>
/** Days are those of UTC, as the fees are summed up by them. */
export const cardFeeFilter = v.omit(
  listFilter(['date', 'total'], {
    currency: v.optional(currencyCode),
    uid: v.optional(uid),
    timeZone: v.optional(v.literal('UTC'), 'UTC'),
  }),
  ['search'],
)
