import type { Word } from '../../word.ts'
import type { CaseKind } from './case-kinds.ts'
import type { ProposalKind } from './proposals.ts'

/** The name of a kind of cases: of one, in files; of many, on screen. */
export type CaseName = { readonly one: Word; readonly many: Word }
/** The name of a kind of changes that take two administrators: the same, and as part of a sentence in a mail. */
export type ProposalName = CaseName & { readonly inSentence: Word }

/** Kinds of cases of one capability. */
export type CaseWords = Readonly<Partial<Record<CaseKind, CaseName>>>
/** Kinds of proposals of one capability. */
export type ProposalWords = Readonly<Partial<Record<ProposalKind, ProposalName>>>
