import type { EventStoreDBClient } from '@eventstore/db-client';
import { type Gate } from './gate.ts';
import { type Target, type Timings } from './options.ts';
/** The time of one client. `ended` aborts when it is replaced. */
export type Session = {
    readonly client: EventStoreDBClient;
    readonly ended: AbortSignal;
};
/** The process's connection: one client at a time, replaced when it cannot be trusted any more. */
export type Connection = {
    readonly gate: Gate;
    /** The client of now; waits while one is being replaced. */
    session(): Promise<Session>;
    /** To be told of every call that got no answer. */
    lost(session: Session, error: unknown): void;
};
/**
 * Takes part in the process's one connection. Throws when there is one to another server. The last to `release` closes
 * it; the next client is opened only when that is done.
 */
export declare const shareConnection: (target: Target, timings: Timings) => {
    readonly connection: Connection;
    readonly release: () => Promise<void>;
};
