import { accept, type Currency, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move } from '../book/legs.ts'
import { keep, keptAt } from '../book/persistent-map.ts'
import { code, decimal, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { type AmountNotPositive, askedAmount, type TooManyPlaces } from '../wallet/checks.ts'
import { movement } from '../wallet/movement.ts'
import type { Wallet } from '../wallet/wallet.ts'

const bonusKind = v.picklist(['sign-up', 'referrer', 'referee', 'invite-code'])

const facts = {
  /** `about` is the member or code that earned it: the member referred, the code used. Each pair is paid once. */
  BonusGranted: {
    version: 1,
    schema: v.object({ bonus: bonusKind, about: id, currency: code, amount: decimal, legs }),
  },
} as const
type Facts = FactOf<typeof facts>

/** The sign-up voucher, the bonuses of a referrer and a referee, and the award of an invite code. */
export type BonusKind = v.InferOutput<typeof bonusKind>

/** The house pays a bonus once for its cause, `about`. `amount` is a decimal string in `currency`. */
export type GrantBonus = {
  readonly type: 'GrantBonus'
  readonly input: {
    readonly bonus: BonusKind
    readonly about: string
    readonly currency: string
    readonly amount: string
  }
  readonly given: { readonly currency: Currency }
}
type GrantBonusRefusal = AmountNotPositive | TooManyPlaces

/** Pays a bonus from the house's purse, once for the member or code that earned it. */
const decideGrant = ({ input, given }: GrantBonus, wallet: Wallet): Decision<Facts, GrantBonusRefusal> => {
  if (keptAt(wallet.bonuses, bonusKey(input))) return accept()
  const asked = askedAmount(input.amount, given.currency)
  if ('refusal' in asked) return refuse(asked.refusal)
  const legs = move(asked.money, { from: 'house:bonus', to: userAccount(wallet.uid, 'available') })
  return accept({ type: 'BonusGranted', ...input, amount: asked.money.amount, legs })
}

/** Names a bonus among a member's. */
export const bonusKey = ({ bonus, about }: { readonly bonus: BonusKind; readonly about: string }): string =>
  `${bonus}:${about}`

/** The house's bonuses for joining and for bringing others. */
export const bonus = movement({
  facts,
  commands: { GrantBonus: decideGrant },
  whileFrozen: { GrantBonus: 'goes-on' },
  evolve: {
    BonusGranted: (wallet, fact) => ({ ...wallet, bonuses: keep(wallet.bonuses, bonusKey(fact), true) }),
  },
})
