import { proposalWords } from '../proposal-words.gen.ts'
import type { ProposalName } from './kind-name.ts'
import type { ProposalKind } from './proposals.ts'

/** The name of every kind of proposals; the compiler names one that no capability's `proposal-words.ts` has. */
export const proposalKindWords: Readonly<Record<ProposalKind, ProposalName>> = proposalWords
