import type { Ledger } from '@strongroom/ledger/eventlog'
import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'
import { type Backlog, type Bound, createBacklog, isFull, waitOf, within } from '../../command/backlog.ts'
import { HttpError } from '../../command/http-error.ts'
import { hashing } from '../../vault/secrets.ts'
import { type CallClass, isRead } from './call-class.ts'

/** How much may wait before calls of a class are refused. */
export type Bounds = Readonly<Record<CallClass, Bound>>

/**
 * A list is refused while there is room for a payment: each class leaves places, and time, to those above it. A screen asks
 * for six things at once at most, so one person is never refused, on however slow a machine. The times are those of before a crowd: in one
 * they take several times as long, for each refusal takes a tenth of what a command does, and callers wait for two seconds at most.
 */
export const usualBounds: Bounds = {
  list: { always: 8, waitMs: 100 },
  record: { always: 12, waitMs: 150 },
  command: { always: 16, waitMs: 200 },
  money: { always: 24, waitMs: 250 },
}

/** No call is refused. */
export const unbounded: Bounds = {
  list: { always: Number.POSITIVE_INFINITY, waitMs: 0 },
  record: { always: Number.POSITIVE_INFINITY, waitMs: 0 },
  command: { always: Number.POSITIVE_INFINITY, waitMs: 0 },
  money: { always: Number.POSITIVE_INFINITY, waitMs: 0 },
}

/** The calls under way in this process, and whether it takes more of them. */
export type Load = {
  /** Refuses a call that would have to wait for too long, before anything is done for it; nothing: it is taken. */
  readonly refusalOf: (of: CallClass) => HttpError | undefined
  /** Carries out a call that was taken. */
  readonly carry: <T>(work: () => Promise<T>) => Promise<T>
  /** Waits for something that is no work of this process: a client's body, a read model that is behind. */
  readonly outside: <T>(waiting: Promise<T> | T) => Promise<T> | T
  /** Notes that a call was refused further in, by a bound of its own. */
  readonly note: (of: CallClass) => void
  /** The ledger, whose commands wait for the log: that keeps other commands waiting, and no reader. */
  readonly over: (ledger: Ledger) => Ledger
}

/** So long without a refusal, and the crowd is over. */
const calmMs = 10_000

type Given = {
  readonly bounds: Bounds
  readonly registry: Registry
  readonly logger: Pick<Logger, 'info' | 'warn'>
}

/**
 * Keeps how long calls wait here, and refuses new ones above their class's bound. What waits for the log, for its turn to
 * hash a password or for something outside is counted apart: it takes nothing from others.
 */
export const createLoad = ({ bounds, registry, logger }: Given): Load => {
  const [log, outside] = [createBacklog(), createBacklog()]
  const work = createBacklog(() => log.count() + hashing.count() + outside.count())
  const noteRefusal = refusals({ registry, logger })
  gauges(registry, { work, log, hashing, outside })

  return {
    refusalOf: of => {
      const ahead = isRead(of) ? [work] : [work, log]
      if (!isFull(ahead, bounds[of])) return undefined
      const waitMs = waitOf(ahead)
      noteRefusal(of, waitMs)
      return HttpError.overloaded(waitMs)
    },
    carry: done => within(work, done),
    outside: waiting => (waiting instanceof Promise ? within(outside, () => waiting) : waiting),
    note: of => noteRefusal(of, waitOf([work])),
    over: ledger => ({
      handle: (...given) => within(log, () => ledger.handle(...given)),
      inTurn: (...given) => within(log, () => ledger.inTurn(...given)),
      knows: (...given) => within(log, () => ledger.knows(...given)),
      load: (...given) => within(log, () => ledger.load(...given)),
    }),
  }
}

/** Counts each refusal, and tells operators of a crowd twice: when it begins, and when it is over. */
const refusals = ({ registry, logger }: Pick<Given, 'registry' | 'logger'>) => {
  const counter = new Counter({
    name: 'strongroom_calls_refused_total',
    help: 'Calls refused because too many wait, by class: lists first, members’ money last',
    labelNames: ['class'],
    registers: [registry],
  })
  let crowd: { readonly begunAt: number; lastAt: number; refused: number } | undefined
  const look = () => {
    if (!crowd) return
    const { begunAt, lastAt, refused } = crowd
    if (performance.now() - lastAt < calmMs) return lookLater()
    crowd = undefined
    logger.info({ refused, lengthMs: Math.round(lastAt - begunAt) }, 'all calls are taken again')
  }
  const lookLater = () => void setTimeout(look, calmMs).unref()
  return (of: CallClass, waitMs: number): void => {
    counter.inc({ class: of })
    const now = performance.now()
    if (!crowd) {
      logger.warn({ class: of, waitMs: Math.round(waitMs) }, 'more calls come than can be answered')
      crowd = { begunAt: now, lastAt: now, refused: 0 }
      lookLater()
    }
    crowd.lastAt = now
    crowd.refused++
  }
}

type Waiting = Pick<Backlog, 'count' | 'waitMs'>

const gauges = (registry: Registry, backlogs: Readonly<Record<string, Waiting>>): void => {
  const gauge = (name: string, help: string, of: (backlog: Waiting) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['for'],
      registers: [registry],
      collect() {
        for (const [what, backlog] of Object.entries(backlogs)) this.set({ for: what }, of(backlog))
      },
    })
  gauge('strongroom_calls_waiting', 'Calls under way, by what they wait for', each => each.count())
  gauge(
    'strongroom_calls_wait_seconds',
    'How long a call that comes now would wait for it',
    each => each.waitMs() / 1000,
  )
}
