import type { StoredEvent } from '@strongroom/ledger/eventlog/log'

/**
 * The fault that keeps the log from being sealed. Of events: one differs from the one that was sealed (`changed-event`), was
 * sealed and is gone (`missing-event`), stands between two that were sealed side by side (`added-event`), or does not match its
 * own hash (`broken-event`). `changed-tile`: a stored hash is another one. `changed-checkpoint`: the last checkpoint is not
 * there, or not signed by a known key. `other-history`: the tree does not contain the one that was signed last. `other-log`:
 * the positions are those of another log.
 */
export type SealFaultKind =
  | 'changed-event'
  | 'missing-event'
  | 'added-event'
  | 'broken-event'
  | 'changed-tile'
  | 'changed-checkpoint'
  | 'other-history'
  | 'other-log'

/** Place of the fault: the index of the leaf, the event that stands there now, or the tile (`level/index`). */
export type SealFault = {
  readonly kind: SealFaultKind
  readonly index: number | null
  readonly stream: string | null
  readonly revision: number | null
  readonly position: string | null
  readonly tile: string | null
}

const nowhere = { index: null, stream: null, revision: null, position: null, tile: null }

export const eventFault = (
  kind: SealFaultKind,
  index: number,
  event: StoredEvent | undefined,
): SealFault => ({
  ...nowhere,
  kind,
  index,
  ...(event && { stream: event.stream, revision: event.revision, position: event.position }),
})

/** The fault of a tile whose hashes are not those of the leaves under it. */
export const tileFault = (level: number, index: number): SealFault => ({
  ...nowhere,
  kind: 'changed-tile',
  tile: `${level}/${index}`,
})

export const treeFault = (kind: SealFaultKind): SealFault => ({ ...nowhere, kind })

/** Thrown where one is found; the sealer notes it and never signs again. */
export class Unsealable extends Error {
  override readonly name = 'Unsealable'
  readonly fault: SealFault
  constructor(fault: SealFault) {
    super(`the log cannot be sealed: ${fault.kind}`)
    this.fault = fault
  }
}
