import type { MessageDescriptor } from '@lingui/core'
import type { wire } from '@strongroom/shared'

/** How a kind of line reads. */
export type LineKind = {
  readonly title: MessageDescriptor
  /** Whether a statement can be filtered by it: by what begins a movement, not by what comes back of it. */
  readonly isFilter: boolean
}

/** Kinds of lines of one capability. */
export type LineWords = Readonly<Partial<Record<wire.TransactionType, LineKind>>>
