import type { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'

type Issue = wire.ErrorAnswer['issues'] extends (infer I)[] | undefined ? I : never

/**
 * An answer with an HTTP status of 400 and above. Thrown anywhere while a call is carried out; its
 * text is for people and holds no values. 400 signs the specified client out, so only a closed account gets it.
 */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined
  static readonly #overloaded = new Map<number, HttpError>()

  constructor(
    status: number,
    code: string,
    text: Word,
    more: { issues?: readonly Issue[]; retryAfterSeconds?: number } = {},
  ) {
    super(text.message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.issues = more.issues
    this.retryAfterSeconds = more.retryAfterSeconds
  }

  static accountDisabled = () =>
    new HttpError(400, 'ACCOUNT_IS_DISABLED', msg`This account has been deactivated`)
  static forbidden = (why: Word = msg`You may not do this`) => new HttpError(403, 'FORBIDDEN', why)
  static unsigned = (code: 'WRONG_SIGNATURE' | 'TONCE_OFF' | 'REPLAYED', why: Word) =>
    new HttpError(403, code, why)
  static unknown = (what: Word = msg`There is nothing here`) => new HttpError(404, 'NOT_FOUND', what)
  static cutShort = () => new HttpError(408, 'CUT_SHORT', msg`The request ended before it was complete`)
  static differs = () =>
    new HttpError(409, 'IDEMPOTENCY_CONFLICT', msg`This Idempotency-Key was used with another body`)
  static tooLarge = () => new HttpError(413, 'TOO_LARGE', msg`The body is too large`)
  static fileTooLarge = () => new HttpError(413, 'TOO_LARGE', msg`Exceeding file size limit`)
  static invalid = (issues: readonly Issue[]) =>
    new HttpError(422, 'INVALID', { message: issues[0]?.message ?? 'Invalid input' }, { issues })
  static tooMany = (retryAfterSeconds: number) =>
    new HttpError(429, 'TOO_MANY_REQUESTS', msg`Too many tries, please wait`, { retryAfterSeconds })
  static broken = () => new HttpError(500, 'BROKEN', msg`Something wrong, please try again later`)
  /** Something is not there yet that soon will be. */
  static busy = () =>
    new HttpError(503, 'UNAVAILABLE', msg`Something wrong, please try again later`, { retryAfterSeconds: 1 })
  /**
   * More is asked than can be done, and nothing was done of this. Callers come back after the wait that they would have had, and not
   * all at once. The same for all who are told to wait alike: to make an error each time would be a fifth of what a refusal costs.
   */
  static overloaded = (waitMs: number) => {
    const waitSeconds = Math.min(10, Math.max(1, Math.ceil(waitMs / 1000)))
    const retryAfterSeconds = waitSeconds + Math.floor(Math.random() * (waitSeconds + 3))
    const known = HttpError.#overloaded.get(retryAfterSeconds)
    if (known) return known
    const text = msg`The server is busy and has done nothing: try again in a moment`
    const problem = new HttpError(503, 'BUSY', text, { retryAfterSeconds })
    HttpError.#overloaded.set(retryAfterSeconds, problem)
    return problem
  }
  /** The server may have done half of the request; the same request, sent again, finishes it. */
  static diskFull = () =>
    new HttpError(
      503,
      'DISK_FULL',
      msg`The server has no room on its disk and takes no changes at present: try again later with the same Idempotency-Key`,
      { retryAfterSeconds: 30 },
    )
  static outcomeUnknown = () =>
    new HttpError(
      503,
      'OUTCOME_UNKNOWN',
      msg`It is not known whether this was done: ask again with the same Idempotency-Key`,
      {
        retryAfterSeconds: 1,
      },
    )
}

/** Whether an error is a refusal because too much waits. */
export const isOverload = (error: unknown): boolean => error instanceof HttpError && error.code === 'BUSY'

/** Whether an error asks on purpose to come again later: no fault of ours, and no line of the log. */
export const isMeant = (error: unknown): boolean => error instanceof HttpError && error.status === 503

/** A call whose session is unknown, revoked or run out. Answered with HTTP 200, as the specified client expects. */
export class AuthExpired extends Error {
  override readonly name = 'AuthExpired'
}
