/**
 * Where EventStoreDB is: a connection string (`esdb://…`, `esdb+discover://…`), or what that cannot say: a unix socket
 * (`unix:/absolute/path`), or an endpoint as gRPC writes it, without TLS.
 */
export type Target = string | {
    readonly endpoint: string;
};
export type Timings = {
    /**
     * How long one try of an append may go unanswered. Well above 3 s, because a node that still writes the original
     * leaves a retry unanswered for 2 to 3 s.
     */
    readonly appendTimeoutMs: number;
    /** How long an append is tried before its outcome is given up as unknown. */
    readonly appendLimitMs: number;
    /** How long a read, or a new subscription, may say nothing. */
    readonly silenceMs: number;
    /** How long a read is tried. */
    readonly readLimitMs: number;
    /** The pause after a first failure; it doubles with each further one. */
    readonly firstPauseMs: number;
    readonly longestPauseMs: number;
};
export type EventStoreOptions = Partial<Timings> & {
    /** Told of every failure that is recovered from, for logs and metrics. */
    readonly onTrouble?: OnTrouble;
};
export type OnTrouble = (what: 'append' | 'read' | 'subscription', error: unknown) => void;
export declare const timingsOf: ({ onTrouble: _, ...given }: EventStoreOptions) => Timings;
/** None before the first try, then doubling. */
export declare const pauseAfter: (failures: number, { firstPauseMs, longestPauseMs }: Timings) => number;
