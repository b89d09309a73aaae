import type { Audience } from './call.ts'
import type { Role } from './words.ts'

/** The roles that decide cases of money. */
export const deciders = ['finance', 'superadmin'] as const satisfies readonly Role[]

/** The roles that keep reference data, settings and the address pool. */
export const keepers = ['operator', 'superadmin'] as const satisfies readonly Role[]

/** The roles that bring the house's coins together. */
export const collectors = ['finance', 'operator', 'superadmin'] as const satisfies readonly Role[]

/** The roles that keep cards. */
export const cardKeepers = ['operator', 'finance', 'superadmin'] as const satisfies readonly Role[]

/** The roles that enter addresses into a member's address book. */
export const binders = ['support', 'operator', 'superadmin'] as const satisfies readonly Role[]

/** The roles that review bank accounts and requests for currencies. */
export const reviewers = ['support', 'finance', 'operator', 'superadmin'] as const satisfies readonly Role[]

/** The roles that review applications for VIP levels. */
export const vipReviewers = ['support', 'finance', 'superadmin'] as const satisfies readonly Role[]

/** The roles that see and decide documents of identity. */
export const identityReviewers = ['support', 'superadmin'] as const satisfies readonly Role[]

/** The roles that may propose changes or decide about them; each kind of change narrows them further. */
export const proposers = ['finance', 'operator', 'superadmin'] as const satisfies readonly Role[]

/** The roles that read the house's figures: its trial balance, its income, its journal. */
export const figureReaders = ['finance', 'auditor', 'superadmin'] as const satisfies readonly Role[]

/** The roles that read which administrator has looked at whose personal data, and that gather evidence. */
export const lookReaders = ['auditor', 'superadmin'] as const satisfies readonly Role[]

/** The roles that give and take roles, and keep the policy. */
export const superadmins = ['superadmin'] as const satisfies readonly Role[]

type Bounded = {
  readonly audience: Audience
  readonly changes: boolean
  readonly roles?: readonly Role[] | undefined
}

/** Whether an administrator of a role may make a call. An auditor makes none by which administrators change something. */
export const mayMake = ({ audience, changes, roles }: Bounded, role: Role): boolean => {
  if (role === 'auditor' && changes && (audience === 'admin' || audience === 'both')) return false
  return !roles || roles.includes(role)
}
