import { slow } from 'virtual:calls/slow'
import type { wire } from '@strongroom/shared'
import { limitsMs } from '@strongroom/shared/limits'
import { broken, pageIn, recordsIn, textIn } from './answer.ts'
import { problemIn } from './answer-problem.ts'
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
import type { Filter as ListFilter } from './list-filter.ts'
import { failureOf } from './load-sentences.ts'
import { isReasonGiven } from './look-reasons.ts'
import { ofCode } from './problem.ts'
import { type Call, reach, send, sendAndHear } from './transport.ts'

/** HTTP status of something that was begun, and is not finished yet. */
const ACCEPTED = 202

type Filter = Readonly<Record<string, unknown>>

/** How long a file may take, in milliseconds: files are as large as they are. */
export const FILE_TIMEOUT_MS = limitsMs.file

/** A call as its name and what it is given, without their types. */
type Untyped = Omit<Call, 'path' | 'method'> & { readonly params?: Readonly<Record<string, string>> }

const named = (name: CallName, { params, ...given }: Untyped = {}): Call => {
  const patience = slow.includes(name) ? { timeoutMs: limitsMs.longClient } : {}
  return { ...routeOf(name, params), ...patience, ...given }
}

/** Calls /v1 and gives its JSON. Throws `CallFailed` with the problem for everything that is not a yes. */
export function call<N extends CallName>(name: N, ...given: Given<N>): Promise<Answer<N>>
export function call(name: CallName, given?: Untyped): Promise<unknown> {
  return send(named(name, given))
}

/** Calls that send a code: one that fails has a sentence of its own. */
const SENDING_CODES: readonly CallName[] = ['account.mailCode', 'account.messageCode']

/** All records of an answer. */
export function callForAll<N extends CallName>(name: N, ...given: Given<N>): Promise<Row<N>[]>
export async function callForAll(name: CallName, given?: Untyped): Promise<unknown[]> {
  const sending = send(named(name, given)).catch(thrown => {
    throw SENDING_CODES.includes(name) ? ofCode(thrown) : thrown
  })
  return recordsIn(await sending)
}

/** All of a list whose name is chosen at run time. */
export function callForWhole<N extends WholeName>(list: WholeCall<N>): Promise<Row<N>[]>
export function callForWhole(list: AskedList): Promise<unknown[]> {
  return callForRecords(list)
}

/** All records of a call whose input is checked where it is named. */
export const callForRecords = async ({ name, ...given }: AskedList): Promise<unknown[]> =>
  recordsIn(await send(named(name, given)))

/** The first record of an answer; a missing one is the server's fault. */
export function callForOne<N extends CallName>(name: N, ...given: Given<N>): Promise<Row<N>>
export function callForOne(name: CallName, given?: Untyped): Promise<unknown> {
  return callForRecord({ name, ...given })
}

/** The first record of a call whose input is checked where it is named. */
export const callForRecord = async (asked: AskedList): Promise<unknown> => {
  const [row] = await callForRecords(asked)
  if (row === undefined) throw broken()
  return row
}

/** The call of a list and its input: enough to ask for all of it. */
export type AskedList = Untyped & { readonly name: CallName }

/** One page of the list of a call. */
export type Page<R, N extends CallName = CallName> = {
  readonly rows: readonly R[]
  readonly total: number
  readonly asked?: AskedList & { readonly name: N }
  /** Whether rows that this client has just changed may be missing or old. */
  readonly isBehind?: boolean
  /** For how many seconds the oldest event that may be missing has been in the log. */
  readonly behindSeconds?: number
  /** The changes of this client up to this position of the log are in it. */
  readonly shows?: string
}
export function callForPage<N extends CallName>(name: N, ...given: Given<N>): Promise<Page<Row<N>, N>>
export async function callForPage(name: CallName, given: Untyped = {}): Promise<Page<unknown>> {
  return pageOf({ name, filter: {}, ...given })
}

/** One page of a list whose name is chosen at run time. */
export function callForList<N extends PageName>(
  list: ListCall<N>,
  filter: ListFilter<N>,
): Promise<Page<Row<N>, N>>
export function callForList(list: AskedList, filter: Filter): Promise<Page<unknown>> {
  return pageOf({ ...list, filter })
}

/** One page of a list whose input is checked where it is named. */
export const callForListed = (asked: AskedList): Promise<Page<unknown>> => pageOf({ filter: {}, ...asked })

async function pageOf(asked: AskedList): Promise<Page<unknown>> {
  const { name, ...given } = asked
  const { answer, isBehind, behindSeconds, shows } = await sendAndHear(named(name, given))
  return {
    ...pageIn(answer),
    asked,
    ...(shows ? { shows } : {}),
    ...(isBehind ? { isBehind } : {}),
    ...(behindSeconds > 0 ? { behindSeconds } : {}),
  }
}

/** Sends what a form has made, field by field. `proposal`: it waits for a second administrator under this id. */
export async function sendForm(name: FormName, { id, ...given }: FormGiven): Promise<Sent> {
  const answer = await send(named(name, { ...given, ...(id ? { params: { id } } : {}) }))
  return { proposal: textIn(answer, 'proposal') }
}
/** Answer to a form: the id of the proposal that it became, if it waits for a second administrator. */
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

/** All of a list, as a CSV file; of very many rows, the export that the server has begun in place of it. */
export const callForCsv = ({ name, ...given }: AskedList): Promise<NamedFile | wire.BegunExport> =>
  fetchFileOr(named(name, { ...given, accept: 'text/csv' }), async response => {
    const [begun] = recordsIn(await response.json()) as readonly wire.BegunExport[]
    if (!begun) throw broken()
    return begun
  })

const fetchFile = (asked: Call): Promise<NamedFile> =>
  fetchFileOr<never>(asked, () => {
    throw broken()
  })

/** A file, or what an answer of 202 says was begun in place of it. */
async function fetchFileOr<T>(
  asked: Call,
  begun: (response: Response) => Promise<T>,
): Promise<NamedFile | T> {
  const response = await reach({ timeoutMs: FILE_TIMEOUT_MS, ...asked })
  const type = response.headers.get('Content-Type') ?? ''
  if (response.status === ACCEPTED) return begun(response)
  if (!response.ok || type.startsWith('application/json')) {
    const problem = problemIn(await response.json().catch(() => undefined), response)
    if (problem && (await isReasonGiven(problem))) return fetchFileOr(asked, begun)
    throw problem ? await failureOf(problem) : broken()
  }
  const [, name = 'file'] = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { blob: await response.blob(), name }
}
