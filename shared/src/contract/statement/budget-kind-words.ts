import type { Word } from '#words'
import { recordOfNames } from '../../complete.ts'
import { cardLineTypes } from '../card/kind-words.ts'
import { spendingCategoryWords } from '../card/spending-category-words.ts'
import type { BudgetKind } from './budgets.ts'
import { outgoingKinds } from './line-flow.ts'
import { lineKinds } from './line-kind-words.ts'

/** The names of the kinds of spending that a budget may be for. */
export const budgetKindWords: Readonly<Record<BudgetKind, Word>> = {
  ...spendingCategoryWords,
  fee: cardLineTypes.fee,
  ...recordOfNames(outgoingKinds, kind => lineKinds[kind].title),
}
