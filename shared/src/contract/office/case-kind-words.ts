import { caseWords } from '../case-words.gen.ts'
import type { CaseKind } from './case-kinds.ts'
import type { CaseName } from './kind-name.ts'

/** The name of every kind of cases; the compiler names one that no capability's `words.ts` has. */
export const caseKindWords: Readonly<Record<CaseKind, CaseName>> = caseWords
