import type { Log } from '../log.ts';
import { type EventStoreOptions, type Target } from './options.ts';
/**
 * The log on EventStoreDB (20.10 or later with positions, so 22.6). Connects when first used and recovers by itself
 * from whatever a node or the network does. All logs of a process share one client, so they must be on the same
 * server: a second one elsewhere throws until the first is closed.
 *
 * @example
 * const log = createEventStoreLog('esdb://127.0.0.1:2113?tls=false')
 */
export declare const createEventStoreLog: (target: Target, options?: EventStoreOptions) => Log;
