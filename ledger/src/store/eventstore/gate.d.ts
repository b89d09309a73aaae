import type { Outcome } from './outcome.ts';
/**
 * Lets calls through all at once while the connection is warm. After each connect it lets one through, and the others,
 * in their order, once that one has been answered: a cold client reorders its first calls, and a dead server should
 * not be asked by everybody.
 */
export type Gate = {
    /** A place in the order, kept by a call that has to pass more than once. */
    ticket(): number;
    /** Sends when its turn comes; `send` must not reject. When the call that went first got no answer, those behind it share its outcome. */
    pass<T>(ticket: number, send: () => Promise<Outcome<T>>): Promise<Outcome<T>>;
    /** The connection is or may be another one. */
    shut(): void;
};
/** `rest` pauses before the call that goes first, given how many before it failed. */
export declare const createGate: (rest: (failures: number) => Promise<void>) => Gate;
