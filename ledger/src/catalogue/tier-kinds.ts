import * as v from 'valibot'
import { amount, code, count, rate, share, sort, status, text } from './kind-fields.ts'

/** The rates and limits that a VIP level or a user group may set; null where others hold. */
const terms = {
  /** Fee of swaps between coins, where it differs from the pair's. */
  cc_rate: v.optional(v.nullable(share), null),
  /** The price of one HKD, and the largest amount of HKD, where they differ from the settings. */
  fps_ratio: v.optional(v.nullable(rate), null),
  fps_max: v.optional(v.nullable(amount), null),
  bank_deposit_rate: v.optional(v.nullable(share), null),
  bank_withdraw_rate: v.optional(v.nullable(share), null),
}

/** A VIP level with its rates and limits. */
export const vipLevel = v.object({
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  level_name: text(60),
  ...terms,
  /** Ids of the house's banks that members of this level may pay to; none named, all of them. */
  banks: v.optional(v.array(text(80)), []),
  status,
  sort,
})

/** A group of members, whose rates and limits go before those of a VIP level. */
export const userGroup = v.object({
  group_code: code,
  /** The name in English, and in the three other languages. */
  group_name: text(60),
  group_name_zh: text(60),
  group_name_sc: text(60),
  group_name_ja: text(60),
  ...terms,
  /** How many bank accounts its members may link. */
  bank_limit: v.optional(v.nullable(count), null),
  status,
  sort,
})
