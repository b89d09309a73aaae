import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { streamDeleted } from './errors.ts'
import { checkedPosition, logRecords, startIndex } from './log-walk.ts'
import { type Node, pageSize } from './node.ts'
import type { Recorded } from './records.ts'
import { type AllPosition, checkpointResponse, eventResponse, type Filter, requiredName } from './wire.ts'

/** The messages of a subscription, in order. */
export type Source = {
  /** The next response, or nothing for now. */
  next(live: boolean): ReadResp | undefined
  /** How many events are waiting; counting may stop once there are more than a page. */
  backlog(): number
  /** Whether it has caught up when nothing is waiting. */
  isReady(): boolean
  /** A last response before it goes live. */
  goingLive(): ReadResp | undefined
}

/** Before the first record: -1, which the wire carries as a number without a sign; 26 says 0. */
const beforeFirst = (version: number) => (version < 26 ? 2n ** 64n - 1n : 0n)

export const streamSource = (
  { store, version }: Node,
  options: ReadReq.Options.StreamOptions,
  structured: boolean,
): Source => {
  const name = requiredName(options)
  if (store.isTombstoned(name)) throw streamDeleted(name)
  let revision = options.hasStart()
    ? 0n
    : options.hasEnd()
      ? store.lastRevision(name) + 1n
      : BigInt(options.getRevision()) + 1n
  let saidDeleted = false
  /** First the tombstone itself, then the error. */
  const ending = (): ReadResp => {
    const last = store.lastRecord(name)
    if (saidDeleted || last?.type !== '$streamDeleted') throw streamDeleted(name)
    saidDeleted = true
    return eventResponse(last, structured)
  }
  return {
    next() {
      const window = store.window(name)
      if (window === 'deleted') return ending()
      if (!window) return undefined
      if (revision < window.low) revision = window.low
      while (revision <= window.high) {
        const record = window.records[Number(revision++)] as Recorded
        if (record.ticks >= window.minTicks) return eventResponse(record, structured)
      }
      return undefined
    },
    backlog: () => Number(store.lastRevision(name) - revision) + 1,
    isReady: () => version >= 24 || options.hasEnd() || !!store.window(name),
    goingLive: () => undefined,
  }
}

type Page = { considered: number; matched: number; at: AllPosition }

export const allSource = (
  node: Node,
  options: ReadReq.Options.AllOptions,
  structured: boolean,
  filter: Filter | undefined,
): Source => {
  const { store, version } = node
  let { index, after } = subscriptionStart(node, options)
  let counter = 0
  let page: Page | undefined
  /** Start of the first page, until it is full. */
  let firstPage: AllPosition | undefined = askedPosition(options, version)
  const out: ReadResp[] = []

  /** The checkpoint of a page without a match is where the page began. */
  const newPage = ({ position }: Recorded): Page => ({
    considered: 0,
    matched: 0,
    at: index
      ? { commit: position, prepare: version < 24 ? position - 7n : 0n }
      : { commit: 0n, prepare: 0n },
  })
  const considerFiltered = (
    record: Recorded,
    live: boolean,
    matches: boolean,
    { window, interval }: Filter,
  ) => {
    page ??= newPage(record)
    if (matches || live) page.at = { commit: record.position, prepare: record.position }
    page.considered++
    if (matches) page.matched++
    // Live, a page is one event.
    if (!live && page.considered < window && page.matched < pageSize) return
    counter += page.considered
    if (counter >= interval) {
      counter %= interval
      out.push(checkpointResponse(page.at))
    }
    page = undefined
    firstPage = undefined
  }
  const consider = (record: Recorded, live: boolean) => {
    const matches = !filter || filter.matches(record)
    if (matches && record.position > after) out.push(eventResponse(record, structured))
    if (filter) considerFiltered(record, live, matches, filter)
  }
  return {
    next(live) {
      while (!out.length && index < store.log.length) {
        const record = store.log[index] as Recorded
        if (filter) page ??= newPage(record)
        index++
        consider(record, live)
      }
      return out.shift()
    },
    backlog() {
      let count = out.length
      for (const _ of logRecords(node, index, 1, filter)) if (++count > pageSize) break
      return count
    },
    isReady: () => true,
    /** 24 says where the page it has not filled began; 23.10 says nothing. */
    goingLive() {
      if (!page) return undefined
      const at = page.matched === 0 && firstPage ? firstPage : page.at
      counter += page.considered
      page = undefined
      firstPage = undefined
      return filter && version >= 24 && !options.hasEnd() ? checkpointResponse(at) : undefined
    },
  }
}

/** Exclusive of the position asked for; one beyond the end is forgotten by 23.10 and kept by 24. */
const subscriptionStart = (node: Node, options: ReadReq.Options.AllOptions) => {
  const { store, version } = node
  if (!options.hasPosition()) return { index: startIndex(node, options, false), after: -1n }
  const { commit, prepare, beyond } = checkedPosition(node, options)
  if (beyond) return { index: store.log.length, after: version < 24 ? -1n : prepare }
  if (version < 24) return { index: store.indexOf(commit + 1n), after: commit }
  return { index: store.indexOf(prepare < commit ? commit : commit + 1n), after: prepare }
}

const askedPosition = (options: ReadReq.Options.AllOptions, version: number): AllPosition => {
  const position = options.getPosition()
  if (!position) return { commit: beforeFirst(version), prepare: beforeFirst(version) }
  return { commit: BigInt(position.getCommitPosition()), prepare: BigInt(position.getPreparePosition()) }
}
