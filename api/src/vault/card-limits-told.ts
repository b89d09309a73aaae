/** Members' own limits of purchases with their cards, of which they were told that most or all is used. */

import { ask, type Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import { noticePath } from '@strongroom/shared/words/account/notice-place'
import type { Pool } from 'pg'
import type { Mail } from './mail/mail.ts'
import { postMail } from './mail/post.ts'
import { postPush } from './push/post-push.ts'

type Row = Pick<wire.CardLimitNotice, 'of' | 'per' | 'period' | 'reached' | 'currency' | 'amount' | 'used'>

/** A limit of a member in a period, and the share of it that is used. */
export type ReachedLimit = Row & { readonly uid: string }

/** A limit that is told, with its reader and whether they want it by mail. */
export type ToldLimit = Row & {
  readonly email: string
  readonly language: wire.Language
  readonly by_mail: boolean
}

const columns = `limit_of as of, limit_per as per, period, share as reached, currency,
  trim_scale(amount)::text as amount, trim_scale(used)::text as used`

/** The limits of which a member was told, each as it was told last, the newest first. */
export const told = (db: Db, uid: string): Promise<readonly (Row & { readonly told_at: string })[]> =>
  ask(
    db,
    `select ${columns}, told_at from private.card_limits_told where uid = $1 order by told_at desc, limit_of, limit_per`,
    [uid],
  )

/** A share is told once in a period; of another amount, anew. Those of a period that is over are not told after one of a later. */
const tellOnce = `
  with told as (
    insert into private.card_limits_told as kept (uid, limit_of, limit_per, period, share, currency, amount, used, told_at)
    select uid, $2, $3, $4, $5, $6, $7, $8, $9 from private.members where uid = $1
    on conflict (uid, limit_of, limit_per) do update set period = excluded.period, share = excluded.share,
      currency = excluded.currency, amount = excluded.amount, used = excluded.used, told_at = excluded.told_at
    where kept.period < excluded.period
      or (kept.period = excluded.period and (kept.amount <> excluded.amount or kept.share < excluded.share))
    returning *)
  select ${columns}, email, language,
    not exists (select from private.notices_off off where off.uid = m.uid and off.kind = 'cards' and channel = 'mail') as by_mail
  from told join private.members m using (uid)`

/** Tells a member of a limit that is reached: what was told, the mail and the push message stand or fall together. */
export const tell = (
  db: Pool,
  { uid, of, per, period, reached, currency, amount, used }: ReachedLimit,
  { now, letterOf }: { readonly now: Date; readonly letterOf: (limit: ToldLimit) => Mail },
): Promise<void> =>
  inTransaction(db, async client => {
    const values = [uid, of, per, period, reached, currency, amount, used, now]
    const [limit] = await ask<ToldLimit>(client, tellOnce, values)
    if (!limit) return
    const mail = letterOf(limit)
    if (limit.by_mail) await postMail(client, mail)
    const money = { title: mail.subject, amount: `${used} ${currency}` }
    await postPush(client, uid, { kind: 'cards', ...money, path: noticePath('card-limit-near', 'cards') })
  })
