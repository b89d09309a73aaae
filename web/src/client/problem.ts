/** Why a call did not give what was asked, in the few kinds that a screen treats differently. */
export type Problem =
  /** The product says no. `details` are what a sentence needs: amounts, limits, currencies. */
  | {
      readonly kind: 'refused'
      readonly code: string
      readonly message: string
      readonly details: Readonly<Record<string, string>>
    }
  /** A field is wrong: which, and why (English, from the server, for programs). `message` says it of the first in the language on screen. */
  | {
      readonly kind: 'wrong'
      readonly message?: string | undefined
      readonly issues: readonly { readonly path: string; readonly message: string }[]
    }
  | { readonly kind: 'too-often'; readonly retryAfterSeconds: number }
  | { readonly kind: 'forbidden' }
  /** The device's clock is too far from the server's for its signatures to count. */
  | { readonly kind: 'clock-off'; readonly minutes: number }
  | { readonly kind: 'unknown' }
  /** The same attempt was sent with other values before. */
  | { readonly kind: 'conflict' }
  /** The session is over; the screen is about to change to the landing page. */
  | { readonly kind: 'signed-out' }
  /** The server was not reached, or `isLate`: it did not answer in time. Whether it got the call is not known. */
  | { readonly kind: 'unreachable'; readonly isLate?: true }
  /** The server has too much to do, or is starting. `isUnknown`: it cannot say whether it did what was asked. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number; readonly isUnknown?: true }
  /** The server has no room on its disk: what was asked may be half done, and is finished when it is asked again. */
  | { readonly kind: 'no-room' }
  /** The server failed to send a code: none is on its way. */
  | { readonly kind: 'code-not-sent' }
  /** The server failed. `requestId` is what support asks for. */
  | { readonly kind: 'broken'; readonly requestId: string | undefined }

/** Thrown by every call that did not succeed. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly problem: Problem

  constructor(problem: Problem) {
    super(problem.kind === 'refused' ? `refused: ${problem.code}` : problem.kind)
    this.problem = problem
  }
}

/** Anything thrown, as a problem. Any error but `CallFailed` is a fault of this client. */
export const problemOf = (thrown: unknown): Problem =>
  thrown instanceof CallFailed ? thrown.problem : { kind: 'broken', requestId: undefined }

/** The same failure where a code was asked for. */
export const ofCode = (thrown: unknown): unknown =>
  thrown instanceof CallFailed && thrown.problem.kind === 'broken'
    ? new CallFailed({ kind: 'code-not-sent' })
    : thrown

const ABOUT_AMOUNT = [
  'AMOUNT_NOT_POSITIVE',
  'TOO_MANY_PLACES',
  'BELOW_MINIMUM',
  'ABOVE_MAXIMUM',
  'INSUFFICIENT_FUNDS',
  'FEE_ABOVE_AMOUNT',
]

/** Whether the product says no to the amount, so that it is said where the amount is typed. */
export const isAboutAmount = (problem: Problem): boolean =>
  problem.kind === 'refused' && ABOUT_AMOUNT.includes(problem.code)

/** Whether the outcome is unknown, so that trying again is the same attempt and not a new one. */
export const isOutcomeUnknown = ({ kind }: Problem): boolean =>
  kind === 'unreachable' || kind === 'busy' || kind === 'broken' || kind === 'no-room'

/** Whether the same attempt, asked again, finds out what became of it: the server may still be at it. */
export const isUnanswered = (problem: Problem): boolean =>
  (problem.kind === 'unreachable' && problem.isLate === true) ||
  (problem.kind === 'busy' && problem.isUnknown === true)

/** Whether it passes by itself, so that asking again later is worth it. */
export const isPassing = ({ kind }: Problem): boolean =>
  kind === 'unreachable' || kind === 'busy' || kind === 'too-often'

/** Whether it was sent back at the door: this try did nothing, and says nothing of the tries before it. */
export const isTurnedAway = ({ kind }: Problem): boolean =>
  kind === 'too-often' || kind === 'forbidden' || kind === 'clock-off' || kind === 'signed-out'
