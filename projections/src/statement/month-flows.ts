import type { wire } from '@strongroom/shared'
import { ask, type Db } from '../queries/ask.ts'

/** Money of one kind and currency that came and went in a month and in the one before it. Decimal strings. */
export type MonthFlowRow = {
  readonly source: wire.FlowSource
  readonly type: string
  readonly currency: string
  readonly came: string
  readonly went: string
  readonly fees: string
  readonly came_before: string
  readonly went_before: string
  readonly fees_before: string
}

/** SQL: a sum over the lines that a condition holds for. */
const sumOf = (amount: string, condition: string) => `coalesce(sum(${amount}) filter (where ${condition}), 0)`

/**
 * Money that came to a member and went from them in a month (`2026-11`) of a time zone, beside the month before, by kind and currency: the lines of their
 * statement, and the purchases and fees of their card. A fee counts where its movement is done.
 */
export const flowsOfMonth = (
  db: Db,
  { uid, month, timeZone }: { readonly uid: string; readonly month: string; readonly timeZone: string },
): Promise<readonly MonthFlowRow[]> =>
  ask<MonthFlowRow>(
    db,
    `with bounds as (
       select day::timestamp at time zone $3 as begins, (day - interval '1 month')::timestamp at time zone $3 as before,
         (day + interval '1 month')::timestamp at time zone $3 as ends
       from (select ($2 || '-01')::date as day) as month),
     lines as (
       select 'statement' as source, kind as type, currency, amount,
         case when state = 'done' then coalesce(fee, 0) else 0 end as fee, created_at
       from views.movements where uid = $1 and amount <> 0
       union all
       select 'card', type, currency, amount, case type when 'fee' then -amount else 0 end, created_at
       from views.card_transactions where uid = $1 and status = 1 and type in ('spend', 'fee'))
     select source, type, currency,
       ${sumOf('amount', 'amount > 0 and created_at >= begins')} as came,
       ${sumOf('-amount', 'amount < 0 and created_at >= begins')} as went,
       ${sumOf('fee', 'created_at >= begins')} as fees,
       ${sumOf('amount', 'amount > 0 and created_at < begins')} as came_before,
       ${sumOf('-amount', 'amount < 0 and created_at < begins')} as went_before,
       ${sumOf('fee', 'created_at < begins')} as fees_before
     from lines, bounds where created_at >= before and created_at < ends
     group by source, type, currency order by source desc, type, currency`,
    [uid, month, timeZone],
  )
