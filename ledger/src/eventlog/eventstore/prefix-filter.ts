import { eventTypeFilter, type Filter, streamNameFilter } from '@eventstore/db-client'
import type { AllPosition } from './position.ts'

/** After how many records the server says how far it has looked. */
const checkpointEvery = 1_000

/** Told how far the server has looked; `subscription` holds `readableLength` events back. */
export type OnCheckpoint = (subscription: { readableLength: number }, position: AllPosition) => void

/** The server's own filter by the beginning of stream names; only subscriptions have one. */
export const prefixFilter = (prefix: string, onCheckpoint: OnCheckpoint): Filter =>
  streamNameFilter({
    prefixes: [prefix],
    maxSearchWindow: checkpointEvery,
    checkpointReached: onCheckpoint,
  })

/** The server's own filter for its records about the limits and the deletion of streams. */
export const limitsFilter = (onCheckpoint: OnCheckpoint): Filter =>
  eventTypeFilter({
    prefixes: ['$metadata', '$streamDeleted'],
    maxSearchWindow: checkpointEvery,
    checkpointReached: onCheckpoint,
  })
