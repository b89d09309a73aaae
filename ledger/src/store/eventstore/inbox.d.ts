import type { StoredEvent } from '../log.ts';
/** Events received and not yet delivered. */
export type Inbox = {
    readonly put: (event: StoredEvent) => void;
    readonly isFull: () => boolean;
    /** Settles when there is room again. */
    readonly room: () => Promise<void>;
    /** All that is there; waits until there is something, or until the signal has aborted. */
    readonly take: () => Promise<readonly StoredEvent[]>;
};
export declare const createInbox: (capacity: number, signal: AbortSignal) => Inbox;
