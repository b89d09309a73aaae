import type { wire } from '@strongroom/shared'
import { currentTag } from '../i18n/i18n.ts'
import { noteServerTime } from './clock.ts'
import {
  type Answer,
  type CallName,
  type FormGiven,
  type FormName,
  type Given,
  type ListCall,
  type PageName,
  type Row,
  routeOf,
  type WholeCall,
  type WholeName,
} from './contract.ts'
import { fetchWithProgress } from './fetch-with-progress.ts'
import type { Filter as ListFilter } from './list-filter.ts'
import { CallFailed, type Problem } from './problem.ts'
import { noteReach } from './reachability.ts'
import { clearSession, isReplaced, readSession, type Session } from './session.ts'
import { signedHeaders, signedToRead } from './sign.ts'

type Filter = Readonly<Record<string, unknown>>

type Call = {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under /v1, without the three signing segments: this client signs in headers. */
  readonly path: string
  /** Sent as JSON; a form with a file as it is. */
  readonly body?: unknown
  /** The `{json}` filter, last segment of the path. */
  readonly filter?: Filter
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

const TIMEOUT_MS = 20_000
/** Files are as large as they are. */
export const FILE_TIMEOUT_MS = 600_000
const POSITION = 'Strongroom-Position'
const AFTER = 'Strongroom-After'
const STALE = 'Strongroom-Stale'

/** The log position of the last thing this client changed; reads ask to be shown at least that. */
let seen = ''
const seeAtLeast = (position: string | null) => {
  if (position && position > seen) seen = position
}

/** `elsewhere`: another tab has ended it, or has signed somebody else in. */
export type WhyOver = 'expired' | 'disabled' | 'elsewhere'
type SignedOut = (why: WhyOver) => void
let tellSignedOut: SignedOut = () => {}
/** Registers what happens when the server ends the session. */
export const onSignedOut = (listener: SignedOut): void => {
  tellSignedOut = listener
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

const urlOf = ({ path, filter }: Call) =>
  `/v1${path}${filter ? `/${encodeURIComponent(JSON.stringify(filter))}` : ''}`

const bodyOf = (body: unknown) => (body instanceof FormData ? body : JSON.stringify(body))

async function reach(call: Call): Promise<Response> {
  // Nothing of one member's screen may be signed by another's session.
  if (!call.isPublic && isReplaced()) throw new CallFailed(endHere('elsewhere'))
  // Screens on their way out still ask, a moment after signing out.
  if (!call.isPublic && !readSession()) throw new CallFailed({ kind: 'signed-out' })
  const headers = await headersOf(call)
  const asked = {
    method: methodOf(call),
    headers,
    ...(call.body === undefined ? {} : { body: bodyOf(call.body) }),
    signal: AbortSignal.timeout(call.timeoutMs ?? TIMEOUT_MS),
  }
  try {
    const response = call.onProgress
      ? await fetchWithProgress(urlOf(call), asked, call.onProgress)
      : await fetch(urlOf(call), { ...asked, cache: 'no-store', referrerPolicy: 'no-referrer' })
    noteReach(true)
    noteServerTime(response)
    return response
  } catch {
    noteReach(false)
    throw new CallFailed({ kind: 'unreachable' })
  }
}

/** Tells the screen that the session it shows is over. The device's storage says already what follows it. */
export function endHere(why: WhyOver): Problem {
  tellSignedOut(why)
  return { kind: 'signed-out' }
}

/** Ends the session here because it is of no use any more, and says so. */
export function signOut(why: 'expired' | 'disabled'): Problem {
  const isDeleting = localStorage.getItem('delAccount') === '1'
  clearSession()
  if (why === 'disabled' && !isDeleting) localStorage.setItem('accountDisable', '1')
  return endHere(why)
}

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

function problemIn(answer: unknown, response: Response): Problem | undefined {
  const failure = (typeof answer === 'object' && answer !== null ? answer : {}) as Failure
  if (response.ok) {
    if (failure.status === false) return refusalOf(failure)
    return answer === undefined ? { kind: 'broken', requestId: undefined } : undefined
  }
  return BY_STATUS[response.status]?.(failure, response) ?? brokenBy(failure, response)
}

/**
 * Whether this answers the second of two: browsers and proxies send a call once more when its connection is lost on the way.
 * The outcome of the first is not known, so this answer must not pass for a no.
 */
const wasSentTwice = ({ attempt }: Call, { status }: Response, answer: unknown) =>
  attempt !== undefined && status === 403 && (answer as Failure | undefined)?.code === 'REPLAYED'

async function ask(asked: Call) {
  const response = await reach(asked)
  return { response, answer: (await response.json().catch(() => undefined)) as unknown }
}

const send = async (asked: Call): Promise<unknown> => (await sendAndHear(asked)).answer

/** The answer of a call, and whether it lacks what this client has just changed: the read model is still on its way. */
async function sendAndHear(asked: Call): Promise<{ answer: unknown; isBehind: boolean }> {
  const first = await ask(asked)
  // Signed anew, the same attempt is answered as it was the first time.
  const { response, answer } = wasSentTwice(asked, first.response, first.answer) ? await ask(asked) : first
  const problem = problemIn(answer, response)
  if (problem) throw new CallFailed(problem)
  seeAtLeast(response.headers.get(POSITION))
  return { answer, isBehind: response.headers.get(STALE) === 'true' }
}

/** A call as its name and what it is given, without their types. */
type Untyped = Omit<Call, 'path' | 'method'> & { readonly params?: Readonly<Record<string, string>> }

const named = (name: CallName, { params, ...given }: Untyped = {}): Call => ({
  ...routeOf(name, params),
  ...given,
})

/** Calls /v1 and gives its JSON. Throws `CallFailed` with the problem for everything that is not a yes. */
export function call<N extends CallName>(name: N, ...given: Given<N>): Promise<Answer<N>>
export function call(name: CallName, given?: Untyped): Promise<unknown> {
  return send(named(name, given))
}

/** All records of an answer. */
export function callForAll<N extends CallName>(name: N, ...given: Given<N>): Promise<Row<N>[]>
export async function callForAll(name: CallName, given?: Untyped): Promise<unknown[]> {
  return ((await send(named(name, given))) as wire.Records<unknown>).data
}

/** All of a list whose name is chosen at run time. */
export function callForWhole<N extends WholeName>(list: WholeCall<N>): Promise<Row<N>[]>
export async function callForWhole({ name, ...given }: AskedList): Promise<unknown[]> {
  return ((await send(named(name, given))) as wire.Records<unknown>).data
}

/** The first record of an answer; a missing one is the server's fault. */
export function callForOne<N extends CallName>(name: N, ...given: Given<N>): Promise<Row<N>>
export async function callForOne(name: CallName, given?: Untyped): Promise<unknown> {
  const { data } = (await send(named(name, given))) as wire.Records<unknown>
  const [row] = data
  if (row === undefined) throw new CallFailed({ kind: 'broken', requestId: undefined })
  return row
}

/** The call of a list and its input: enough to ask for all of it. */
export type AskedList = Untyped & { readonly name: CallName }

/** One page of a list. */
export type Page<R> = {
  readonly rows: readonly R[]
  readonly total: number
  readonly asked?: AskedList
  /** Whether rows that this client has just changed may be missing or old. */
  readonly isBehind?: boolean
}
export function callForPage<N extends CallName>(name: N, ...given: Given<N>): Promise<Page<Row<N>>>
export async function callForPage(name: CallName, given: Untyped = {}): Promise<Page<unknown>> {
  return pageOf({ name, filter: {}, ...given })
}

/** One page of a list whose name is chosen at run time. */
export function callForList<N extends PageName>(
  list: ListCall<N>,
  filter: ListFilter<N>,
): Promise<Page<Row<N>>>
export function callForList(list: AskedList, filter: Filter): Promise<Page<unknown>> {
  return pageOf({ ...list, filter })
}

async function pageOf(asked: AskedList): Promise<Page<unknown>> {
  const { name, ...given } = asked
  const { answer, isBehind } = await sendAndHear(named(name, given))
  const { data } = answer as wire.Paged<unknown>
  return { rows: data.data, total: data.total, asked, ...(isBehind ? { isBehind } : {}) }
}

/** Sends what a form has made, field by field. `proposal`: it waits for a second administrator under this id. */
export async function sendForm(name: FormName, { id, ...given }: FormGiven): Promise<Sent> {
  return (await send(named(name, { ...given, ...(id ? { params: { id } } : {}) }))) as Sent
}
export type Sent = { readonly proposal?: string | undefined }

/** A file, with the name the server gives it. */
export type NamedFile = { readonly blob: Blob; readonly name: string }

/** Calls for a file. */
export function callForFile<N extends CallName>(name: N, ...given: Given<N>): Promise<NamedFile>
export function callForFile(name: CallName, given?: Untyped): Promise<NamedFile> {
  return fetchFile(named(name, given))
}

/** Calls for the PDF of a call that has one, in the language on screen. */
export function callForPdf<N extends CallName>(name: N, ...given: Given<N>): Promise<NamedFile>
export function callForPdf(name: CallName, given?: Untyped): Promise<NamedFile> {
  return fetchFile(named(name, { ...given, accept: 'application/pdf' }))
}

/** All of a list, as a CSV file. */
export const callForCsv = ({ name, ...given }: AskedList): Promise<NamedFile> =>
  fetchFile(named(name, { ...given, accept: 'text/csv' }))

async function fetchFile(asked: Call): Promise<NamedFile> {
  const response = await reach({ timeoutMs: FILE_TIMEOUT_MS, ...asked })
  const type = response.headers.get('Content-Type') ?? ''
  if (!response.ok || type.startsWith('application/json')) {
    const problem = problemIn(await response.json().catch(() => undefined), response)
    throw new CallFailed(problem ?? { kind: 'broken', requestId: undefined })
  }
  const [, name = 'file'] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { blob: await response.blob(), name }
}
