import type { Ledger, LedgerEvent } from '@strongroom/ledger/eventlog'
import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { BonusTerms } from '@strongroom/ledger/referral'
import type { wire } from '@strongroom/shared'

/** The dependencies of a reaction. */
export type Means = {
  readonly ledger: Ledger
  readonly log: Pick<Log, 'readStream' | 'readAll'>
  readonly catalogue: BonusTerms
  readonly now: () => Date
}

/**
 * A process manager: work that must follow from an event, some time, even if the process that should have done it at once has
 * crashed. `opens` and `closes` give the same key to the event that begins it and the event that shows it done. Work still open
 * after `graceMs` is done by `act`, which may be called twice for the same event and must not mind.
 */
export type Reaction = {
  readonly name: string
  readonly graceMs: number
  /** Types of events that may begin work. */
  readonly wokenBy: readonly wire.EventType[]
  readonly opens: (event: StoredEvent) => string | undefined
  readonly closes: (event: StoredEvent) => string | undefined
  readonly act: (event: LedgerEvent, means: Means) => Promise<void>
}
