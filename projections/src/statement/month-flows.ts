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

type AskedMonth = {
  readonly uid: string
  readonly month: string
  readonly timeZone: string
  readonly own: readonly wire.TransactionType[]
}

/** SQL: a sum over the lines that a condition holds for. */
const sumOf = (amount: string, condition: string) => `coalesce(sum(${amount}) filter (where ${condition}), 0)`

/**
 * Money that came to a member and went from them in a month (`2026-11`) of a time zone, beside the month before, by kind and currency: the lines of their
 * statement, and the transactions of their card. A charge of the card, or a withdrawal, counts there where a bank was at its other end: one from the
 * wallet has a line on the statement. A withdrawal that a bank sent back (`{withdrawal}.back`) counts there too. A fee counts where its movement is done.
 * Money that came back whole is left out, on its way out and back alike; not among the kinds `own`, which move between the member's own balances.
 */
export const flowsOfMonth = (
  db: Db,
  { uid, month, timeZone, own }: AskedMonth,
): Promise<readonly MonthFlowRow[]> =>
  ask<MonthFlowRow>(
    db,
    `with bounds as (
       select day::timestamp at time zone $3 as begins, (day - interval '1 month')::timestamp at time zone $3 as before,
         (day + interval '1 month')::timestamp at time zone $3 as ends
       from (select ($2 || '-01')::date as day) as month),
     near as (
       select reference from views.movements, bounds where uid = $1 and created_at >= before and created_at < ends),
     lines as (
       select 'statement' as source, kind as type, currency, amount,
         case when state = 'done' then coalesce(fee, 0) else 0 end as fee, created_at,
         state = 'reversed' or kind = 'reversal'
           or (kind <> all($4) and count(*) over same > 1 and sum(amount) over same = 0) as undone
       from views.movements where uid = $1 and amount <> 0 and reference in (select reference from near)
       window same as (partition by reference, currency)
       union all
       select 'card', c.type, c.currency, c.amount,
         case when c.type = 'fee' then -c.amount when c.id not like '%.opening' then coalesce(bank.fee, 0) else 0 end, c.created_at,
         c.type in ('charge', 'withdrawal') and (bank.id is null or (bank.state = 'reversed' and bank.reference = c.id))
       from views.card_transactions c left join views.movements bank on bank.uid = c.uid
         and bank.id = case when c.type = 'charge' then 'deposit:' when c.id like '%.back' then 'withdrawal-sent-back:'
           when c.type = 'withdrawal' then 'withdrawal:' end || regexp_replace(c.id, '\\.(opening|back)$', '')
       where c.uid = $1 and c.status = 1)
     select source, type, currency,
       ${sumOf('amount', 'amount > 0 and created_at >= begins')} as came,
       ${sumOf('-amount', 'amount < 0 and created_at >= begins')} as went,
       ${sumOf('fee', 'created_at >= begins')} as fees,
       ${sumOf('amount', 'amount > 0 and created_at < begins')} as came_before,
       ${sumOf('-amount', 'amount < 0 and created_at < begins')} as went_before,
       ${sumOf('fee', 'created_at < begins')} as fees_before
     from lines, bounds where not undone and created_at >= before and created_at < ends
     group by source, type, currency order by source desc, type, currency`,
    [uid, month, timeZone, own],
  )
