import { budgetKindWords } from '@strongroom/shared/words/statement/budget-kind'
import { msg, say } from '#words'
import type { ToldBudget } from '../budgets.ts'
import type { Mail } from './mail.ts'
import { periodText } from './period-text.ts'

const near = msg({ message: '{share} of your budget is spent: {kind}' })
const spentAll = msg({ message: 'Your budget is spent: {kind}' })
/** `{link}` is where the budgets stand. */
const text = msg({
  message:
    'You planned {amount} for this kind of spending in {month}: {kind}. You have spent {spent} so far. Nothing is held back: a budget only tells you.\n\nYour budgets:\n\n{link}',
})

/** To a member who has spent a share of a budget; the link has no language, so that it opens in that of its reader. */
export const budgetLetter =
  (publicUrl: string, money: (amount: string, currency: string) => string) =>
  ({ email, language, kind, currency, amount, spent, reached, month }: ToldBudget): Mail => {
    const named = { kind: say(budgetKindWords[kind], language) }
    return {
      letter: 'budget-reached',
      to: email,
      subject:
        reached === 100 ? say(spentAll, language, named) : say(near, language, { share: '80%', ...named }),
      text: say(text, language, {
        amount: money(amount, currency),
        spent: money(spent, currency),
        month: periodText(month, language),
        kind: named.kind,
        link: `${publicUrl}/budgets`,
      }),
    }
  }
