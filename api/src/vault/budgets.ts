/** Amounts that members plan to spend in a month. What somebody plans says how they live, so none of it is in the log. */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import { noticePath } from '@strongroom/shared/words/account/notice-place'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { postPush } from './push/post-push.ts'
import { matchesOne, run } from './run.ts'

/** A budget: the amount that its member plans for a kind in each month. */
export type Plan = Pick<wire.Budget, 'kind' | 'currency' | 'amount'>

const columns = 'kind, currency, trim_scale(amount)::text as amount'

/** A member's budgets, by kind. */
export const of = (db: Db, uid: string): Promise<readonly Plan[]> =>
  ask<Plan>(db, `select ${columns} from private.budgets where uid = $1 order by kind`, [uid])

const toldColumns = ['told_month', 'told_share', 'told_spent', 'told_at']

/** SQL: a budget that is saved again has the currency and amount that it had. */
const isSamePlan = '(kept.currency, kept.amount) = (excluded.currency, excluded.amount)'

/**
 * Keeps a budget in the place of the one that its kind had. With other terms it is held against the month anew; with the same nothing changes. Its
 * member hears again of another amount, and not of the same in another zone.
 */
export const save = (
  db: Db,
  uid: string,
  { kind, currency, amount, timeZone }: Plan & { readonly timeZone: string },
): Promise<void> =>
  run(
    db,
    `insert into private.budgets as kept (uid, kind, currency, amount, time_zone) values ($1, $2, $3, $4, $5)
     on conflict (uid, kind) do update set currency = excluded.currency, amount = excluded.amount, time_zone = excluded.time_zone,
       since = excluded.since, seen_line = null, seen_card = null,
       ${toldColumns.map(column => `${column} = case when ${isSamePlan} then kept.${column} end`).join(', ')}
     where (kept.currency, kept.amount, kept.time_zone) is distinct from (excluded.currency, excluded.amount, excluded.time_zone)`,
    [uid, kind, currency, amount, timeZone],
  )

/** Takes a budget away. One that is not there is no mistake. */
export const remove = (db: Db, uid: string, kind: wire.BudgetKind): Promise<void> =>
  run(db, 'delete from private.budgets where uid = $1 and kind = $2', [uid, kind])

type NoticeRow = Plan & Pick<wire.BudgetNotice, 'month' | 'reached' | 'spent'> & { readonly told_at: string }

/** The budgets of which a member was told, each as it was told last, the newest first. */
export const told = (db: Db, uid: string): Promise<readonly NoticeRow[]> =>
  ask<NoticeRow>(
    db,
    `select ${columns}, told_month as month, told_share as reached, trim_scale(told_spent)::text as spent, told_at
     from private.budgets where uid = $1 and told_at is not null order by told_at desc, kind`,
    [uid],
  )

/** SQL: the last lines of the statement and of the card of each member with budgets, looked for once a member. */
const lastLines = `
  select uid, (select max(number) from views.movements where uid = m.uid::text) as line,
    (select max(number) from views.card_transactions where uid = m.uid::text) as card
  from private.budgets m group by uid`

/** SQL: budgets whose member's money has moved since they were held against it. */
const moved = `private.budgets b join (${lastLines}) last using (uid)
  where last.line is distinct from b.seen_line or last.card is distinct from b.seen_card`

/** When some budget is to be held against what moved (`Job.due`). */
export const budgetsDue = `select case when exists (select from ${moved}) then 'epoch'::timestamptz end`

/** A budget to be held against a month of its zone, and the last lines that are known. */
export type Looked = Plan & {
  readonly uid: string
  readonly time_zone: string
  readonly month: string
  readonly line: string | null
  readonly card: string | null
}

/**
 * The budgets of members whose money has moved, those of one member together. On the first day of a month they are held against the one before
 * too, as what moved at its end may not have been looked at by then.
 */
export const withNews = (db: Db, now: Date): Promise<readonly Looked[]> =>
  ask<Looked>(
    db,
    `select uid::text, ${columns}, time_zone, months.month, line::text, card::text
     from (select b.*, line, card from ${moved}) b, lateral (
       select to_char($1 at time zone time_zone, 'YYYY-MM') as month
       union select to_char($1 at time zone time_zone - interval '1 day', 'YYYY-MM')) months
     where months.month = to_char($1 at time zone time_zone, 'YYYY-MM')
       or months.month >= to_char(since at time zone time_zone, 'YYYY-MM') order by uid, months.month, kind`,
    [now],
  )

/** How far a budget is. */
export type Found = Pick<wire.Budget, 'spent' | 'reached'>

/** A budget that is told, with its reader and whether they want it by mail. */
export type ToldBudget = Plan &
  Found & {
    readonly month: string
    readonly email: string
    readonly language: wire.Language
    readonly by_mail: boolean
  }

/** The terms of a budget, which may have changed since it was read. */
const ofTerms = 'uid = $1 and kind = $2 and currency = $3 and amount = $4'

const tellOnce = `
  with told as (
    update private.budgets set told_month = $5, told_share = $6, told_spent = $7, told_at = $8
    where ${ofTerms} and (told_month is null or told_month < $5 or (told_month = $5 and told_share < $6))
    returning uid, kind, currency, amount)
  select ${columns}, $5 as month, $6::int as reached, $7 as spent, email, language,
    not exists (select from private.notices_off off where off.uid = m.uid and off.kind = 'budgets' and channel = 'mail') as by_mail
  from told join private.members m using (uid)`

/**
 * Notes how far a budget is, and tells its member of each share once a month: what was told and the letter stand or fall together.
 */
export const note = (
  db: Pool,
  { uid, kind, currency, amount, month, line, card }: Looked,
  { spent, reached }: Found,
  { now, letterOf }: { readonly now: Date; readonly letterOf: (budget: ToldBudget) => Mail },
): Promise<void> =>
  inTransaction(db, async client => {
    const terms = [uid, kind, currency, amount]
    const isSame = await matchesOne(
      client,
      `update private.budgets set seen_line = $5, seen_card = $6 where ${ofTerms}`,
      [...terms, line, card],
    )
    if (!isSame || reached === 0) return
    const [budget] = await ask<ToldBudget>(client, tellOnce, [...terms, month, reached, spent, now])
    if (!budget) return
    const mail = letterOf(budget)
    if (budget.by_mail) await postMail(client, mail)
    const money = { title: mail.subject, amount: `${spent} ${currency}` }
    await postPush(client, uid, { kind: 'budgets', ...money, path: noticePath('', 'budgets') })
  })
