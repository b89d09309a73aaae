import { eventTypeFilter, type Filter, streamNameFilter } from '@eventstore/db-client'
import type { AllPosition } from './position.ts'

/** After how many records the server says how far it has looked. */
const checkpointEvery = 1_000

/** The server's own filter by the beginning of stream names; only subscriptions have one. `subscription` holds `readableLength` events back. */
export const prefixFilter = (
  prefix: string,
  onCheckpoint: (subscription: { readableLength: number }, position: AllPosition) => void,
): Filter =>
  streamNameFilter({
    prefixes: [prefix],
    maxSearchWindow: checkpointEvery,
    checkpointReached: onCheckpoint,
  })

/** The server's own filter for its records about the limits and the deletion of streams. */
export const limitsFilter = (onCheckpoint: (position: AllPosition) => void): Filter =>
  eventTypeFilter({
    prefixes: ['$metadata', '$streamDeleted'],
    maxSearchWindow: checkpointEvery,
    checkpointReached: (_, position) => onCheckpoint(position),
  })
