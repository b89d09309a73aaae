import { type Append, AppendRefused, type ExpectedRevision, maxAppendBytes, type NewEvent } from './log.ts'

/** Longest stream name and event type, in characters. Our own limit: such names are indexed. */
export const maxNameLength = 256

/**
 * Throws `AppendRefused` for events that no adapter may send: EventStoreDB answers some of them in ways that kill its client,
 * PostgreSQL stores some of them under another spelling, and system names (`$…`) would be written but never read.
 */
export const checkAppend = (
  stream: string,
  expected: ExpectedRevision,
  events: readonly NewEvent[],
): void => {
  refuseName('stream name', stream)
  const revision = typeof expected === 'object' ? expected.revision : expected
  if (typeof revision === 'number' && !(Number.isSafeInteger(revision) && revision >= 0)) {
    throw new AppendRefused(`expected revision ${revision} is not a revision`)
  }
  if (events.length === 0) throw new AppendRefused('there are no events to append')
  if (events.length > 1 && new Set(events.map(event => event.id)).size < events.length) {
    throw new AppendRefused('two events of the append have the same id')
  }
  let bytes = 0
  for (const event of events) bytes += checkedBytes(event)
  if (bytes > maxAppendBytes) throw new AppendRefused(`${bytes} bytes are more than ${maxAppendBytes}`)
}

/** The same for appends that go together. */
export const checkTogether = (appends: readonly Append[]): void => {
  for (const { stream, expected, events } of appends) checkAppend(stream, expected, events)
  if (appends.length === 0) throw new AppendRefused('there is nothing to append')
  if (new Set(appends.map(({ stream }) => stream)).size < appends.length)
    throw new AppendRefused('two appends that go together are to the same stream')
}

const checkedBytes = ({ id, type, data, metadata }: NewEvent): number => {
  refuseName('event type', type)
  if (!uuid.test(id) || id === nilUuid) throw new AppendRefused('an event id is no lower-case uuid')
  refuseText('data', data)
  refuseText('metadata', metadata)
  return bytesOf({ type, data, metadata })
}

/** The bytes of an event that count against `maxAppendBytes`. */
export const bytesOf = ({ type, data, metadata }: Omit<NewEvent, 'id'>): number =>
  Buffer.byteLength(type) + Buffer.byteLength(data) + Buffer.byteLength(metadata)

const refuseName = (what: string, name: string): void => {
  if (name === '') throw new AppendRefused(`the ${what} is empty`)
  if (name.length > maxNameLength) throw new AppendRefused(`the ${what} is longer than ${maxNameLength}`)
  if (name.startsWith('$')) throw new AppendRefused(`the ${what} is a system name`)
  refuseText(what, name)
}

/** `JSON.stringify` never writes these raw; neither store could give them back byte for byte. */
const refuseText = (what: string, text: string): void => {
  if (text.includes('\0') || !text.isWellFormed()) throw new AppendRefused(`the ${what} is not valid text`)
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const nilUuid = '00000000-0000-0000-0000-000000000000'
