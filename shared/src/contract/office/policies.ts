import * as v from 'valibot'
import { rate, role, words } from '../words.ts'

/** Kinds of acts that may take two administrators. */
export const act = v.picklist([
  'central-address',
  'house-account',
  'pool-addresses',
  'adjustment',
  'circle-deposit',
  'deposit-amount',
  'card-credits',
  'reversal',
  'journal-entry',
  'claim-credit',
  'limit',
  'bonus',
  'award',
  'rate',
  'tariff',
  'subscription-rate',
  'fill',
  'vip-level',
  'risk-release',
  'holding',
  'proof-override',
  'parked-skip',
  'period',
  'role',
  'policy',
  'pay-code-clearing',
])
export type Act = v.InferOutput<typeof act>

/**
 * The policy of one kind of act. `of` says what one administrator does alone: nothing, an amount of USDC a day (`amount`), or a share
 * by which a rate or a fee moves, the highest level; `alone` how much, and `usual` what holds while nothing of its own was agreed on. The roles
 * that may be chosen from stand in `most_proposers` and `most_deciders`.
 */
export const policy = v.object({
  act,
  of: v.picklist(['nothing', 'amount', 'share', 'level']),
  alone: v.string(),
  usual: v.string(),
  /** 1 when `alone` is the act's own, 0 when it follows the general setting. */
  own: v.picklist([0, 1]),
  proposers: v.array(role),
  deciders: v.array(role),
  most_proposers: v.array(role),
  most_deciders: v.array(role),
})
export type Policy = v.InferOutput<typeof policy>

/** `alone` null: as the general setting says. */
export const policyBody = v.strictObject({
  act,
  alone: v.nullable(rate),
  proposers: v.pipe(v.array(role), v.minLength(1, 'Name at least one role')),
  deciders: v.pipe(v.array(role), v.minLength(1, 'Name at least one role')),
  reason: words(500),
})
