import { Decimal, keysOf } from '@strongroom/shared'
import * as v from 'valibot'
import { type Role, roles } from '../member/member-state.ts'
import { configOf, type Settings } from './configs.ts'
import { amount } from './kind-fields.ts'

/** The part of an act that one administrator does alone: nothing; an amount of USDC a day; a share by which a rate or a fee moves; the highest level. */
export type Alone = 'nothing' | 'amount' | 'share' | 'level'

type Act = {
  readonly alone: Alone
  /** The roles that may ask for it, and those that may decide as the second one, at the most. */
  readonly proposers: readonly Role[]
  readonly deciders: readonly Role[]
  readonly meaning: string
  /** The part that one administrator does alone while nothing else was agreed on, where the general settings do not say it. */
  readonly usual?: string
}

const finance: readonly Role[] = ['finance', 'superadmin']
const keepers: readonly Role[] = ['operator', 'superadmin']
const supporters: readonly Role[] = ['support', 'superadmin']
const vipReviewers: readonly Role[] = ['support', 'finance', 'superadmin']
const superadmins: readonly Role[] = ['superadmin']

const by = (roles: readonly Role[], alone: Alone, meaning: string): Act => ({
  alone,
  proposers: roles,
  deciders: roles,
  meaning,
})

/**
 * Every kind of act that may take two administrators, with the policy that holds while nothing else was agreed on. A new
 * kind is a line here: its proposals, their deciders and the screen of the policy follow from it.
 */
export const acts = {
  // Targets of money.
  'central-address': by(keepers, 'nothing', 'The address to which members’ coins are collected'),
  'house-account': by(
    keepers,
    'nothing',
    'The bank and FPS accounts of the house that members pay to, and virtual accounts of members',
  ),
  'pool-addresses': by(keepers, 'nothing', 'Deposit addresses for the pool, or for one member'),

  // Entries that credit without a member's own claim. One administrator's share of a day is one for all of them.
  adjustment: by(finance, 'amount', 'Money put into a wallet or taken out by hand'),
  'circle-deposit': by(finance, 'amount', 'A Circle deposit entered by hand'),
  'deposit-amount': by(finance, 'amount', 'A bank deposit of more than its member said'),
  'card-credits': by(finance, 'amount', 'Card logs that put money on cards, or take off more than they hold'),
  reversal: by(finance, 'amount', 'A movement taken back that gives a member money'),
  'journal-entry': by(finance, 'nothing', 'An entry by hand between accounts that are no member’s'),

  // Claims of members that are credited on an administrator's word; counted by themselves.
  'claim-credit': {
    ...by(finance, 'amount', 'A claim credited: a top-up, a deposit, a requested payment'),
    usual: '50000',
  },

  // Changes that bound administrators, pay everybody, or move prices.
  limit: by(keepers, 'nothing', 'Settings that bound what one administrator may do'),
  bonus: by(keepers, 'nothing', 'Bonuses that pay members'),
  // The awards of the codes that one administrator gives out on a day, each once; counted by themselves.
  award: { ...by(keepers, 'amount', 'Invite codes that pay members'), usual: '10' },
  rate: by(keepers, 'share', 'Swap rates, prices of pairs, FPS ratios and rates of earning plans'),
  tariff: by(keepers, 'share', 'Fees and prices that members pay'),
  'subscription-rate': by(finance, 'share', 'A higher rate of one subscription'),
  fill: by(finance, 'share', 'A limit order filled worse than the market'),
  // The fees, rates and limits of a level or a group are its member's from then on.
  'vip-level': {
    ...by(finance, 'level', 'A member raised to a higher VIP level, or given better terms by a user group'),
    proposers: vipReviewers,
    usual: '2',
  },

  // Cases that a screening service warns of.
  'risk-release': by(finance, 'nothing', 'A case approved above the limit of risk'),

  // The public page shows it beside the liabilities.
  holding: by(finance, 'nothing', 'What the house states to hold, or takes out of what it states'),

  // Acts that stand above the books, and above this policy.
  'proof-override': by(finance, 'nothing', 'A payment let out while the books differ'),
  'parked-skip': by(keepers, 'nothing', 'A parked stream of a read model that is skipped'),
  period: by(finance, 'nothing', 'A month of the books closed for good'),
  role: by(
    superadmins,
    'nothing',
    'A role given or taken, and an administrator’s account disabled or enabled',
  ),
  policy: by(superadmins, 'nothing', 'This policy'),

  // Changes that open an account to whoever reads its mail.
  'pay-code-clearing': {
    ...by(superadmins, 'nothing', 'A PAY code cleared for a member who has forgotten it'),
    proposers: supporters,
  },
} as const satisfies Readonly<Record<string, Act>>

/** The name of a kind of act; proposals and policies are recorded under it. */
export type ActName = keyof typeof acts
/** All kinds of acts, in the order of the policy screen. */
export const actNames = keysOf(acts)

/** An agreed policy: roles among those of the act. `alone` is null where the general setting holds, or nothing is done alone. */
export type PolicyEntry = {
  readonly act: ActName
  readonly alone: string | null
  readonly proposers: readonly Role[]
  readonly deciders: readonly Role[]
}

/** The policy of an act as it holds: `alone` in the act's own unit, `'0'` when it always takes two. */
export type Policy = PolicyEntry & { readonly alone: string; readonly of: Alone }

/** The source of what was agreed on: the live catalogue, or a test's own. */
export type Policies = Settings & {
  readonly get: (kind: 'policy', act: string) => PolicyEntry | undefined
}

/** The general settings, which hold for every act that has no limit of its own. */
const general = {
  amount: 'adjustmentAloneUpTo',
  share: 'rateAloneShare',
} as const

/** An act as all of them are described. */
const actOf = (act: ActName): Act => acts[act]

/** The part that one administrator does alone of an act that has no limit of its own. */
export const usualOf = (settings: Settings, act: ActName): string => {
  const { alone, usual } = actOf(act)
  if (usual !== undefined) return usual
  return alone === 'nothing' || alone === 'level' ? '0' : configOf(settings, general[alone])
}

/** The policy of an act as it holds now: the one place that says which roles may act, and whether two administrators must. */
export const policyOf = (policies: Policies, act: ActName): Policy => {
  const { alone: of, proposers, deciders } = actOf(act)
  const agreed = policies.get('policy', act)
  return {
    act,
    of,
    alone: agreed?.alone ?? usualOf(policies, act),
    proposers: agreed?.proposers ?? proposers,
    deciders: agreed?.deciders ?? deciders,
  }
}

type Issue = { readonly field: keyof PolicyEntry; readonly message: string }

/**
 * The fault of a policy, if it has one: an act that says where money goes cannot be left to one administrator, roles
 * come from those that may make the call at all, and superadministrators stay among them, so that no act is left without a decider.
 */
export const policyIssue = ({ act, alone, ...roles }: PolicyEntry): Issue | undefined => {
  const { alone: of, ...most } = actOf(act)
  for (const field of ['proposers', 'deciders'] as const) {
    const given = roles[field]
    if (!given.includes('superadmin')) return { field, message: 'Superadministrators stay among them' }
    if (new Set(given).size < given.length) return { field, message: 'Name each role once' }
    if (!given.every(role => most[field].includes(role)))
      return { field, message: `Choose from ${most[field].join(', ')}` }
  }
  if (alone === null) return undefined
  if (of === 'nothing') return { field: 'alone', message: 'This always takes two administrators' }
  if (of === 'level' && !new Decimal(alone).isInteger())
    return { field: 'alone', message: 'Use the number of a level such as 2' }
  if (of === 'share' && new Decimal(alone).gte(1))
    return { field: 'alone', message: 'Use a share below 1 such as 0.05 for 5 %' }
  return undefined
}

/** The entry of a policy: the roles that may propose and decide an act, and how much of it one administrator does alone. */
export const policyEntry = v.pipe(
  v.object({
    act: v.picklist(actNames),
    alone: v.nullable(amount),
    proposers: v.array(v.picklist(roles)),
    deciders: v.array(v.picklist(roles)),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    const issue = dataset.typed && policyIssue(dataset.value)
    if (!issue) return
    const { field: key, message } = issue
    const input = dataset.value
    addIssue({ message, path: [{ type: 'object', origin: 'value', input, key, value: input[key] }] })
  }),
)
