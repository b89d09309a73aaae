/** Prices of which members want to be told. What a member watches says what they hold, so none of it is in the log. */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import { noticePath } from '@strongroom/shared/words/account/notice-place'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { postPush } from './push/post-push.ts'
import { matchesOne, only, run } from './run.ts'

type Watched = { readonly kind: wire.PriceAlertKind; readonly base: string; readonly target: string }

/** SQL: what one base of an alert `a` is worth in its target now: a rate or price that is kept, else the last prices noted of both. */
const priceNow = `case a.kind
  when 'swap' then (
    select (value ->> 'rate')::numeric from views.catalogue
    where kind = 'swap-rate' and id = a.base || '-' || a.target and value ->> 'status' = '1')
  else coalesce(
    (select (value ->> 'price')::numeric from views.catalogue where kind = 'trade-pair' and id = a.base || '-' || a.target),
    (select price from private.price_points where currency = a.base order by at desc limit 1)
    / (select price from private.price_points where currency = a.target order by at desc limit 1))
  end`

/** SQL: whether an alert's price is at its limit or past it. */
const isReached = `(case a.direction when 'above' then ${priceNow} >= a.price else ${priceNow} <= a.price end)`

/** SQL: whether an alert waits at a time. */
const waits = (now: string) => `a.status = 0 and (a.expires_at is null or a.expires_at > ${now})`

/** SQL: whether an alert has something to do at a time: it is to be told, or the price has left its limit again. */
const hasNews = (now: string) => `${waits(now)} and ${isReached} = a.armed`

/** SQL: the earliest time at which an alert that waits at `given.now` has something to do: it is told of at most once an hour. */
export const nextNews = `select min(case when armed then coalesce(told_at + interval '1 hour', 'epoch') else 'epoch' end)
  from private.price_alerts a where ${hasNews('(select now from given)')}`

/** SQL: whether an alert waits at `given.now` for a price that is kept nowhere, and is asked of a ticker. */
export const someWatchTicker = `exists (
  select from private.price_alerts a where ${waits('(select now from given)')} and a.kind = 'trade' and not exists (
    select from views.catalogue where kind = 'trade-pair' and id = a.base || '-' || a.target and value ->> 'price' is not null))`

/** The currencies of pairs for which alerts wait at a time. */
export const watchedCurrencies = async (db: Db, now: Date): Promise<readonly string[]> => {
  const rows = await ask<{ code: string }>(
    db,
    `select distinct unnest(array[base, target]) as code from private.price_alerts a
     where ${waits('$1')} and kind = 'trade' order by code`,
    [now],
  )
  return rows.map(({ code }) => code)
}

/** The worth of one base in target now, with twelve places at most; null where it is not known, or not offered. */
export const priceOf = async (db: Db, { kind, base, target }: Watched): Promise<string | null> => {
  const { price } = await only<{ price: string | null }>(
    db,
    `select trim_scale(round(${priceNow}, 12))::text as price from (select $1::text as kind, $2::text as base, $3::text as target) a`,
    [kind, base, target],
  )
  return price
}

/** An alert with the price of now. */
export type PriceAlertRow = Watched & {
  readonly id: string
  readonly direction: wire.PriceAlert['direction']
  readonly price: string
  readonly repeats: boolean
  readonly status: 0 | 1 | -1
  readonly market: string | null
  readonly told_at: string | null
  readonly told_price: string | null
  readonly expires_at: string | null
  readonly created_at: string
}

/** A member's alerts, the newest first. */
export const of = (db: Db, uid: string, now: Date): Promise<readonly PriceAlertRow[]> =>
  ask<PriceAlertRow>(
    db,
    `select id::text, kind, base, target, direction, trim_scale(price)::text as price, repeats,
       case when status = 0 and expires_at <= $2 then -1 else status end as status, trim_scale(round(${priceNow}, 12))::text as market,
       told_at, trim_scale(told_price)::text as told_price, expires_at, created_at
     from private.price_alerts a where uid = $1 order by created_at desc, id`,
    [uid, now],
  )

type NewAlert = Watched & {
  readonly id: string
  readonly direction: wire.PriceAlert['direction']
  readonly price: string
  readonly repeats: boolean
  readonly expiresAt: Date | null
}

const values = ({ id, kind, base, target, direction, price, repeats, expiresAt }: NewAlert) =>
  [id, kind, base, target, direction, price, repeats, expiresAt] as const

/** Keeps a new alert, once; false when its member has as many as may be. */
export const add = (db: Pool, uid: string, alert: NewAlert, most: number): Promise<boolean> =>
  inTransaction(db, async client => {
    // Requests of one member in turn, so that two at once do not both find room for the last.
    await client.query('select from private.members where uid = $1 for update', [uid])
    return matchesOne(
      client,
      `insert into private.price_alerts (id, kind, base, target, direction, price, repeats, expires_at, uid)
       select $1, $2, $3, $4, $5, $6, $7, $8, $9
       where (select count(*) from private.price_alerts where uid = $9 and id <> $1) < $10
       on conflict (id) do update set id = excluded.id where price_alerts.uid = excluded.uid`,
      [...values(alert), uid, most],
    )
  })

/** Whether a command of a member has made an alert, or given it its present terms. */
export const isSavedBy = (db: Db, uid: string, id: string, commandId: string): Promise<boolean> =>
  matchesOne(
    db,
    `select from private.price_alerts where uid = $1 and id::text = $2 and $3 in (id::text, saved_by::text)`,
    [uid, id, commandId],
  )

/** Gives a member's own alert other terms, under which it waits anew and was never told; false when there is none. */
export const change = (db: Db, uid: string, alert: NewAlert, commandId: string): Promise<boolean> =>
  matchesOne(
    db,
    `update private.price_alerts set kind = $2, base = $3, target = $4, direction = $5, price = $6, repeats = $7,
       expires_at = $8, armed = true, status = 0, told_at = null, told_price = null, saved_by = $10
     where id::text = $1 and uid = $9`,
    [...values(alert), uid, commandId],
  )

/** Takes an alert away. One that is not there is no mistake. */
export const remove = (db: Db, uid: string, id: string): Promise<void> =>
  run(db, 'delete from private.price_alerts where id::text = $1 and uid = $2', [id, uid])

/** An alert that is told, with its reader and whether they want it by mail. */
export type ToldAlert = Pick<NewAlert, 'kind' | 'base' | 'target' | 'direction' | 'price'> & {
  readonly uid: string
  readonly told_price: string
  readonly email: string
  readonly language: wire.Language
  readonly by_mail: boolean
}

const toldOf = `
  with told as (
    update private.price_alerts a
    set told_at = $1, told_price = ${priceNow}, armed = false, status = case when repeats then 0 else 1 end
    where ${hasNews('$1')} and armed and (told_at is null or told_at <= $1::timestamptz - interval '1 hour')
    returning a.*)
  select told.uid::text as uid, told.kind, base, target, direction, trim_scale(price)::text as price, trim_scale(round(told_price, 12))::text as told_price,
    email, language,
    not exists (select from private.notices_off off where off.uid = m.uid and off.kind = 'prices' and channel = 'mail') as by_mail
  from told join private.members m using (uid)`

/**
 * Tells of every alert whose price has come to its limit, each once: the state of the alert and the letter stand or fall together. One that
 * repeats is ready again once the price has left its limit, and is told of at most once an hour.
 */
export const tell = (db: Pool, now: Date, letterOf: (alert: ToldAlert) => Mail): Promise<void> =>
  inTransaction(db, async client => {
    await client.query(
      `update private.price_alerts a set armed = true where ${hasNews('$1')} and not armed`,
      [now],
    )
    const told = await ask<ToldAlert>(client, toldOf, [now])
    for (const alert of told) {
      const mail = letterOf(alert)
      if (alert.by_mail) await postMail(client, mail)
      // Its price is no amount of the member's, and everybody may read it.
      const path = noticePath('', 'prices')
      await postPush(client, alert.uid, { kind: 'prices', title: mail.subject, path })
    }
  })
