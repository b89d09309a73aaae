/**
 * What came of asking the server once. `again`: it said that it could not, or not in time, and is well otherwise.
 * `lost`: no answer, or one that says nothing; whether a write happened is unknown.
 */
export type Outcome<T> = {
    readonly kind: 'answered';
    readonly value: T;
} | {
    readonly kind: 'refused';
    readonly error: unknown;
} | {
    readonly kind: 'again' | 'lost';
    readonly error: unknown;
};
/** Sorts what the client throws. Anything not known to be an answer is taken as lost. */
export declare const outcomeOf: (error: unknown) => Outcome<never>;
/** Reads have nothing to lose: a server that fails to carry one out, as it does for an impossible position, has answered. */
export declare const readOutcomeOf: (error: unknown) => Outcome<never>;
/** After these the client connects anew by itself, to the leader where it was told of one. After anything else it cannot be trusted. */
export declare const clientRecoversFrom: (error: unknown) => boolean;
