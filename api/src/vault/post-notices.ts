import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import { decodeEvent } from '@strongroom/ledger/eventlog/verify'
import { inTransaction, isPlaceIn, type Place } from '@strongroom/projections/runner'
import type { wire } from '@strongroom/shared'
import type { Pool, PoolClient } from 'pg'
import type { Logger } from 'pino'
import { isOfNotice, type Notice, noticeOf } from './mail/notice-letter.ts'
import { postMail } from './mail/post.ts'
import { postPush } from './push/post-push.ts'
import { of as quickPayNotes } from './quick-pay-notes.ts'

const PAGE_EVENTS = 1_000
/** Members are not told of events older than this. */
const TOLD_WITHIN_MS = 7 * 86_400_000

type PostingParts = {
  readonly config: { readonly publicUrl: string }
  readonly db: Pool
  readonly log: Log
  readonly logger: Logger
  readonly now: () => Date
  readonly stopping: AbortSignal
}

/** When it is due (`Job.due`). */
export const postNoticesDue =
  "select 'epoch'::timestamptz from private.notice_post where position <> (select head from given)"

/**
 * Reads the log on and posts a mail, and push messages, to each member about whom something was decided or who received money, unless they want
 * none. The mails and the place in the log are written in one transaction: a crash loses none and sends none twice.
 */
export const postNotices = (parts: PostingParts) => {
  const hasPlace = findPlace(parts)
  return async (): Promise<void> => {
    if (await hasPlace()) while (!parts.stopping.aborted && (await postPage(parts)) === 'more');
  }
}

/**
 * Begins anew, without mails about what is past, when the log has not what was read of it, as after it was restored. Seen twice
 * at the same place: a node of the log that lags behind the others has come to it by then.
 */
const findPlace = ({ db, log, logger }: PostingParts) => {
  let lostBefore: Place | undefined
  return async (): Promise<boolean> => {
    const { rows } = await db.query<{ position: Place }>('select position from private.notice_post')
    const place = rows[0]?.position ?? ''
    if (isPlaceIn(await log.head(), place)) {
      lostBefore = undefined
      return true
    }
    if (lostBefore !== place) {
      lostBefore = place
      return false
    }
    logger.error('the log has not what the mails about decisions have read, which begin anew')
    await db.query(`update private.notice_post set position = '', since = now() where position = $1`, [place])
    return true
  }
}

/** The row is held meanwhile, so that two processes never post of the same page. */
const postPage = ({ config, db, log, logger, now }: PostingParts): Promise<'more' | 'end'> =>
  inTransaction(db, async client => {
    const { rows } = await client.query<{ position: Place; since: Date }>(
      'select position, since from private.notice_post for update skip locked',
    )
    const [at] = rows
    if (!at) return 'end'
    const { position, since } = at
    const page = await log.readAll({
      ...(position === '' ? {} : { after: position }),
      limit: PAGE_EVENTS,
    })
    const last = page.at(-1)
    if (!last) return 'end'
    const from = new Date(Math.max(since.getTime(), now().getTime() - TOLD_WITHIN_MS))
    await postAll(client, toTell(page, from, logger), config)
    await client.query('update private.notice_post set position = $1', [last.position])
    return page.length === PAGE_EVENTS ? 'more' : 'end'
  })

type ToTell = {
  readonly uid: string
  readonly commandId: string
  readonly notice: Notice
  /** The quick pay that the member has received, beside which its payer may have written something. */
  readonly payment: { readonly sender: string; readonly id: string } | undefined
}

const paymentIn = ({ type, data }: LedgerEvent): ToTell['payment'] => {
  if (type !== 'QuickPayReceived') return undefined
  const { from = '', paymentId = '' } = data as { readonly from?: string; readonly paymentId?: string }
  return { sender: from, id: paymentId }
}

const toTell = (page: readonly StoredEvent[], from: Date, logger: Logger): readonly ToTell[] =>
  page.flatMap(stored => {
    const event = isOfNotice(stored.type) ? decoded(stored, logger) : undefined
    if (!event || event.metadata.at < from.toISOString()) return []
    const notice = noticeOf(event)
    const uid = stored.stream.slice(stored.stream.indexOf('-') + 1)
    return notice ? [{ uid, commandId: event.metadata.commandId, notice, payment: paymentIn(event) }] : []
  })

/** The proof raises the alarm about an event that cannot be read; it holds up no mail. */
const decoded = (stored: StoredEvent, logger: Logger): LedgerEvent | undefined => {
  try {
    return decodeEvent(stored)
  } catch (err) {
    const { stream, revision } = stored
    logger.error({ err, stream, revision }, 'an event that a mail would tell cannot be read')
    return undefined
  }
}

type Reader = {
  readonly uid: string
  readonly email: string
  readonly language: wire.Language
  readonly off: readonly string[]
  /** Whether a browser of theirs takes push messages. */
  readonly pushed: boolean
}

/** Members who are gone, and those who want no mails or push messages of a kind, get none. */
const postAll = async (
  client: PoolClient,
  all: readonly ToTell[],
  { publicUrl }: PostingParts['config'],
): Promise<void> => {
  if (all.length === 0) return
  const { rows } = await client.query<Reader>(
    `select uid::text as uid, email, language, array(
       select kind from private.notices_off off where off.uid = members.uid and channel = 'mail') as off,
       exists (select from private.push_subscriptions push where push.uid = members.uid) as pushed
     from private.members where uid = any($1::bigint[])`,
    [[...new Set(all.map(({ uid }) => uid))]],
  )
  const readers = new Map(rows.map(row => [row.uid, row]))
  const noteOf = await quickPayNotes(
    client,
    all.flatMap(({ payment }) => payment ?? []),
  )
  for (const { uid, commandId, notice, payment } of all) {
    const reader = readers.get(uid)
    if (!reader) continue
    const mail = notice.letterTo(reader, publicUrl, (payment && noteOf(payment)) ?? undefined)
    if (!reader.off.includes(notice.kind)) await postMail(client, mail, commandId)
    const { kind, amount, path } = notice
    if (reader.pushed) await postPush(client, uid, { kind, title: mail.subject, amount, path })
  }
}
