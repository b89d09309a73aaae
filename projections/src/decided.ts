import type { AnyEvent } from './runner/projection.ts'

/** When and by whom something was decided. */
export const decided = ({ metadata: { at, actor } }: AnyEvent) => ({ decided_at: at, decided_by: actor.id })
