import { type AllStreamSubscription, type Filter, START } from '@eventstore/db-client'
import type { Position } from '../envelope.ts'
import type { Log, OnEvents, Subscription } from '../log.ts'
import { pause } from '../wake-up.ts'
import type { Connection, Session } from './connection.ts'
import { createEventBuffer, type EventBuffer } from './event-buffer.ts'
import { isSystemEvent, positionOf, type Recorded, toStoredEvent } from './event-data.ts'
import { type OnCheckpoint, ownRecordsFilter, prefixFilter } from './filters.ts'
import { pauseAfter, type Timings } from './options.ts'
import type { Outages } from './outages.ts'
import { outcomeOf } from './outcome.ts'
import { fromPosition, isPlace, toPosition } from './position.ts'

/** Events held for a handler that is at work; then the server waits too. */
const inboxSize = 1_000

/** How far a subscription has come. Shared by the server's subscriptions that follow each other in it. */
type Progress = { last: Position | undefined }

/** The records that a subscription is about: those that pass the server's own filter, and are wanted here. */
export type Sought = {
  readonly filter: (onCheckpoint: OnCheckpoint) => Filter
  readonly wants: (event: Recorded) => boolean
}

/** Follows the whole log from behind a position on. Throws for a position of another log. */
export type Follow = (sought: Sought, after: Position | undefined, onEvents: OnEvents) => Subscription

/** Records of the server's own stand between the platform's events; the server leaves them out, or all but a prefix of streams. */
export const subscribeWith =
  (follow: Follow): Log['subscribe'] =>
  ({ after, streamPrefix }, onEvents) => {
    const wants = (event: Recorded) => !isSystemEvent(event)
    const filter = (onCheckpoint: OnCheckpoint) =>
      streamPrefix ? prefixFilter(streamPrefix, onCheckpoint) : ownRecordsFilter(onCheckpoint)
    return follow({ wants, filter }, after, onEvents)
  }

/**
 * One subscription of ours is many of the server's, one after the other: servers up to 23.10 drop live ones in any
 * burst, all of them in a restart, and the client resumes none. Each begins after the last event received.
 */
export const createFollow =
  (connection: Connection, timings: Timings, outages: Outages): Follow =>
  (sought, after, onEvents) => {
    if (after !== undefined) fromPosition(after)
    const stop = new AbortController()
    const inbox = createEventBuffer(inboxSize, stop.signal)
    const receiving = receive(connection, timings, outages, { last: after }, sought, inbox, stop.signal)
    const delivering = deliver(inbox, onEvents, timings, stop.signal)
    return {
      close: async () => {
        stop.abort()
        await Promise.all([receiving, delivering])
      },
    }
  }

const deliver = async (inbox: EventBuffer, onEvents: OnEvents, timings: Timings, signal: AbortSignal) => {
  while (!signal.aborted) {
    const batch = await inbox.take()
    for (let failures = 0; batch.length > 0 && !signal.aborted; failures++) {
      if (failures > 0) await pause(pauseAfter(failures, timings), signal)
      try {
        await onEvents(batch)
        break
      } catch {
        // The handler's own store may be away; it gets the same batch again.
      }
    }
  }
}

const receive = async (
  connection: Connection,
  timings: Timings,
  outages: Outages,
  progress: Progress,
  sought: Sought,
  inbox: EventBuffer,
  signal: AbortSignal,
): Promise<void> => {
  let failures = 0
  while (!signal.aborted) {
    // Being dropped is normal operation: the first time there is no pause.
    await pause(pauseAfter(failures, timings), signal)
    const session = await connection.session()
    if (signal.aborted) return outages.givenUp(progress)
    const onConfirmed = () => outages.answered(progress)
    const { error, hasProgressed } = await listen(
      session,
      timings.silenceMs,
      progress,
      sought,
      inbox,
      signal,
      onConfirmed,
    ).catch((error: unknown): End => ({ error, hasProgressed: false }))
    failures = hasProgressed ? 0 : failures + 1
    if (signal.aborted) return outages.givenUp(progress)
    const isLost = outcomeOf(error).kind === 'lost'
    // A node that drops a subscription in a burst is not away.
    outages.failed(progress, 'subscription', error, { isNormal: !isLost })
    if (isLost) connection.lost(session, error)
  }
}

type End = { readonly error: unknown; readonly hasProgressed: boolean }

/** One subscription of the server's, until it ends. */
const listen = (
  { client, ended }: Session,
  silenceMs: number,
  progress: Progress,
  { filter, wants }: Sought,
  inbox: EventBuffer,
  signal: AbortSignal,
  onConfirmed: () => void,
): Promise<End> =>
  new Promise(resolve => {
    let isOver = false
    let hasProgressed = false
    const subscription: AllStreamSubscription = client.subscribeToAll({
      fromPosition: progress.last === undefined ? START : fromPosition(progress.last),
      filter: filter(noting(progress, () => isOver)),
    })
    const finish = (error: unknown) => {
      if (isOver) return
      isOver = true
      clearTimeout(silence)
      ended.removeEventListener('abort', onEnded)
      signal.removeEventListener('abort', onEnded)
      subscription.unsubscribe().catch(() => {})
      resolve({ error, hasProgressed })
    }
    const onEnded = () => finish(new Error('the connection was given up'))
    const silence = setTimeout(() => finish(new Error(`no subscription for ${silenceMs} ms`)), silenceMs)
    ended.addEventListener('abort', onEnded)
    signal.addEventListener('abort', onEnded)

    subscription.on('data', ({ event }: { event?: Recorded }) => {
      if (isOver || !event) return
      hasProgressed = true
      try {
        accept(event, wants, progress, inbox)
      } catch (error) {
        finish(error)
      }
      if (!inbox.isFull() || subscription.isPaused()) return
      subscription.pause()
      void inbox.room().then(() => subscription.resume())
    })
    subscription.on('confirmation', () => {
      clearTimeout(silence)
      onConfirmed()
    })
    subscription.on('caughtUp', () => {
      hasProgressed = true
    })
    // It may speak after it is over, and an error without a listener ends the process.
    subscription.on('error', finish)
    subscription.on('end', () => finish(new Error('the server ended the subscription')))
  })

/** Takes an event in once: the server may deliver some twice. */
const accept = (event: Recorded, wants: Sought['wants'], progress: Progress, inbox: EventBuffer): void => {
  const position = toPosition(positionOf(event))
  if (progress.last !== undefined && position <= progress.last) return
  if (wants(event)) inbox.put(toStoredEvent(event))
  progress.last = position
}

/** Checkpoints spare a rare stream the way through all the others when it resumes. */
const noting =
  (progress: Progress, isOver: () => boolean): OnCheckpoint =>
  (subscription, position) => {
    // Events before the checkpoint that are still on their way to us come first.
    if (isOver() || subscription.readableLength > 0 || !isPlace(position)) return
    const at = toPosition(position)
    if (progress.last === undefined || at > progress.last) progress.last = at
  }
