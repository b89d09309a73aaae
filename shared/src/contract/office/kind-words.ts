import { caseWords } from '../case-words.gen.ts'
import { proposalWords } from '../proposal-words.gen.ts'
import type { CaseKind } from './case-kinds.ts'
import type { CaseName, ProposalName } from './kind-name.ts'
import type { ProposalKind } from './proposals.ts'

/** The name of every kind of cases; the compiler names one that no capability's `words.ts` has. */
export const caseKindWords: Readonly<Record<CaseKind, CaseName>> = caseWords

/** The name of every kind of proposals; the compiler names one that no capability's `proposal-words.ts` has. */
export const proposalKindWords: Readonly<Record<ProposalKind, ProposalName>> = proposalWords
