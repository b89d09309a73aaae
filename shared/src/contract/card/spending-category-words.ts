import { msg, type Word } from '#words'
import type { SpendingCategory } from '../../spending-category.ts'

/** The name of each category of spending. */
export const spendingCategoryWords: Readonly<Record<SpendingCategory, Word>> = {
  groceries: msg`Groceries`,
  eating: msg`Eating out`,
  shopping: msg`Shopping`,
  transport: msg`Transport`,
  travel: msg`Travel`,
  bills: msg`Bills and phone`,
  digital: msg`Software and digital goods`,
  health: msg`Health`,
  leisure: msg`Leisure`,
  education: msg`Education`,
  finance: msg`Cash and finance`,
  services: msg`Services`,
  public: msg`Taxes and donations`,
  other: msg({ message: 'Other', context: 'spending category' }),
}
