import { limitsMs } from '@strongroom/shared/limits'
import { currentTag } from '../i18n/i18n.ts'
import { textIn } from './answer.ts'
import { problemIn } from './answer-problem.ts'
import { noteServerTime } from './clock.ts'
import { endHere } from './end-session.ts'
import { fetchOwn } from './fetch-own.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import { failureOf } from './load-sentences.ts'
import { isReasonGiven } from './look-reasons.ts'
import { CallFailed } from './problem.ts'
import { noteReach } from './reachability.ts'
import { isReplaced, readSession, type Session } from './session.ts'
import { isProofGiven } from './session-proofs.ts'
import { signedHeaders, signedToRead } from './sign.ts'

/** One call of `/v1` as it is sent. */
export type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under /v1, without the three signing segments: this client signs in headers. */
  readonly path: string
  /** Sent as JSON; a form with a file as it is. */
  readonly body?: unknown
  /** The `{json}` filter, last segment of the path. */
  readonly filter?: Readonly<Record<string, unknown>>
  /** Idempotency key: the same for every try of one submit. A GET that has none changes nothing. */
  readonly attempt?: string
  /** Authentication calls go without a session. */
  readonly isPublic?: boolean
  /** The kind of answer wanted; JSON unless said otherwise. */
  readonly accept?: 'text/csv' | 'application/pdf'
  readonly timeoutMs?: number
  /** Hears the share of the body that has been sent, from 0 to 1. */
  readonly onProgress?: (share: number) => void
}

const POSITION = 'Strongroom-Position'
const AFTER = 'Strongroom-After'
const STALE = 'Strongroom-Stale'
const BEHIND = 'Strongroom-Behind'

/** The log position of the last thing this client changed; reads ask to be shown at least that. */
let seen = ''
/** That position; empty before anything was changed. */
export const lastChange = (): string => seen
/** Forgets it: the next session of this tab has changed nothing yet. */
export const forgetLastChange = (): void => {
  seen = ''
}
const seeAtLeast = (position: string | null) => {
  if (position && position > seen) seen = position
}

let lastTonce = 0
/** The time in milliseconds, later with every change: two of the same call in one millisecond are no replay of each other. */
const nextTonce = () => {
  lastTonce = Math.max(Date.now(), lastTonce + 1)
  return lastTonce
}

const methodOf = ({ method, body }: Call) => method ?? (body === undefined ? 'GET' : 'POST')

const signatureOf = (asked: Call, session: Session) =>
  methodOf(asked) === 'GET' && !asked.attempt
    ? signedToRead(session, Date.now())
    : signedHeaders(session, nextTonce())

async function headersOf(asked: Call): Promise<Record<string, string>> {
  const { body, attempt, isPublic, accept } = asked
  const session = isPublic ? undefined : readSession()
  return {
    Accept: accept ?? 'application/json',
    // The heads of a file's columns are words.
    ...(accept ? { 'Accept-Language': currentTag() } : {}),
    ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
    ...(attempt ? { 'Idempotency-Key': attempt } : {}),
    ...(seen ? { [AFTER]: seen } : {}),
    ...(session ? await signatureOf(asked, session) : {}),
  }
}

const urlOf = ({ path, filter }: Call): `/v1${string}` =>
  `/v1${path}${filter ? `/${encodeURIComponent(JSON.stringify(filter))}` : ''}`

const bodyOf = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body))

/** Sends a call, signed, and gives the answer as it comes. Throws `CallFailed` where none comes. */
export async function reach(call: Call): Promise<Response> {
  // Nothing of one member's screen may be signed by another's session.
  if (!call.isPublic && isReplaced()) throw new CallFailed(endHere('elsewhere'))
  // Screens on their way out still ask, a moment after signing out.
  if (!call.isPublic && !readSession()) throw new CallFailed({ kind: 'signed-out' })
  const headers = await headersOf(call)
  const asked = {
    method: methodOf(call),
    headers,
    ...(call.body === undefined ? {} : { body: bodyOf(call.body) }),
    signal: AbortSignal.timeout(call.timeoutMs ?? limitsMs.client),
  }
  try {
    const response = call.onProgress
      ? await fetchWithProgress(urlOf(call), asked, call.onProgress)
      : await fetchOwn(urlOf(call), { ...asked, cache: 'no-store' })
    noteReach(true)
    noteServerTime(response)
    return response
  } catch {
    noteReach(false)
    throw new CallFailed({ kind: 'unreachable', ...(asked.signal.aborted ? { isLate: true } : {}) })
  }
}

/**
 * Whether this answers the second of two: browsers and proxies send a call once more when its connection is lost on the way.
 * The outcome of the first is not known, so this answer must not pass for a no.
 */
const wasSentTwice = ({ attempt }: Call, { status }: Response, answer: unknown) =>
  attempt !== undefined && status === 403 && textIn(answer, 'code') === 'REPLAYED'

async function ask(asked: Call): Promise<{ response: Response; answer: unknown }> {
  const response = await reach(asked)
  return { response, answer: await response.json().catch(() => undefined) }
}

/** A change that waits for a second administrator is no failure: it reads as a yes without records that names the proposal. */
const waitingIn = (answer: unknown): unknown => {
  const proposal = textIn(answer, 'code') === 'WAITS_FOR_SECOND' ? textIn(answer, 'proposal') : undefined
  return proposal === undefined ? undefined : { status: true, data: [], proposal }
}

/** The JSON of an answer. Throws `CallFailed` with the problem for everything that is not a yes. */
export const send = async (asked: Call): Promise<unknown> => (await sendAndHear(asked)).answer

/** An answer, and what it says of the read models behind it. */
export type Heard = {
  readonly answer: unknown
  /** Whether it lacks what this client has just changed: the read model is still on its way. */
  readonly isBehind: boolean
  /** For how many seconds the oldest event that it lacks has been in the log. */
  readonly behindSeconds: number
  /** It shows what this client changed up to here, a position of the log. */
  readonly shows: string
}

/** Sends a call and gives its answer. Throws as `send`. */
export async function sendAndHear(asked: Call): Promise<Heard> {
  const after = seen
  const first = await ask(asked)
  // Signed anew, the same attempt is answered as it was the first time.
  const { response, answer } = wasSentTwice(asked, first.response, first.answer) ? await ask(asked) : first
  const waiting = waitingIn(answer)
  const problem = waiting ? undefined : problemIn(answer, response)
  if (problem && ((await isReasonGiven(problem)) || (await isProofGiven(problem)))) return sendAndHear(asked)
  if (problem) throw await failureOf(problem)
  seeAtLeast(response.headers.get(POSITION))
  const isBehind = response.headers.get(STALE) === 'true'
  const behindSeconds = Number(response.headers.get(BEHIND)) || 0
  return { answer: waiting ?? answer, isBehind, behindSeconds, shows: isBehind ? '' : after }
}
