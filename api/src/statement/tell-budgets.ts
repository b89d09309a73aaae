import { atScale } from '../command/money.ts'
import type { JobParts } from '../job-parts.ts'
import type { Looked } from '../vault/budgets.ts'
import { budgetLetter } from '../vault/mail/budget-letter.ts'
import { progressIn } from './budget-spending.ts'

/** Budgets whose spending is asked for together: of one member, in one month of one zone. */
const together = (looked: readonly Looked[]) =>
  Map.groupBy(looked, ({ uid, month, time_zone }) => `${uid} ${month} ${time_zone}`)

type TellingParts = Pick<
  JobParts,
  'budgets' | 'cardLogDetails' | 'catalogue' | 'db' | 'now' | 'prices' | 'stopping'
> & { readonly config: Pick<JobParts['config'], 'publicUrl'> }

/** Tells members of budgets that what has moved has brought to a share at which they are told. */
export const tellBudgets = (parts: TellingParts) => async (): Promise<void> => {
  const { budgets, catalogue, config, now, stopping } = parts
  const money = (amount: string, currency: string) => `${atScale(catalogue, currency, amount)} ${currency}`
  const letterOf = budgetLetter(config.publicUrl, money)
  const reach = await budgets.reach()
  const { at } = reach
  for (const own of together(await budgets.withNews(now(), reach)).values()) {
    const [first] = own
    if (!first || stopping.aborted) return
    const { uid, month, time_zone: timeZone } = first
    const found = await progressIn(parts, { uid, month, timeZone }, own)
    for (const [number, { progress, unpriced }] of found.entries()) {
      const looked = own[number]
      const { spent, reached } = progress
      if (looked) await budgets.note(looked, { spent, reached, unpriced }, { now: now(), at, letterOf })
    }
  }
  await budgets.reached(reach)
}
