import type { wire } from '@strongroom/shared'
import { call } from '../../../../client/call.ts'
import type { Body } from '../../../../client/contract.ts'
import { oneQueryOf } from '../../../../client/query-of.ts'
import { ownTimeZone } from '../../../../parts/list-defaults.ts'

/** The member’s budgets in a month (`2026-11`) of their zone, and what of each is spent. */
export const budgetsQuery = (month: string) =>
  oneQueryOf('statement.budgets', { filter: { month, timeZone: ownTimeZone() } })

/** Saves a budget in the place of the one that its kind has. */
export const saveBudget = (body: Body<'statement.saveBudget'>, attempt: string) =>
  call('statement.saveBudget', { body, attempt })
export const removeBudget = (kind: wire.BudgetKind, attempt: string) =>
  call('statement.removeBudget', { body: { kind }, attempt })
