import type { Log } from '../log.ts';
import type { Connection } from './connection.ts';
import { type OnTrouble, type Timings } from './options.ts';
/**
 * One subscription of ours is many of the server's, one after the other: servers up to 23.10 drop live ones in any
 * burst, all of them in a restart, and the client resumes none. Each begins after the last event received.
 */
export declare const createSubscribe: (connection: Connection, timings: Timings, onTrouble: OnTrouble) => Log['subscribe'];
