import type { ProposalRow } from '@strongroom/projections/office'
import type { Session } from '../../command/session.ts'
import type { Parts } from '../../dependencies.ts'
import { decidersOf, memberOfChange } from './policy.ts'

/** The code of a refusal. */
export const codeOf = (kind: string) => kind.toUpperCase().replaceAll('-', '_')

/** Whether an administrator may decide a proposal now: it waits, is another's, about another, and the policy names their role. */
export const mayDecideProposal = (
  { catalogue }: Pick<Parts, 'catalogue'>,
  { uid, role }: Session,
  { status, proposed_by, change }: ProposalRow,
): boolean =>
  status === 0 &&
  proposed_by !== uid &&
  memberOfChange(change) !== uid &&
  decidersOf(catalogue, change).includes(role)
