import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { changesPath, itemAt } from '@strongroom/shared'
import type pg from 'pg'
import type { Session } from '../../e2e/lib/client.ts'
import type { Person } from './serve-api.ts'

/** An open stream of changes. */
export type ChangeStream = {
  readonly uid: string
  /** Resolves once a message says that the read models have come as far. */
  readonly until: (position: string) => Promise<void>
  readonly leave: () => void
}

/** Streams that one session may have open. */
const ofSession = 3
const openedAtOnce = 50
const mostMs = 20_000

/** Opens streams, as many for each of the people as for the others, and waits for the first message of each. */
export const openStreams = async (
  base: string,
  sessions: readonly (Session & { readonly uid: string })[],
  count: number,
): Promise<readonly ChangeStream[]> => {
  const streams: ChangeStream[] = []
  while (streams.length < count) {
    const some = Array.from({ length: Math.min(openedAtOnce, count - streams.length) }, (_, at) => {
      const session = sessions[Math.floor((streams.length + at) / ofSession)]
      if (!session) throw new Error('there are not sessions enough for so many streams')
      return openStream(base, session)
    })
    streams.push(...(await Promise.all(some)))
  }
  return streams
}

const signed = ({ key, email }: Session): Record<string, string> => {
  const tonce = String(Date.now())
  const signature = createHmac('sha256', key).update(`${email}${tonce}`).digest('hex')
  return { Authorization: `Session ${key}`, 'X-Email': email, 'X-Tonce': tonce, 'X-Signature': signature }
}

const openStream = async (
  base: string,
  session: Session & { readonly uid: string },
): Promise<ChangeStream> => {
  const asked = request(`${base}${changesPath}`, { agent: false, headers: signed(session) })
  const answer = await answerTo(asked)
  if (!answer.headers['content-type']?.startsWith('text/event-stream'))
    throw new Error(`no stream was opened: ${answer.statusCode}`)
  const waiting = new Set<{ readonly position: string; readonly tell: () => void }>()
  let told: string | undefined
  const until = (position: string) =>
    new Promise<void>((resolve, reject) => {
      if (told !== undefined && told >= position) return resolve()
      const late = setTimeout(() => reject(new Error(`no message in ${mostMs} ms`)), mostMs)
      const tell = () => {
        clearTimeout(late)
        resolve()
      }
      waiting.add({ position, tell })
    })
  answer.setEncoding('utf8').on('data', (text: string) => {
    for (const [, position] of text.matchAll(/"position":"([^"]+)"/g)) told = position
    told ??= ''
    for (const each of waiting) {
      if (told < each.position) continue
      waiting.delete(each)
      each.tell()
    }
  })
  answer.on('error', () => {})
  await until('')
  return { uid: session.uid, until, leave: () => void asked.destroy() }
}

const answerTo = (asked: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    asked.once('response', resolve).on('error', reject).end()
  })

/** More sessions of these people, as if they had signed in so often: enough for so many streams. */
export const moreSessions = async (
  pool: pg.Pool,
  people: readonly Person[],
  streams: number,
): Promise<readonly Person[]> => {
  const sessions = Array.from({ length: Math.ceil(streams / ofSession) }, (_, at) => {
    const person = itemAt(people, at % people.length)
    return { ...person, key: randomBytes(32).toString('hex') }
  })
  await pool.query(
    `insert into private.sessions (hash, uid, expires_at, browser, system)
     select hash, uid, now() + interval '1 day', '', '' from unnest($1::bytea[], $2::bigint[]) s (hash, uid)`,
    [sessions.map(({ key }) => createHash('sha256').update(key).digest()), sessions.map(({ uid }) => uid)],
  )
  return sessions
}
