import { byKind, type Complete, type wire } from '@strongroom/shared'
import type { ProposalEffect } from '../platform/kinds/proposal-kind.ts'
import * as registry from '../proposals.gen.ts'

const found = byKind(registry)

/** Each kind of proposal with its effect. A new kind is its `proposal.ts` in its capability's folder. */
export const proposalKinds: Complete<Exclude<wire.ProposalKind, keyof typeof found>, typeof found> = found

/** The effect of a kind of proposal, whatever its change holds. */
export const effectOf = (kind: wire.ProposalKind): ProposalEffect => proposalKinds[kind]
