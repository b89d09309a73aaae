import type { EventStoreDBClient } from '@eventstore/db-client'
import { checkTarget, type GuardedClient, openClient } from './guarded-client.ts'
import { pauseAfter, type Target, type Timings } from './options.ts'
import { clientRecoversFrom } from './outcome.ts'
import { createWarmUp, type WarmUp } from './warm-up.ts'

/** The time of one client. `ended` aborts when it is replaced. */
export type Session = { readonly client: EventStoreDBClient; readonly ended: AbortSignal }

/** The process's connection: one client at a time, replaced when it cannot be trusted any more. */
export type Connection = {
  readonly gate: WarmUp
  /** The client of now; waits while one is being replaced. */
  session(): Promise<Session>
  /** To be told of every call that got no answer. */
  lost(session: Session, error: unknown): void
}

type Shared = {
  readonly name: string
  readonly connection: Connection
  readonly end: () => void
  users: number
}
type Slot = { shared?: Shared | undefined; closed: Promise<void> }

/**
 * The client keeps the appends in flight of all clients of a process in one table, and an outage of one rejects those
 * of the others. So there is one place for a client in the process, however often this module may be loaded.
 */
const slotOf = (holder: { [key: symbol]: Slot }): Slot => {
  const key = Symbol.for('strongroom.eventstore')
  holder[key] ??= { closed: Promise.resolve() }
  return holder[key]
}
const slot = slotOf(globalThis as never)

/**
 * Takes part in the process's one connection. Throws when there is one to another server. The last to `release` closes
 * it; the next client is opened only when that is done.
 */
export const shareConnection = (
  target: Target,
  timings: Timings,
): { readonly connection: Connection; readonly release: () => Promise<void> } => {
  const name = JSON.stringify(target)
  if (slot.shared && slot.shared.name !== name)
    throw new Error(
      'this process has a log on another EventStoreDB open; its client bears only one at a time',
    )
  checkTarget(target)
  slot.shared ??= { name, ...createConnection(target, timings), users: 0 }
  const shared = slot.shared
  shared.users++
  const release = async () => {
    if (--shared.users === 0) {
      slot.shared = undefined
      shared.end()
    }
    await slot.closed
  }
  return { connection: shared.connection, release }
}

const createConnection = (target: Target, timings: Timings) => {
  const gate = createWarmUp(failures => sleep(pauseAfter(failures, timings)))
  let current = open(target, gate.shut)
  let isOver = false

  /** Swaps the client, unless another call has done so already. */
  const replace = (session: Session) => {
    if (isOver || session.ended.aborted) return
    current.end()
    current = open(target, gate.shut)
  }
  const connection: Connection = {
    gate,
    session: async () => {
      if (isOver) throw new Error('the log is closed')
      return current.session
    },
    lost: (session, error) => {
      gate.shut()
      if (!clientRecoversFrom(error)) replace(session)
    },
  }
  const end = () => {
    isOver = true
    current.end()
  }
  return { connection, end }
}

/** Opens a client once the one before it is gone. */
const open = (target: Target, onLost: () => void) => {
  const ending = new AbortController()
  let guarded: GuardedClient | undefined
  const session = slot.closed.then((): Session => {
    guarded = openClient(target, onLost)
    return { client: guarded.client, ended: ending.signal }
  })
  session.catch(() => {})
  const end = () => {
    ending.abort()
    slot.closed = session.then(() => guarded?.close()).catch(() => {})
  }
  return { session, end }
}

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
