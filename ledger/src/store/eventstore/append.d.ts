import { type Log } from '../log.ts';
import type { Connection } from './connection.ts';
import type { OnTrouble, Timings } from './options.ts';
/**
 * Asks until there is an answer, always with the same ids and the same expected revision, so that the server knows a
 * retry of what it has stored. An answer may take minutes while the server is away.
 */
export declare const createAppend: (connection: Connection, timings: Timings, onTrouble: OnTrouble, isOver: () => boolean) => Log['append'];
