import type { Log } from '../log.ts';
import type { Connection } from './connection.ts';
import { type OnTrouble, type Timings } from './options.ts';
export declare const createReads: (connection: Connection, timings: Timings, onTrouble: OnTrouble) => Pick<Log, 'readStream' | 'readAll' | 'head'>;
