import { eventTypeFilter, excludeSystemEvents, type Filter, streamNameFilter } from '@eventstore/db-client'
import type { AllPosition } from './position.ts'

/**
 * After how many records the server says how far it has looked. A node may hold hundreds of its own of up to a megabyte in a
 * row (statistics, scavenges): a look that hears nothing meanwhile takes the server for silent.
 */
const checkpointEvery = 100

/** Told how far the server has looked; `subscription` holds `readableLength` events back. */
export type OnCheckpoint = (subscription: { readableLength: number }, position: AllPosition) => void

/** The server's own filter by the beginning of stream names; only subscriptions have one. */
export const prefixFilter = (prefix: string, onCheckpoint: OnCheckpoint): Filter =>
  streamNameFilter({
    prefixes: [prefix],
    maxSearchWindow: checkpointEvery,
    checkpointReached: onCheckpoint,
  })

/** The server's own filter that leaves out its own records, by their types. */
export const ownRecordsFilter = (onCheckpoint: OnCheckpoint): Filter =>
  excludeSystemEvents({ maxSearchWindow: checkpointEvery, checkpointReached: onCheckpoint })

/** The server's own filter for its records about the limits and the deletion of streams. */
export const limitsFilter = (onCheckpoint: OnCheckpoint): Filter =>
  eventTypeFilter({
    prefixes: ['$metadata', '$streamDeleted'],
    maxSearchWindow: checkpointEvery,
    checkpointReached: onCheckpoint,
  })
