import { setTimeout as sleep } from 'node:timers/promises'
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { notSet, streamDeleted, unexpectedResult } from './errors.ts'
import { logRecords, startIndex } from './log-walk.ts'
import { type Node, pageSize } from './node.ts'
import type { Recorded, Window } from './records.ts'
import { type ReadCall, send } from './send.ts'
import { allSource, streamSource } from './sources.ts'
import { subscribe } from './subscribe.ts'
import { eventResponse, type Filter, readFilter, requiredName, streamId } from './wire.ts'

/** Reads and subscriptions, which are one call on the wire. */
export const read =
  (node: Node) =>
  async (call: ReadCall): Promise<void> => {
    const options = call.request.getOptions()
    if (!options?.hasStream() && !options?.hasAll()) throw notSet('stream option')
    const structured = !!options.getUuidOption()?.hasStructured()
    const filter = readFilter(options, pageSize)
    if (options.hasSubscription()) {
      const stream = options.getStream()
      const source = stream
        ? streamSource(node, stream, structured)
        : allSource(node, options.getAll() as ReadReq.Options.AllOptions, structured, filter)
      return subscribe(node, call, source)
    }
    const backwards = options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS
    const count = Number(options.getCount())
    // As a node does: no answer, ever.
    if (!count && options.hasAll()) return
    const fromEnd = !backwards && options.getStream()?.hasEnd()
    if (!count || fromEnd) throw unexpectedResult('ReadStreamResult: Error')
    const records = options.hasAll()
      ? allRecords(node, options.getAll() as ReadReq.Options.AllOptions, backwards, filter)
      : streamRecords(node, options.getStream() as ReadReq.Options.StreamOptions, backwards)
    if (!records) call.write(streamNotFound(options.getStream() as ReadReq.Options.StreamOptions))
    await sendAll(node, call, records ?? [], count, structured)
  }

const sendAll = async (
  { faults }: Node,
  call: ReadCall,
  records: Iterable<Recorded>,
  count: number,
  structured: boolean,
): Promise<void> => {
  let left = count
  for (const record of records) {
    if (call.cancelled || left-- <= 0) break
    await send(call, eventResponse(record, structured))
    if (faults.slowReaderMs) await sleep(faults.slowReaderMs)
  }
  call.end()
}

const streamNotFound = (options: ReadReq.Options.StreamOptions): ReadResp => {
  const name = streamId(requiredName(options))
  return new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(name),
  )
}

const streamRecords = (
  { store }: Node,
  options: ReadReq.Options.StreamOptions,
  backwards: boolean,
): Iterable<Recorded> | undefined => {
  const name = requiredName(options)
  const window = store.window(name)
  if (window === 'deleted') throw streamDeleted(name)
  return window && windowRecords(window, options, backwards)
}

function* windowRecords(
  { low, high, records, minTicks }: Window,
  options: ReadReq.Options.StreamOptions,
  backwards: boolean,
): Iterable<Recorded> {
  const start = backwards ? high : low
  let revision = options.hasStart()
    ? backwards
      ? 0n
      : low
    : options.hasEnd()
      ? high
      : BigInt(options.getRevision())
  if (backwards ? revision > start : revision < start) revision = start
  for (; revision >= low && revision <= high; revision += backwards ? -1n : 1n) {
    const record = records[Number(revision)] as Recorded
    if (record.ticks >= minTicks) yield record
  }
}

const allRecords = (
  node: Node,
  options: ReadReq.Options.AllOptions,
  backwards: boolean,
  filter: Filter | undefined,
): Iterable<Recorded> => logRecords(node, startIndex(node, options, backwards), backwards ? -1 : 1, filter)
