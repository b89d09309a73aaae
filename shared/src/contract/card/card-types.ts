import * as v from 'valibot'
import { pictureGiven } from '../catalogue/pictures.ts'
import { amountOrNone, changeReason, flag, savedId, text, words } from '../words.ts'

/** The name in English, and in the other languages; an empty one is read in English. */
const names = {
  name: words(60),
  name_zh: v.optional(text(60), ''),
  name_sc: v.optional(text(60), ''),
  name_ja: v.optional(text(60), ''),
}
/** A price of its own, in the currency of cards; null for that of the settings. */
const ownPrice = v.optional(v.nullable(amountOrNone), null)
const fields = {
  ...names,
  card_img: v.optional(pictureGiven, ''),
  currency: v.optional(v.literal('USD', 'USD'), 'USD'),
  opening_fee: ownPrice,
  initial_balance: ownPrice,
  monthly_fee: ownPrice,
  annual_fee: ownPrice,
  /** 0 not offered, 1 offered. */
  status: v.optional(flag, 1),
  sort: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)), 0),
}

/** Saves a type of card; cards that have it keep it, and pay its fees of the day. */
export const cardTypeBody = v.strictObject({ id: savedId, ...fields, ...changeReason })
/** A type of card as administrators keep it. */
export const cardType = v.object({
  id: v.string(),
  ...fields,
  card_img: v.string(),
  created_date: v.optional(v.string()),
  updated_date: v.optional(v.string()),
})

/** A type of card by its names and its picture, an address or nothing. */
export const cardTypeSeen = v.object({
  id: v.string(),
  name: v.string(),
  name_zh: v.string(),
  name_sc: v.string(),
  name_ja: v.string(),
  card_img: v.string(),
})
export type CardTypeSeen = v.InferOutput<typeof cardTypeSeen>

/** A type of card that can be opened, with its prices of now in `currency`, the first being the usual one. */
export const offeredCardType = v.object({
  ...cardTypeSeen.entries,
  currency: v.string(),
  opening_fee: v.string(),
  initial_balance: v.string(),
  monthly_fee: v.string(),
  annual_fee: v.string(),
})
export type OfferedCardType = v.InferOutput<typeof offeredCardType>
