import {
  accept,
  Decimal,
  type Decision,
  type Money,
  purchaseChannels,
  refuse,
  spendingCategories,
} from '@strongroom/shared'
import * as v from 'valibot'
import { keptAt } from '../book/persistent-map.ts'
import { code, decimal, id } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { CardRules, PurchaseLimit } from '../wallet/card-purchase.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { type CardMissing, withCard } from './card-standing.ts'

/** The ways of a purchase that can be switched off, and limited apart from the others. */
export const limitedChannels = purchaseChannels.filter(each => each !== 'chip')
const channel = v.picklist(limitedChannels)
const country = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))
const countries = v.optional(v.pipe(v.array(country), v.maxLength(250)))

/** One most of purchases, as facts keep it. */
export const purchaseLimit = v.object({
  of: v.picklist(['all', ...limitedChannels]),
  per: v.picklist(['purchase', 'day', 'month']),
  amount: decimal,
})

/** Rules of purchases, as facts keep them. */
export const cardRulesShape = v.object({
  off: v.array(channel),
  kindsOff: v.array(v.picklist(spendingCategories)),
  onlyIn: countries,
  notIn: countries,
  limits: v.pipe(v.array(purchaseLimit), v.maxLength(12)),
})

const facts = {
  /** The purchases that the holder wants approved from now on; amounts in the card's currency. Moves nothing. */
  CardRulesSet: { version: 1, schema: v.object({ cardId: id, currency: code, ...cardRulesShape.entries }) },
} as const
type Facts = FactOf<typeof facts>

/** Rules that decline nothing. */
export const noRules: CardRules = { off: [], kindsOff: [], limits: [] }

/** Rules are made looser only with a proof of the holder beside the session. */
export type RulesLoosened = { readonly kind: 'card-rules-loosened' }

/** The holder says which purchases are approved. To allow more than before, they must be `proven`. */
export type SetCardRules = {
  readonly type: 'SetCardRules'
  readonly input: { readonly rules: CardRules }
  readonly given: { readonly currency: string; readonly proven: boolean }
}

const decideSet = (
  { input: { rules }, given: { currency, proven } }: SetCardRules,
  { card }: Wallet,
): Decision<Facts, CardMissing | RulesLoosened> => {
  if (!card) return refuse({ kind: 'card-missing' })
  const before = card.rules ?? noRules
  if (isSame(rules, before)) return accept()
  if (isLooser(rules, before) && !proven) return refuse({ kind: 'card-rules-loosened' })
  return accept({ type: 'CardRulesSet', cardId: card.cardId, currency, ...plain(rules) })
}

/** The fields of the fact, in their order. */
const plain = ({ off, kindsOff, onlyIn, notIn, limits }: CardRules) => ({
  off: [...off],
  kindsOff: [...kindsOff],
  onlyIn: onlyIn && [...onlyIn],
  notIn: notIn && [...notIn],
  limits: [...limits],
})

const isSame = (a: CardRules, b: CardRules): boolean => JSON.stringify(plain(a)) === JSON.stringify(plain(b))

const holdsAll = <T>(all: readonly T[], some: readonly T[]): boolean => some.every(each => all.includes(each))

/** Whether some purchase is approved by the rules that was declined before. */
const isLooser = (rules: CardRules, before: CardRules): boolean => {
  const opens = !holdsAll(rules.off, before.off) || !holdsAll(rules.kindsOff, before.kindsOff)
  const opensCountries = !holdsAll(rules.notIn ?? [], before.notIn ?? [])
  const isElsewhere = before.onlyIn && !(rules.onlyIn && holdsAll(before.onlyIn, rules.onlyIn))
  return opens || opensCountries || Boolean(isElsewhere) || before.limits.some(each => isRaised(each, rules))
}

const isRaised = ({ of, per, amount }: PurchaseLimit, { limits }: CardRules): boolean => {
  const now = limits.find(each => each.of === of && each.per === per)
  return !now || new Decimal(now.amount).greaterThan(amount)
}

/** The key under which a wallet sums approved purchases of a day or a month. */
export const useKey = (period: string, of: string): string => `${period}:${of}`

/** The sum of approved purchases of a day or month (`2026-11`), of all, of one way or by one number, without what was given back. */
export const purchasesIn = ({ cardUse }: Wallet, period: string, of: string): string =>
  keptAt(cardUse, useKey(period, of)) ?? '0'

/** The first limit that one more purchase would pass, or more of one that has `before` already; nothing where it keeps within all. */
export const limitPassed = (
  limits: readonly PurchaseLimit[],
  {
    amount,
    before,
    channel: way,
    on,
  }: { readonly amount: Money; readonly before: string; readonly channel: string; readonly on: string },
  wallet: Wallet,
): PurchaseLimit | undefined =>
  limits.find(limit => {
    if (limit.of !== 'all' && limit.of !== way) return false
    const period = limit.per === 'month' ? on.slice(0, 7) : on
    const used = limit.per === 'purchase' ? before : purchasesIn(wallet, period, limit.of)
    return amount.value.plus(used).greaterThan(limit.amount)
  })

/** The rules by which a holder lets purchases through: tightened at once, loosened with a proof. */
export const cardRules = movement({
  facts,
  commands: { SetCardRules: decideSet },
  whileFrozen: { SetCardRules: 'goes-on' },
  evolve: {
    CardRulesSet: (wallet, { off, kindsOff, onlyIn, notIn, limits }) =>
      withCard(wallet, { rules: { off, kindsOff, onlyIn, notIn, limits } }),
  },
})
