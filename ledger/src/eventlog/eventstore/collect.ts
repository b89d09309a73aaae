import { CancelledError, type EventStoreDBClient } from '@eventstore/db-client'
import type { StoredEvent } from '../log.ts'
import type { Session } from './connection.ts'
import { positionOf, type Recorded, toStoredEvent } from './event-data.ts'
import type { AllPosition } from './position.ts'

/** A read of the client's, or a subscription as far as it catches up: `data` with an event each, then `end` or `caughtUp`. */
type Reading = NodeJS.EventEmitter & ({ cancel(): Promise<void> } | { unsubscribe(): Promise<void> })

/** A query, and the condition that ends it: `limit` of the events it wants, or no more events. */
export type Question = {
  readonly start: (client: EventStoreDBClient, isAlive: () => void) => Reading
  /** `previous` is where the event before it stood. */
  readonly wants?: (event: Recorded, previous: AllPosition | undefined) => boolean
  readonly limit?: number
}

/** The events wanted, and how many were looked at for them, up to which position. */
export type Page = { readonly events: StoredEvent[]; seen: number; last: AllPosition | undefined }

/** Asks once, and gathers what comes until the end, or as many as are wanted. Rejects when nothing comes for `silenceMs`. */
export const collect = (
  { client, ended }: Session,
  silenceMs: number,
  { start, wants, limit = Number.POSITIVE_INFINITY }: Question,
): Promise<Page> =>
  new Promise((resolve, reject) => {
    const page: Page = { events: [], seen: 0, last: undefined }
    let isOver = false
    let reading: Reading | undefined
    const stop = (settle: () => void) => {
      if (isOver) return
      isOver = true
      clearInterval(silence)
      ended.removeEventListener('abort', onEnded)
      if (reading) cancel(reading).catch(() => {})
      settle()
    }
    const fail = (error: unknown) => stop(() => reject(error))
    const finish = () => stop(() => resolve(page))
    // A client that is replaced ends its reads without an error, as if they were complete.
    const onEnded = () => fail(new Error('the connection was given up'))
    // Looked at now and then: winding a timer for every event costs more than the event.
    let isSilent = true
    const silence = setInterval(() => {
      if (isSilent) fail(new Error(`nothing read for ${silenceMs} ms`))
      isSilent = true
    }, silenceMs)
    ended.addEventListener('abort', onEnded)

    try {
      reading = start(client, () => {
        isSilent = false
      })
    } catch (error) {
      return fail(error)
    }
    reading.on('error', fail)
    // A client that closes its channel by itself keeps the error of the read it cut off, and the read only seems to end.
    reading.on('pipe', (source: NodeJS.EventEmitter) =>
      source.on('error', error => fail(new CancelledError(error))),
    )
    reading.on('data', ({ event }: { event?: Recorded }) => {
      if (isOver || !event) return
      isSilent = false
      try {
        take(event, page, wants)
        if (page.events.length >= limit) finish()
      } catch (error) {
        fail(error)
      }
    })
    reading.on('end', finish)
    reading.on('caughtUp', finish)
  })

/** Converted as it comes, so that the client's parsed form is soon forgotten. */
const take = (event: Recorded, page: Page, wants: Question['wants']): void => {
  const previous = page.last
  page.last = positionOf(event)
  page.seen++
  if (!wants || wants(event, previous)) page.events.push(toStoredEvent(event))
}

const cancel = (reading: Reading): Promise<void> =>
  'cancel' in reading ? reading.cancel() : reading.unsubscribe()
