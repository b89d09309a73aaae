import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Checked, Proposed, Recorded, Window, Written } from './records.ts'
import { deleted, noMetadata, readStreamMetadata, type StreamMetadata } from './stream-metadata.ts'

/** Revisions with a meaning of their own, as a node numbers them. */
export const any = -2n
export const noStream = -1n
export const streamExists = -4n

/** The `$all` stream of a fresh node begins here, not at 0. */
const firstPosition = 548n
const recordOverhead = 64n

type Stream = { records: Recorded[]; last: bigint; tombstoned: boolean }
const isMetaStream = (name: string) => name.startsWith('$$')
const nothing = new Uint8Array()
const jsonEvent = (type: string, text: string): Proposed => ({
  id: randomUUID(),
  type,
  contentType: 'application/json',
  data: Buffer.from(text),
  metadata: nothing,
})

/** An event log in memory with the semantics of one EventStoreDB node, as real nodes were seen to have them. Emits `commit`. */
export class Store extends EventEmitter {
  readonly maxAppendSize: number
  readonly maxEventSize: number
  /** Records in commit order; positions strictly increase, with gaps. */
  log: Recorded[] = []
  /** Position of the next record. */
  tail = firstPosition
  readonly #idMemory: number
  #streams = new Map<string, Stream>()
  #metadata = new Map<string, StreamMetadata>()
  #emptyAppends = new Set<bigint>()
  #ids = new Map<string, Recorded>()
  #oldestIds = this.#ids.keys()

  constructor({
    idMemory = 100_000,
    maxAppendSize = 1024 * 1024,
    maxEventSize = Number.POSITIVE_INFINITY,
  } = {}) {
    super()
    this.maxAppendSize = maxAppendSize
    this.maxEventSize = maxEventSize
    this.setMaxListeners(0)
    this.#idMemory = idMemory
    this.clear()
  }

  clear(): void {
    this.log = []
    this.tail = firstPosition
    this.#streams = new Map()
    this.#metadata = new Map()
    this.#emptyAppends = new Set()
    this.forgetIds()
    this.#push('$$$scavenges', jsonEvent('$metadata', '{"$maxAge":2592000}'))
  }

  /** The memory of event ids is bounded, and lost when a node restarts. */
  forgetIds(): void {
    this.#ids = new Map()
    this.#oldestIds = this.#ids.keys()
  }

  isTombstoned(name: string): boolean {
    return !!this.#streams.get(name)?.tombstoned || (isMetaStream(name) && this.isTombstoned(name.slice(2)))
  }

  lastRevision(name: string): bigint {
    return this.isTombstoned(name) ? deleted : (this.#streams.get(name)?.last ?? noStream)
  }

  lastRecord(name: string): Recorded | undefined {
    return this.#streams.get(name)?.records.at(-1)
  }

  append(name: string, expected: bigint, events: readonly Proposed[]): Written {
    if (events.reduce((sum, event) => sum + event.data.length, 0) > this.maxAppendSize)
      return { kind: 'too-big' }
    if (events.some(event => event.data.length > this.maxEventSize)) return { kind: 'event-too-big' }
    const checked = this.#check(
      name,
      expected,
      events.map(event => event.id),
    )
    if (checked.kind === 'again') return this.#again(checked.end)
    if (checked.kind !== 'ok') return checked
    if (!events.length) return this.#appendNothing(checked.current)
    const undelete = this.#isSoftDeleted(name) ? this.#metadata.get(name)?.raw : undefined
    let end!: Recorded
    for (const event of events) end = this.#push(name, event)
    if (undelete) this.#setMetadata(name, JSON.stringify({ ...undelete, $tb: Number(checked.current + 1n) }))
    this.emit('commit')
    return { kind: 'ok', end, revision: end.revision, position: end.position }
  }

  #again(end: Recorded): Written {
    const position = this.#isReadable(end) ? end.position : undefined
    return { kind: 'ok', again: true, end, revision: end.revision, position }
  }

  #appendNothing(revision: bigint): Written {
    const position = this.tail
    this.#emptyAppends.add(position)
    this.tail += recordOverhead
    return { kind: 'ok', revision, position }
  }

  #check(name: string, expected: bigint, ids: readonly string[]): Checked {
    const current = this.lastRevision(name)
    if (current === deleted) return { kind: 'deleted', current }
    if (expected === streamExists) {
      if (this.#isSoftDeleted(name)) return { kind: 'deleted', current }
      if (current < 0n && this.lastRevision(`$$${name}`) < 0n) return { kind: 'wrong', current }
    }
    if (expected === any || expected === streamExists) return this.#checkByIds(name, current, ids)
    if (expected > current) return { kind: 'wrong', current }
    if (expected === current) return { kind: 'ok', current }
    return this.#checkBelow(name, expected, current, ids)
  }

  /** Best effort: a known id counts only in the stream it was first written to. */
  #checkByIds(name: string, current: bigint, ids: readonly string[]): Checked {
    let end: Recorded | undefined
    for (const id of ids) {
      const record = this.#ids.get(id)
      if (record?.stream !== name) return { kind: end ? 'wrong' : 'ok', current }
      end = record
    }
    return end ? { kind: 'again', end } : { kind: 'ok', current }
  }

  /** Below the current revision the same ids must stand at expected + 1, + 2, …; a batch that matches in part is wrong too. */
  #checkBelow(name: string, expected: bigint, current: bigint, ids: readonly string[]): Checked {
    const records = this.#streams.get(name)?.records ?? []
    let revision = expected
    let end: Recorded | undefined
    for (const id of ids) {
      end = records[Number(++revision)]
      if (end?.id === id) continue
      return { kind: revision === 0n && this.#isSoftDeleted(name) ? 'ok' : 'wrong', current }
    }
    return end ? { kind: 'again', end } : { kind: 'wrong', current }
  }

  #push(name: string, event: Proposed, revision?: bigint): Recorded {
    const stream = this.#streams.get(name) ?? { records: [], last: noStream, tombstoned: false }
    this.#streams.set(name, stream)
    stream.last += 1n
    const contentType =
      event.contentType === 'application/json' ? event.contentType : 'application/octet-stream'
    const record: Recorded = {
      ...event,
      contentType,
      stream: name,
      revision: revision ?? stream.last,
      position: this.tail,
      ticks: BigInt(Date.now()) * 10_000n,
    }
    stream.records.push(record)
    this.log.push(record)
    this.tail += recordOverhead + BigInt(event.data.length + event.metadata.length + name.length)
    this.#rememberId(record)
    if (isMetaStream(name)) this.#readMetadata(name.slice(2), record)
    return record
  }

  #rememberId(record: Recorded): void {
    if (!this.#ids.has(record.id)) this.#ids.set(record.id, record)
    if (this.#ids.size > this.#idMemory) this.#ids.delete(this.#oldestIds.next().value as string)
  }

  #readMetadata(name: string, record: Recorded): void {
    const metadata = readStreamMetadata(record.data)
    if (metadata) this.#metadata.set(name, metadata)
  }

  #setMetadata(name: string, text: string): Recorded {
    return this.#push(`$$${name}`, jsonEvent('$metadata', text))
  }

  /** Deletes a stream so that it may come back, or for good. */
  remove(name: string, expected: bigint, forGood: boolean): Written {
    const checked = this.#check(name, expected, [randomUUID()])
    if (checked.kind === 'wrong' || checked.kind === 'deleted') return checked
    const isNew = this.lastRevision(name) < 0n && this.lastRevision(`$$${name}`) < 0n
    if (!forGood && isNew) return { kind: 'wrong', current: noStream }
    const record = forGood ? this.#tombstone(name) : this.#setMetadata(name, `{"$tb":${deleted}}`)
    this.emit('commit')
    return { kind: 'ok', revision: record.revision, position: record.position }
  }

  #tombstone(name: string): Recorded {
    const tombstone = { ...jsonEvent('$streamDeleted', ''), contentType: '' }
    const record = this.#push(name, tombstone, deleted)
    ;(this.#streams.get(name) as Stream).tombstoned = true
    return record
  }

  #isSoftDeleted(name: string): boolean {
    return this.#metadata.get(name)?.truncateBefore === deleted
  }

  /** The readable part of a stream; nothing when there is no such stream. */
  window(name: string): Window | 'deleted' | undefined {
    if (this.isTombstoned(name)) return 'deleted'
    const stream = this.#streams.get(name)
    if (!stream || this.#isSoftDeleted(name)) return undefined
    const { truncateBefore, maxCount, maxAgeS } = this.#metadata.get(name) ?? noMetadata
    const kept = isMetaStream(name) ? 1 : maxCount
    const byCount = kept === undefined ? 0n : stream.last - BigInt(kept) + 1n
    const low = byCount > truncateBefore ? byCount : truncateBefore
    const minTicks = maxAgeS === undefined ? 0n : BigInt(Date.now() - maxAgeS * 1000) * 10_000n
    return { low, high: stream.last, records: stream.records, minTicks }
  }

  #isReadable(record: Recorded): boolean {
    const window = this.window(record.stream)
    if (!window || window === 'deleted') return false
    return record.revision >= window.low && record.ticks >= window.minTicks
  }

  /** Index in the log of the first record at or after a position. */
  indexOf(position: bigint): number {
    let low = 0
    let high = this.log.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.log[middle] as Recorded).position < position) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Whether reading may begin at a position: it must be that of a record. */
  isPosition(position: bigint): boolean {
    return this.log[this.indexOf(position)]?.position === position || this.#emptyAppends.has(position)
  }
}
