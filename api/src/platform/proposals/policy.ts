import { type ActName, type Policies, policyOf } from '@strongroom/ledger/catalogue'
import { actOf, memberOf } from '@strongroom/ledger/office'
import type { ProposalRow } from '@strongroom/projections/office'
import type { wire } from '@strongroom/shared'
import { msg } from '#words'
import type { Asker } from '../../command/asking.ts'
import { HttpError } from '../../command/http-error.ts'

/** A change that takes two administrators, in a stream of its own or in its member's. */
type Change = ProposalRow['change']

/** The roles that decide a proposed change, by the policy of its act as it holds now. */
export const decidersOf = (policies: Policies, change: Change): readonly wire.Role[] =>
  policyOf(policies, change.kind === 'adjustment' ? change.kind : actOf(change)).deciders

/** The member whose money a proposed change moves, or whose role it changes; nothing when it concerns no member. */
export const memberOfChange = (change: Change): string | undefined =>
  change.kind === 'adjustment' ? change.uid : memberOf(change)

/** Refuses an administrator whose role the policy does not let ask for an act, alone or of a second one. */
export const checkProposer = (
  policies: Policies,
  { session }: Pick<Asker, 'session'>,
  act: ActName,
): void => {
  if (!policyOf(policies, act).proposers.includes(session.role))
    throw HttpError.forbidden(msg`The policy does not let your role ask for this`)
}
