import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { call } from '../../../../client/call.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'
import { ownTimeZone } from '../../../../parts/list-defaults.ts'

/** The member’s budgets in a month (`2026-11`) of their zone, and what of each is spent. */
export const budgetsQuery = (month: string) =>
  oneQueryOf('statement.budgets', { filter: { month, timeZone: ownTimeZone() } })

/** A budget as it is saved, in the place of the one that its kind has. */
type BudgetBody = InferInput<typeof wire.budgetBody>
export const saveBudget = (body: BudgetBody, attempt: string) =>
  call('statement.saveBudget', { body, attempt })
export const removeBudget = (kind: wire.BudgetKind, attempt: string) =>
  call('statement.removeBudget', { body: { kind }, attempt })
