import { EventStoreDBClient } from '@eventstore/db-client';
import type { Target } from './options.ts';
/** A client that cannot kill the process, and can be got rid of. */
export type GuardedClient = {
    readonly client: EventStoreDBClient;
    /** Ends all its calls, then its connection. */
    readonly close: () => Promise<void>;
};
/** `onLost` is called when the stream that carries the appends has ended, even while nothing is in flight. */
export declare const openClient: (target: Target, onLost: () => void) => GuardedClient;
/** Throws for a connection string that cannot be read, or that switches on what we must not use. Connects to nothing. */
export declare const checkTarget: (target: Target) => void;
