import type { wire } from '@strongroom/shared'
import { signOut } from './end-session.ts'
import type { Problem } from './problem.ts'

type Failure = Partial<wire.ErrorAnswer & wire.RefusalAnswer>

/** How far this device's clock is from the server's. */
function minutesOff(response: Response): number {
  const theirs = Date.parse(response.headers.get('Date') ?? '')
  return Number.isNaN(theirs) ? 0 : Math.round(Math.abs(Date.now() - theirs) / 60_000)
}

const brokenBy = ({ requestId }: Failure, { headers }: Response): Problem => ({
  kind: 'broken',
  requestId: requestId ?? headers.get('X-Request-Id') ?? undefined,
})

const BY_STATUS: Record<number, (failure: Failure, response: Response) => Problem> = {
  // The specified client signs out on every 400, and the server sends none for anything else.
  400: failure => signOut(failure.code === 'ACCOUNT_IS_DISABLED' ? 'disabled' : 'expired'),
  403: (failure, response) => {
    if (failure.code === 'TONCE_OFF') return { kind: 'clock-off', minutes: minutesOff(response) }
    return failure.code === 'REPLAYED' ? brokenBy(failure, response) : { kind: 'forbidden' }
  },
  404: () => ({ kind: 'unknown' }),
  409: () => ({ kind: 'conflict' }),
  422: failure => ({ kind: 'wrong', issues: failure.issues ?? [] }),
  503: (failure, response) =>
    failure.code === 'DISK_FULL' ? { kind: 'no-room' } : brokenBy(failure, response),
  429: (_, response) => ({
    kind: 'too-often',
    retryAfterSeconds: Number(response.headers.get('Retry-After')) || 60,
  }),
}

function refusalOf(failure: Failure): Problem {
  if (failure.code === 'AUTH_EXPIRED') return signOut('expired')
  const message = failure.error ?? failure.msg ?? ''
  return { kind: 'refused', code: String(failure.code ?? ''), message, details: failure.details ?? {} }
}

/**
 * The problem that an answer reports, or nothing when it is a yes. It ends the session where the answer says that it is over.
 * `answer` is the JSON, or nothing where it was none.
 */
export function problemIn(answer: unknown, response: Response): Problem | undefined {
  const failure = (typeof answer === 'object' && answer !== null ? answer : {}) as Failure
  if (response.ok) {
    if (failure.status === false) return refusalOf(failure)
    return answer === undefined ? { kind: 'broken', requestId: undefined } : undefined
  }
  return BY_STATUS[response.status]?.(failure, response) ?? brokenBy(failure, response)
}
