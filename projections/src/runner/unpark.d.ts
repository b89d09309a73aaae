import type { Runner, Target } from './runner.ts'
/** How many events of a parked stream were projected, and what stopped the rest, if anything. */
export type Unparked = {
  readonly projected: number
  readonly stuckAt?: number
  readonly error?: string
}
/** An operator's decision to leave an event out. `by` is their uid. */
export type Skip = {
  readonly reason: string
  readonly by: string
  /** Money facts are refused unless this says so: the balances will then differ from the log, and the proof will say so. */
  readonly evenMoney?: boolean
}
/** Projects a parked stream's events again, in order, each in a transaction of its own, until one fails or none is left. */
export declare const retryParked: (runner: Runner, target: Target, stream: string) => Promise<Unparked>
/** Leaves the first event of a parked stream out for ever, with a reason, and projects the rest. */
export declare const skipParked: (
  runner: Runner,
  target: Target,
  stream: string,
  skip: Skip,
) => Promise<Unparked>
