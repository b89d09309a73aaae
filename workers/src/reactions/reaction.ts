import type { Ledger, LedgerEvent } from '@strongroom/ledger/eventlog'
import type { StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { BonusTerms } from '@strongroom/ledger/referral'

/** The dependencies of a reaction. */
export type Means = { readonly ledger: Ledger; readonly catalogue: BonusTerms }

/**
 * A process manager: work that must follow from an event, some time, even if the process that should have done it at once has
 * crashed. `opens` and `closes` give the same key to the event that begins it and the event that shows it done. Work still open
 * after `graceMs` is done by `act`, which may be called twice for the same event and must not mind.
 */
export type Reaction = {
  readonly name: string
  /** The streams it reads; all of them when left out. */
  readonly streamPrefix?: string
  readonly graceMs: number
  /** How often it looks. */
  readonly everyMs: number
  readonly opens: (event: StoredEvent) => string | undefined
  readonly closes: (event: StoredEvent) => string | undefined
  readonly act: (event: LedgerEvent, means: Means) => Promise<void>
}
