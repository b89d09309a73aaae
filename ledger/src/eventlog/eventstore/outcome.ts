import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  StreamNotFoundError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { errorCode } from '@strongroom/shared/error'

/**
 * The outcome of asking the server once. `again`: it said that it could not, or not in time, and is well otherwise. `lost`: no
 * answer, or an empty one; whether a write happened is unknown.
 */
export type Outcome<T> =
  | { readonly kind: 'answered'; readonly value: T }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'again' | 'lost'; readonly error: unknown }

const unknownStatus = 2
const invalidArgument = 3

/** Sorts the client's errors. Anything not known to be an answer counts as lost. */
export const outcomeOf = (error: unknown): Outcome<never> => {
  if (error instanceof TimeoutError || error instanceof DeadlineExceededError) return { kind: 'again', error }
  return { kind: isAnswer(error) ? 'refused' : 'lost', error }
}

const answers = [
  WrongExpectedVersionError,
  MaxAppendSizeExceededError,
  StreamNotFoundError,
  StreamDeletedError,
  AccessDeniedError,
  InvalidArgumentError,
]
const isAnswer = (error: unknown) => answers.some(answer => error instanceof answer) || isEventTooLarge(error)

/** A node with a lowered `MaxAppendEventSize` (24.10 and later) refuses so; version 6.2.1 of the client has no error for it. */
export const isEventTooLarge = (error: unknown): boolean =>
  error instanceof UnknownError && /Maximum ?Append ?Event ?Size/i.test(error.message)

/** Reads have nothing to lose: a server that fails to carry one out, as it does for an impossible position, has answered. */
export const readOutcomeOf = (error: unknown): Outcome<never> => {
  const code = errorCode(error)
  if (code === unknownStatus || code === invalidArgument) return { kind: 'refused', error }
  return outcomeOf(error)
}

/** After these the client connects anew by itself, to the leader where it was told of one. After anything else it cannot be trusted. */
export const clientRecoversFrom = (error: unknown): boolean =>
  error instanceof UnavailableError || error instanceof CancelledError || error instanceof NotLeaderError
