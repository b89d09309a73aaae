import type { wire } from '@strongroom/shared'
import { fieldIn, textIn } from './answer.ts'
import { signOut } from './end-session.ts'
import type { Problem } from './problem.ts'

/** How far this device's clock is from the server's. */
function minutesOff(response: Response): number {
  const theirs = Date.parse(response.headers.get('Date') ?? '')
  return Number.isNaN(theirs) ? 0 : Math.round(Math.abs(Date.now() - theirs) / 60_000)
}

const brokenBy = (failure: unknown, { headers }: Response): Problem => ({
  kind: 'broken',
  requestId: textIn(failure, 'requestId') ?? headers.get('X-Request-Id') ?? undefined,
})

/** Seconds until the server wants to be asked again, as it says; `usual` where it does not. */
const retryAfter = ({ headers }: Response, usual: number): number =>
  Number(headers.get('Retry-After')) || usual

const busy = (failure: unknown, response: Response): Problem => ({
  kind: 'busy',
  retryAfterSeconds: retryAfter(response, 5),
  ...(textIn(failure, 'code') === 'OUTCOME_UNKNOWN' ? { isUnknown: true } : {}),
})

const isText = (value: unknown): value is string => typeof value === 'string'

/** The fields that a failure names as wrong; none where it names them in another way. */
function issuesIn(failure: unknown): wire.ErrorAnswer['issues'] & object {
  const issues = fieldIn(failure, 'issues')
  const named = (Array.isArray(issues) ? issues : []).map((issue: unknown) => ({
    path: textIn(issue, 'path') ?? '',
    message: textIn(issue, 'message') ?? '',
  }))
  return named.filter(({ message }) => message !== '')
}

/** The values that the sentence of a refusal needs. */
const detailsIn = (failure: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldIn(failure, 'details') ?? {}).filter((pair): pair is [string, string] =>
      isText(pair[1]),
    ),
  )

const BY_STATUS: Record<number, (failure: unknown, response: Response) => Problem> = {
  // The specified client signs out on every 400, and the server sends none for anything else.
  400: failure => signOut(textIn(failure, 'code') === 'ACCOUNT_IS_DISABLED' ? 'disabled' : 'expired'),
  403: (failure, response) => {
    const code = textIn(failure, 'code')
    if (code === 'TONCE_OFF') return { kind: 'clock-off', minutes: minutesOff(response) }
    return code === 'REPLAYED' ? brokenBy(failure, response) : { kind: 'forbidden' }
  },
  404: () => ({ kind: 'unknown' }),
  409: () => ({ kind: 'conflict' }),
  422: failure => ({ kind: 'wrong', issues: issuesIn(failure), message: textIn(failure, 'msg') }),
  429: (_, response) => ({ kind: 'too-often', retryAfterSeconds: retryAfter(response, 60) }),
  // A proxy's own answers: it found no server, or none that answered it in time.
  502: busy,
  503: (failure, response) =>
    textIn(failure, 'code') === 'DISK_FULL' ? { kind: 'no-room' } : busy(failure, response),
  504: () => ({ kind: 'unreachable', isLate: true }),
}

function refusalOf(failure: unknown): Problem {
  // The specification's codes are texts or numbers.
  const code = String(fieldIn(failure, 'code') ?? '')
  if (code === 'AUTH_EXPIRED') return signOut('expired')
  const message = textIn(failure, 'error') ?? textIn(failure, 'msg') ?? ''
  return { kind: 'refused', code, message, details: detailsIn(failure) }
}

/**
 * The problem that an answer reports, or nothing when it is a yes. It ends the session where the answer says that it is over.
 * `answer` is the JSON, or nothing where it was none.
 */
export function problemIn(answer: unknown, response: Response): Problem | undefined {
  if (response.ok) {
    if (fieldIn(answer, 'status') === false) return refusalOf(answer)
    return answer === undefined ? { kind: 'broken', requestId: undefined } : undefined
  }
  return BY_STATUS[response.status]?.(answer, response) ?? brokenBy(answer, response)
}
