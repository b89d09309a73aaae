import { type ActName, type Policies, policyOf } from '@strongroom/ledger/catalogue'
import { actOf, type ProposedChange } from '@strongroom/ledger/office'
import type { wire } from '@strongroom/shared'
import type { Asker } from '../command/asking.ts'
import { Problem } from '../command/problem.ts'

/** The roles that decide a proposed change, by the policy of its act as it holds now. */
export const decidersOf = (policies: Policies, change: ProposedChange): readonly wire.Role[] =>
  policyOf(policies, actOf(change)).deciders

/** Refuses an administrator whose role the policy does not let ask for an act, alone or of a second one. */
export const checkProposer = (
  policies: Policies,
  { session }: Pick<Asker, 'session'>,
  act: ActName,
): void => {
  if (!policyOf(policies, act).proposers.includes(session.role))
    throw Problem.forbidden('The policy does not let your role ask for this')
}
