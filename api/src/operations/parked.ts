import { type Failing, listFailing, tryAgain } from '@strongroom/projections/reactions'
import type { ParkedStream } from '@strongroom/projections/runner'
import { contract, type ReadModel, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { done, one, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { propose } from '../platform/proposals/proposing.ts'

const SHOWN = 100

type Data = Readonly<Record<string, unknown>>

/** The type and content of an event, or nothing where the log cannot tell. */
const dataOf = async ({ log }: Parts, { stream, revision }: ParkedStream): Promise<Data | null> => {
  const [event] = await log.readStream(stream, { from: revision, limit: 1 })
  if (event?.revision !== revision) return null
  try {
    return JSON.parse(event.data)
  } catch {
    return null
  }
}

const parkedRecord = (row: ParkedStream, data: Data | null): wire.ParkedStream => {
  const { generation, stream, revision, type, error, tries, waiting } = row
  return {
    projection: row.projection as ReadModel,
    generation,
    stream,
    revision,
    type,
    error,
    tries,
    waiting,
    data,
    parked_date: row.parkedAt,
    // One so broken that nothing can read it may be about money.
    moves_money: data === null || 'legs' in data,
  }
}

const parked = implement(contract.operations.parked, {
  handler: async (_, parts) => {
    const found = (await parts.views.parked()).slice(0, SHOWN)
    return rows(await Promise.all(found.map(async row => parkedRecord(row, await dataOf(parts, row)))))
  },
})

type Where = { readonly projection: string; readonly generation: string; readonly stream: string }

const findParked = async ({ views }: Parts, { projection, generation, stream }: Where) =>
  (await views.parked()).find(
    each => each.projection === projection && each.generation === generation && each.stream === stream,
  )

const notParked = () => refused('NOT_PARKED', msg`This stream is not parked there any more`)

const retryParked = implement(contract.operations.retryParked, {
  handler: async ({ body, session: { uid } }, parts) => {
    const { projection, generation, stream } = body
    if (!(await findParked(parts, body))) return notParked()
    const { projected, stuckAt, error } = await parts.views.retry(projection, stream, generation)
    await parts.operatorActs.note(uid, 'retry', `${projection} ${stream}`, error)
    return one({ projected, stuck_at: stuckAt ?? null, error: error ?? null })
  },
})

/** The member whose stream it is. They must not decide about it. */
const memberOf = (stream: string): { readonly uid?: string } => {
  const [, uid] = /^(?:wallet|member)-(\d+)$/.exec(stream) ?? []
  return uid ? { uid } : {}
}

const skipParked = implement(contract.operations.skipParked, {
  handler: async (ask, parts) => {
    const { projection, generation, stream, reason } = ask.body
    const row = await findParked(parts, ask.body)
    if (!row) return notParked()
    const { revision, position, type } = row
    const reply = await propose(parts, ask, {
      kind: 'parked-skip',
      ...memberOf(stream),
      projection,
      generation,
      stream,
      revision,
      position,
      type,
      reason,
    })
    await parts.operatorActs.note(ask.session.uid, 'skip', `${projection} ${stream}`, reason)
    return reply
  },
})

const reactionRecord = ({ reaction, stream, revision, tries, error }: Failing): wire.FailingReaction => ({
  reaction,
  stream,
  revision,
  tries,
  error,
})

const reactions = implement(contract.operations.reactions, {
  handler: async (_, { db }) => rows((await listFailing(db)).map(reactionRecord)),
})

const retryReaction = implement(contract.operations.retryReaction, {
  handler: async ({ body, session: { uid } }, { db, operatorActs }) => {
    const { reaction, stream, revision } = body
    if (!(await tryAgain(db, body)))
      return refused('NOT_FAILED', msg`This work is no longer among what failed`)
    await operatorActs.note(uid, 'retry-reaction', `${reaction} ${stream}`, String(revision))
    return done()
  },
})

/** Events that cannot be projected and work that cannot be done: looked at, tried again, left out. */
export const parkedCalls: readonly Call[] = [parked, retryParked, skipParked, reactions, retryReaction]
