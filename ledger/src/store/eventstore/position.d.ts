import type { Position } from '../../book/event.ts';
/** A position in `$all` as EventStoreDB gives and takes it. */
export type AllPosition = {
    readonly commit: bigint;
    readonly prepare: bigint;
};
/** Both numbers padded, so that positions compare as text as they do in the log. Never computed with: ±1 is an error to the server. */
export declare const toPosition: ({ commit, prepare }: AllPosition) => Position;
export declare const fromPosition: (position: Position) => AllPosition;
