/** Amounts that members plan to spend in a month. What somebody plans says how they live, so none of it is in the log. */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import { noticePath } from '@strongroom/shared/words/account/notice-place'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { postPush } from './push/post-push.ts'
import { matchesOne, only, run } from './run.ts'

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
       since = excluded.since, looked_at = null,
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

/** SQL: the last lines of all statements and cards, each found at the end of an index. */
const ends = `select coalesce((select max(number) from views.movements), 0) as line,
  coalesce((select max(number) from views.card_transactions), 0) as card`

/** SQL: budgets that wait for the price of a currency that has come since. */
const priced = `private.budgets b where unpriced <> '{}' and exists (
  select from private.price_points p where p.currency = any(b.unpriced) and p.noted_at > b.looked_at)`

/** When some budget is to be held against what moved (`Job.due`). However many have budgets, none of their lines are looked for here. */
export const budgetsDue = `select case when exists (select from private.budgets) and (
  not exists (select from work.budget_mark join (${ends}) ends using (line, card))
  or exists (select from private.budgets where looked_at is null)
  or exists (select from ${priced})) then 'epoch'::timestamptz end`

/** How far what moves has been looked at, and how far it reaches: lines behind `from_line` and up to `line`, and those of cards. */
export type Reach = {
  readonly at: string
  readonly from_line: string | null
  readonly from_card: string | null
  readonly line: string
  readonly card: string
}

/** How far statements and cards have moved since the last look. A read model that was made anew may count its lines otherwise: then nothing is known of it. */
export const reach = (db: Db): Promise<Reach> =>
  only<Reach>(
    db,
    `select now() as at, ends.line::text, ends.card::text, mark.line::text as from_line, mark.card::text as from_card
     from (${ends}) ends left join work.budget_mark mark on mark.line <= ends.line and mark.card <= ends.card`,
  )

/** Keeps how far what moves has been looked at. */
export const reached = (db: Db, { line, card }: Reach): Promise<void> =>
  run(
    db,
    `insert into work.budget_mark (line, card) values ($1, $2)
     on conflict (one) do update set line = excluded.line, card = excluded.card`,
    [line, card],
  )

/** A budget to be held against a month of its zone. */
export type Looked = Plan & { readonly uid: string; readonly time_zone: string; readonly month: string }

/** SQL: the members whom lines name that came after one. */
const namedIn = (table: string, after: string): string =>
  `select case when uid ~ '^[0-9]+$' then uid::bigint end as uid from views.${table} where number > ${after}::bigint`

/** SQL: the members with budgets to be looked at: those whom new lines name, and those whose budgets wait; all where nothing is known. */
const named = `
  ${namedIn('movements', '$2')} union ${namedIn('card_transactions', '$3')}
  union select uid from private.budgets where looked_at is null
  union select uid from ${priced}
  union select uid from private.budgets where $2 is null`

/**
 * The budgets of the members whom new lines name, those of one member together. On the first day of a month they are held against the one
 * before too, as what moved at its end may not have been looked at by then.
 */
export const withNews = (db: Db, now: Date, { from_line, from_card }: Reach): Promise<readonly Looked[]> =>
  ask<Looked>(
    db,
    `with named as materialized (${named})
     select uid::text, ${columns}, time_zone, months.month
     from named join private.budgets using (uid), lateral (
       select to_char($1 at time zone time_zone, 'YYYY-MM') as month
       union select to_char($1 at time zone time_zone - interval '1 day', 'YYYY-MM')) months
     where months.month = to_char($1 at time zone time_zone, 'YYYY-MM')
       or months.month >= to_char(since at time zone time_zone, 'YYYY-MM') order by uid, months.month, kind`,
    [now, from_line, from_card],
  )

/** How far a budget is, and the currencies of money in it that have no price now. */
export type Found = Pick<wire.Budget, 'spent' | 'reached'> & { readonly unpriced: readonly string[] }

/** A budget that is told, with its reader and whether they want it by mail. */
export type ToldBudget = Plan &
  Pick<Found, 'spent' | 'reached'> & {
    readonly month: string
    readonly email: string
    readonly language: wire.Language
    readonly by_mail: boolean
  }

/** The terms of a budget, which may have changed since it was read. */
const ofTerms = 'uid = $1 and kind = $2 and currency = $3 and amount = $4 and time_zone = $5'

const tellOnce = `
  with told as (
    update private.budgets set told_month = $6, told_share = $7, told_spent = $8, told_at = $9
    where ${ofTerms} and (told_month is null or told_month < $6 or (told_month = $6 and told_share < $7))
    returning uid, kind, currency, amount)
  select ${columns}, $6 as month, $7::int as reached, $8 as spent, email, language,
    not exists (select from private.notices_off off where off.uid = m.uid and off.kind = 'budgets' and channel = 'mail') as by_mail
  from told join private.members m using (uid)`

type Noting = {
  readonly now: Date
  /** When the look began, by the database: a price that came after it was not known to it. */
  readonly at: string
  readonly letterOf: (budget: ToldBudget) => Mail
}

/** SQL: one look may hold a budget against two months, and waits for the prices of both. */
const noteLook = `update private.budgets
  set looked_at = $6, unpriced = case when looked_at = $6 then unpriced || $7::text[] else $7 end where ${ofTerms}`

/**
 * Notes how far a budget is, and tells its member of each share once a month: what was told and the letter stand or fall together.
 */
export const note = (
  db: Pool,
  { uid, kind, currency, amount, time_zone, month }: Looked,
  { spent, reached, unpriced }: Found,
  { now, at, letterOf }: Noting,
): Promise<void> =>
  inTransaction(db, async client => {
    const terms = [uid, kind, currency, amount, time_zone]
    const isSame = await matchesOne(client, noteLook, [...terms, at, unpriced])
    if (!isSame || reached === 0) return
    const [budget] = await ask<ToldBudget>(client, tellOnce, [...terms, month, reached, spent, now])
    if (!budget) return
    const mail = letterOf(budget)
    if (budget.by_mail) await postMail(client, mail)
    const money = { title: mail.subject, amount: `${spent} ${currency}` }
    await postPush(client, uid, { kind: 'budgets', ...money, path: noticePath('', 'budgets') })
  })
