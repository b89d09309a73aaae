import {
  type AppendExpectedRevision,
  type EventData,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { checkAppend } from '../check-append.ts'
import {
  type Appended,
  AppendRefused,
  type ExpectedRevision,
  type Log,
  OutcomeUnknown,
  StreamHidden,
  WrongExpectedRevision,
} from '../log.ts'
import type { Connection, Session } from './connection.ts'
import { toEventData } from './event-data.ts'
import type { Timings } from './options.ts'
import type { Outages } from './outages.ts'
import { isEventTooLarge, type Outcome, outcomeOf } from './outcome.ts'
import { toPosition } from './position.ts'

/** The deadline is a time of our clock that the server compares with its own: a year away it survives any clock. */
const deadlineMs = 365 * 24 * 3600 * 1000

/**
 * Asks until there is an answer, always with the same ids and the same expected revision, so that the server recognises a retry
 * of a stored append. While the server is away it is tried for some seconds, fewer than any client waits.
 */
export const createAppend =
  (connection: Connection, timings: Timings, outages: Outages, isOver: () => boolean): Log['append'] =>
  async (stream, expected, events) => {
    checkAppend(stream, expected, events)
    if (typeof expected === 'object') throw new AppendRefused('this log does not know events by their hashes')
    if (isOver()) throw new Error('the log is closed')
    const proposed = events.map(toEventData)
    const send = () => sendOnce(connection, timings, outages, stream, expected, proposed)
    const ticket = connection.gate.ticket()
    const startedAt = performance.now()
    for (;;) {
      const outcome = await connection.gate.pass(ticket, send)
      if (outcome.kind === 'answered' || outcome.kind === 'refused') outages.answered(proposed)
      if (outcome.kind === 'answered') {
        // A stream that is new ends with what was written. One that was deleted goes on where it was, and takes `no-stream` all the same.
        if (expected === 'no-stream' && outcome.value.revision !== events.length - 1)
          throw new StreamHidden(stream, 'stream-deleted')
        return outcome.value
      }
      if (outcome.kind === 'refused') throw refusalOf(outcome.error, stream, expected)
      if (isOver() || performance.now() - startedAt > timings.appendLimitMs) {
        outages.givenUp(proposed)
        throw new OutcomeUnknown(`no answer to an append to ${stream}`, { cause: outcome.error })
      }
      if (outcome.kind === 'again') await sleep(timings.firstPauseMs)
    }
  }

const sendOnce = async (
  connection: Connection,
  { appendTimeoutMs }: Timings,
  outages: Outages,
  stream: string,
  expected: Expected,
  events: EventData[],
): Promise<Outcome<Appended>> => {
  let session: Session | undefined
  try {
    session = await connection.session()
    const result = await within(
      appendTimeoutMs,
      session.client.appendToStream(stream, events, {
        expectedRevision: expectedRevisionOf(expected),
        requiresLeader: true,
        deadline: deadlineMs,
      }),
    )
    const position = result.position && toPosition(result.position)
    return { kind: 'answered', value: { revision: Number(result.nextExpectedRevision), position } }
  } catch (error) {
    const outcome = outcomeOf(error)
    if (outcome.kind !== 'refused') outages.failed(events, 'append', error)
    if (outcome.kind === 'lost' && session) connection.lost(session, error)
    return outcome
  }
}

type Expected = Exclude<ExpectedRevision, object>

const expectedRevisionOf = (expected: Expected): AppendExpectedRevision => {
  if (typeof expected === 'number') return BigInt(expected)
  if (expected === 'no-stream') return 'no_stream'
  return expected === 'any' ? 'any' : 'stream_exists'
}

const refusalOf = (error: unknown, stream: string, expected: ExpectedRevision): unknown => {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error
    return new WrongExpectedRevision(
      stream,
      expected,
      typeof actualVersion === 'bigint' ? Number(actualVersion) : -1,
    )
  }
  if (error instanceof StreamDeletedError) return new StreamHidden(stream, 'stream-deleted')
  if (error instanceof MaxAppendSizeExceededError)
    return new AppendRefused(`this server takes ${error.maxAppendSize} bytes in one append`)
  if (isEventTooLarge(error))
    return new AppendRefused('an event is larger than this server takes: see its MaxAppendEventSize')
  return error
}

/** A server that stays silent while the connection lives would keep us waiting for ever. */
const within = <T>(timeoutMs: number, call: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer for ${timeoutMs} ms`)), timeoutMs)
    void call.then(resolve, reject).then(() => clearTimeout(timer))
  })

const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
