import { ownReadModels, reads } from 'virtual:calls/reads'
import type { CallName, ReadModel } from '@strongroom/shared'
import type { Query } from '@tanstack/react-query'
import { pauseAfterFailure, pauseWhileBehind } from './pauses.ts'

/** Pause of a poll while the server tells of changes by itself, in milliseconds: should a message be lost, this finds it. */
const SAFETY_MS = 60_000

let isTold = false

/** Notes whether the server tells this page of all that moves what is its member's own. */
export const noteTold = (is: boolean): void => {
  isTold = is
}

type Meta = {
  readonly isMoving?: boolean
  readonly isTold?: boolean
  readonly reads?: readonly ReadModel[]
  readonly calls?: readonly CallName[]
}

/** Marks a query that is asked again when the log moves it, though it is not polled. Polled ones are by themselves. */
export const MOVING = { isMoving: true } as const satisfies Meta

/** Marks a query of what no event of the log moves, and the server tells of all the same. */
export const TOLD = { isMoving: true, isTold: true } as const satisfies Meta

/** Names the calls that a query makes: which read models it shows follows from them. */
export const askedOf = (...calls: readonly CallName[]) => ({ calls }) as const satisfies Meta

/** For a query whose call declares no read models, and shows what these show. */
export const movedBy = (...models: readonly ReadModel[]) => ({ reads: models }) as const satisfies Meta

type Reads = Partial<Record<CallName, readonly ReadModel[]>>
const known: Reads = { ...reads }

/** Adds the read models of the calls that administrators alone make: their pages bring them. */
export const addOfficeReads = (reads: Readonly<Reads>): void => void Object.assign(known, reads)

const readsOf = (call: CallName): readonly ReadModel[] => known[call] ?? []

const metaOf = (query: Query) => (query.meta ?? {}) as Meta

/** The read models that a query shows, by its calls. */
const modelsOf = (query: Query): readonly (readonly ReadModel[])[] => {
  const { reads: said, calls = [] } = metaOf(query)
  return said ? [said] : calls.map(readsOf)
}

const isOwnModel = (model: ReadModel) => ownReadModels.some(own => own === model)

/** Whether the server tells the member of all that moves a query. */
const isOwn = (query: Query): boolean => {
  if (metaOf(query).isTold) return true
  const byCall = modelsOf(query)
  return byCall.length > 0 && byCall.every(models => models.length > 0 && models.every(isOwnModel))
}

/** Whether a query shows what one of these read models shows; of all of them when left out, and with them what is told of without any. */
export const isMovedBy = (query: Query, models?: readonly string[]): boolean => {
  const { isMoving, isTold } = metaOf(query)
  if (!isMoving) return false
  if (isTold && models === undefined) return true
  return modelsOf(query)
    .flat()
    .some(model => models?.includes(model) ?? true)
}

type Interval = number | false | undefined
type Options = {
  readonly _defaulted?: boolean
  readonly refetchInterval?: Interval | ((query: never) => Interval)
  readonly meta?: object | undefined
}

/** As often as the query itself says; seldom while the server tells of all that it shows. */
const resting = (own: Options['refetchInterval'], query: Query): Interval => {
  const everyMs = typeof own === 'function' ? own(query as never) : own
  const rests = typeof everyMs === 'number' && isTold && isOwn(query)
  return rests ? Math.max(everyMs, SAFETY_MS) : (everyMs ?? false)
}

/** When a query is asked again by itself: after a failure and while it is behind by how long that has been. */
const pacing = (own: Options['refetchInterval']) => (query: Query) =>
  pauseAfterFailure(query.state) ?? pauseWhileBehind(query.state) ?? resting(own, query)

/**
 * Options of a query by which it follows the log: which read models it shows follows from the calls that it names, and while
 * the server tells of all changes in those, its own poll rests.
 */
export const following = <O extends Options>(options: O): O => {
  if (options._defaulted) return options
  const { refetchInterval, meta } = options
  const isPolled = refetchInterval !== undefined && refetchInterval !== false
  return {
    ...options,
    refetchInterval: pacing(refetchInterval),
    ...(isPolled ? { meta: { ...meta, ...MOVING } } : {}),
  }
}
