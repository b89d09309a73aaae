import { changesPath } from '@strongroom/shared'
import type { Hono } from 'hono'
import { Counter, Gauge, type Registry } from 'prom-client'
import { msg } from '#words'
import { HttpError } from '../../command/http-error.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { KnownSession } from '../../vault/sessions.ts'
import { headerOf, privateHeaders } from '../headers.ts'
import type { Kernel } from '../kernel.ts'
import { answerOf, respond } from '../respond.ts'
import { authenticate, fromHeaders } from '../signing.ts'
import { createHub } from './hub.ts'
import { type OpenStream, openStream } from './open-stream.ts'

/** Open streams of one session: its tabs. A browser has six connections to a host on HTTP/1.1, and calls need some of them. */
const MOST_OF_SESSION = 3
/** Open streams of one process. */
const MOST_OF_PROCESS = 5_000
const BEAT_MS = 15_000

const headers = {
  ...privateHeaders,
  'Content-Type': 'text/event-stream; charset=utf-8',
  // For proxies, and for the server under Hono: every message goes out as it comes.
  'X-Accel-Buffering': 'no',
  // When the process stops, no connection is kept for later.
  Connection: 'close',
} as const

type Needed = Pick<Dependencies, 'db' | 'log' | 'views' | 'beatMs'>
type Open = { readonly session: KnownSession; readonly admin: boolean; readonly stream: OpenStream }

/**
 * `GET /v1/changes`: server-sent events for a signed-in person, by the headers of a signed call. A message says how far the
 * read models have come, never what has changed: no amount, no name. It ends with its session. `close` ends all of them.
 */
export const mountChanges = (app: Hono, kernel: Kernel, registry: Registry, deps: Needed) => {
  const hub = createHub({ ...deps, lag: kernel.lag })
  const streams = new Set<Open>()
  const sent = meters(registry, streams)
  let isClosed = false

  const checkRoom = ({ id }: KnownSession) => {
    const own = [...streams].filter(({ session }) => session.id === id).length
    if (isClosed || own >= MOST_OF_SESSION || streams.size >= MOST_OF_PROCESS) throw HttpError.tooMany(30)
  }

  const open = async (session: KnownSession, key: string): Promise<Response> => {
    const { role, enabled } = await kernel.standingOf(session.uid)
    if (!enabled) throw HttpError.accountDisabled()
    checkRoom(session)
    const admin = role !== 'member'
    let leave = () => {}
    const stream = openStream(() => {
      clearInterval(beating)
      streams.delete(mine)
      leave()
    })
    const mine: Open = { session, admin, stream }
    /** Whether the session is still there and may see as much as when the stream was opened. */
    const isAllowed = async () => {
      const known = await kernel.sessions.byKey(key)
      if (!known || known.ended) return false
      const standing = await kernel.standingOf(session.uid)
      return standing.enabled && (standing.role !== 'member') === admin
    }
    const ifAllowed = (then: () => void) =>
      void isAllowed().then(
        yes => (yes ? then() : stream.end()),
        () => stream.end(),
      )
    const beating = setInterval(() => ifAllowed(stream.beat), deps.beatMs ?? BEAT_MS)
    beating.unref()
    streams.add(mine)
    const tell: Parameters<typeof hub.join>[0]['tell'] = news =>
      ifAllowed(() => {
        stream.send(news)
        sent.inc()
      })
    void hub.join({ uid: session.uid, admin, tell }).then(
      left => {
        leave = left
        if (!streams.has(mine)) left()
      },
      () => stream.end(),
    )
    return new Response(stream.body, { headers })
  }

  app.get(changesPath, async c => {
    const requestId = crypto.randomUUID()
    // Under load a new stream is refused as a list is; one that is open stays.
    const refusal = kernel.load.refusalOf('list')
    if (refusal) return respond(answerOf(refusal, requestId), requestId)
    try {
      const given = fromHeaders(headerOf(c.req.raw, c.env))
      if (!given) throw HttpError.unsigned('WRONG_SIGNATURE', msg`This call needs a signature`)
      return await open(await authenticate(given, kernel), given.key)
    } catch (error) {
      const answer = answerOf(error, requestId)
      if (answer.status >= 500) kernel.broken(error, { requestId, route: '/changes' })
      return respond(answer, requestId)
    }
  })

  return {
    close: async () => {
      isClosed = true
      for (const { stream } of streams) stream.end()
      await hub.close()
    },
  }
}

const meters = (registry: Registry, streams: ReadonlySet<Open>) => {
  new Gauge({
    name: 'strongroom_change_streams',
    help: 'Open streams of changes',
    registers: [registry],
    collect() {
      this.set(streams.size)
    },
  })
  return new Counter({
    name: 'strongroom_change_messages_total',
    help: 'Messages sent on streams of changes',
    registers: [registry],
  })
}
