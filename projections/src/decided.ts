import type { AnyEvent } from './runner/projection.ts'

/** Time and administrator of a decision. */
export const decided = ({ metadata: { at, actor } }: AnyEvent) => ({ decided_at: at, decided_by: actor.id })
