import * as v from 'valibot'
import { flag } from '../words.ts'

/** The subjects of limits. Of the last three, and of a count, amounts are whole numbers without a currency. */
const limitKinds = [
  'top-up',
  'fps',
  'bank-to-card',
  'withdrawal',
  'card-to-bank',
  'sent-payment',
  'quick-pay',
  'trade',
  'fixed-deposit',
  'card-charge',
  'bank-accounts',
  'pay-code-scans',
  'pay-code-days',
] as const
/** The subject of a limit. */
export type LimitKind = (typeof limitKinds)[number]

/**
 * The limit of a member in one thing. `minimum` and `maximum` of each time; `most` in the `period` (`day`: a day in UTC; `held`: at
 * once), of which `used` has been used. `currency` is null where any is meant, and of counts; `of` names the network, the plan's
 * months or the pair. `by_level` 1: the VIP level decides it; `by_group` 1: the member's user group does, whatever the level.
 */
export const limit = v.object({
  kind: v.picklist(limitKinds),
  currency: v.nullable(v.string()),
  of: v.nullable(v.string()),
  minimum: v.nullable(v.string()),
  maximum: v.nullable(v.string()),
  period: v.nullable(v.picklist(['day', 'held'])),
  most: v.nullable(v.string()),
  used: v.nullable(v.string()),
  by_level: flag,
  by_group: flag,
})
export type Limit = v.InferOutput<typeof limit>
