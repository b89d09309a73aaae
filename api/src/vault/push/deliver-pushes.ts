import { askOutside, type OutsideAnswer } from '@strongroom/projections/outside'
import type { Db } from '@strongroom/projections/queries'
import type { Config } from '@strongroom/shared/config'
import { textOf } from '@strongroom/shared/field-of'
import type { Logger } from 'pino'
import { run } from '../run.ts'
import { encryptPush } from './encrypt.ts'
import { contactOf, type VapidKey, vapidHeader, vapidKeyOf } from './vapid.ts'

/** How often a message is tried, while it is of use; the last time about an hour after the first. */
const triesAtMost = 8
/** As late as a push service may have a message sent again. */
const LATEST_SECONDS = 86_400
const patienceMs = 10_000

type Parts = {
  readonly db: Db
  readonly logger: Logger
  readonly now: () => Date
  readonly config: Pick<Config, 'pushKey' | 'secretKey' | 'mailFrom'>
}

type Waiting = {
  readonly id: string
  readonly tries: number
  readonly body: string
  readonly secondsLeft: number
  readonly endpoint: string
  readonly p256dh: Buffer
  readonly auth: Buffer
}

/**
 * Answers that end a subscription: a service takes none of its messages by the platform's key, which is another than it was made with (401,
 * 403), or does not know it any more. Its browser subscribes anew when its member opens the client.
 */
const endings: ReadonlySet<number> = new Set([401, 403, 404, 410])

/** SQL: when a message is of no use any more. */
const uselessAt = 'post.posted_at + make_interval(secs => post.kept_seconds)'

/** When it is due (`Job.due`). */
export const pushesDue = 'select min(next_try_at) from private.push_posts'

const taking = `
  update private.push_posts post set tries = tries + 1,
    next_try_at = least(now() + make_interval(secs => 15 * 2 ^ tries), ${uselessAt})
  from private.push_subscriptions s
  where s.endpoint = post.endpoint and post.id in (
    select id from private.push_posts where next_try_at <= now() order by id limit 10 for update skip locked)
  returning post.id, tries, body, ceil(extract(epoch from ${uselessAt} - now()))::int as "secondsLeft", s.endpoint, p256dh, auth`

/**
 * Hands waiting messages to the push services of the browsers, and forgets what they took. A subscription that a service no longer takes messages for goes.
 * Several processes may deliver at once; a message that was taken twice shows one after the other, and moves nothing.
 */
export const deliverPushes = (parts: Parts) => {
  const key = vapidKeyOf(parts.config)
  return async (): Promise<void> => {
    for (;;) {
      const { rows } = await parts.db.query<Waiting>(taking)
      if (rows.length === 0) return
      // At once: one service that does not answer must not hold up the others.
      await Promise.all(rows.map(waiting => deliver(parts, key, waiting)))
    }
  }
}

const deliver = async (parts: Parts, key: VapidKey, waiting: Waiting): Promise<void> => {
  const { db, logger } = parts
  const { id, tries, secondsLeft } = waiting
  if (secondsLeft <= 0) return forget(db, id)
  try {
    const answer = await send(parts, key, waiting)
    if (answer.ok) return await forget(db, id)
    logger.warn({ push: id, status: answer.status }, 'a push message was not taken')
    await settle(db, waiting, answer)
  } catch (error) {
    logger.warn({ push: id, reason: textOf(error, 'name') ?? 'Error' }, 'a push message was not taken')
    if (tries >= triesAtMost) await forget(db, id)
  }
}

const send = ({ config, now }: Parts, key: VapidKey, { endpoint, body, secondsLeft, ...keys }: Waiting) => {
  const contact = contactOf(config.mailFrom)
  return askOutside(endpoint, {
    method: 'POST',
    headers: {
      Authorization: vapidHeader(key, { endpoint, contact, now: now() }),
      'Content-Encoding': 'aes128gcm',
      'Content-Type': 'application/octet-stream',
      TTL: `${secondsLeft}`,
    },
    body: new Uint8Array(encryptPush(body, keys)),
    signal: AbortSignal.timeout(patienceMs),
  })
}

/** A service that is busy or broken is asked again, as late as it wishes within a day; any other refusal stays one. */
const settle = async (
  db: Db,
  { id, endpoint, tries }: Waiting,
  { status, retryAfter }: OutsideAnswer,
): Promise<void> => {
  if (endings.has(status))
    return run(db, 'delete from private.push_subscriptions where endpoint = $1', [endpoint])
  if ((status !== 429 && status < 500) || tries >= triesAtMost) return forget(db, id)
  const seconds = secondsOf(retryAfter)
  if (seconds === undefined) return
  await run(
    db,
    `update private.push_posts post set next_try_at = least(now() + make_interval(secs => $3), ${uselessAt}) where id = $1 and tries = $2`,
    [id, tries, Math.min(seconds, LATEST_SECONDS)],
  )
}

/** `Retry-After` in seconds, which may be said as a date. */
const secondsOf = (retryAfter: string | null): number | undefined => {
  if (!retryAfter) return undefined
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter)
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1_000))
}

const forget = (db: Db, id: string): Promise<void> =>
  run(db, 'delete from private.push_posts where id = $1', [id])
