import type { Complete, wire } from '@strongroom/shared'
import type { ProposalKind } from '../../../../platform/cases/admin/proposal-kind.ts'
import { proposalKinds } from './proposal-kinds.gen.ts'

/** Every kind of proposals; the compiler names one that no capability's `proposal-kinds.ts` has. */
export const PROPOSAL_KINDS: Complete<
  Exclude<wire.ProposalKind, keyof typeof proposalKinds>,
  { readonly [K in wire.ProposalKind]: ProposalKind }
> = proposalKinds
