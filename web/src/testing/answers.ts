import type { BodyOf, CallName, ContractOf, FilterOf, RefusesOf, wire } from '@strongroom/shared'
import { HttpResponse } from 'msw/http'
import { parse } from 'valibot'
import { expect } from 'vitest'
import type { Answer, Row } from '../client/contract.ts'
import { type CallMade, contractOf } from './call-at.ts'
import { callsMade, respond } from './contract-server.ts'

/** One call as a screen made it, with body and filter typed by its contract. */
export type Asked<N extends CallName> = Omit<CallMade, 'body' | 'filter'> & {
  readonly body: BodyOf<ContractOf<N>>
  readonly filter: FilterOf<ContractOf<N>>
}

/** The calls that answer one page of a list. */
export type ListName = {
  [N in CallName]: Answer<N> extends { readonly data: { readonly total: number } } ? N : never
}[CallName]

type Given<T, N extends CallName> = T | ((asked: Asked<N>) => T)

const givenFor = <T, N extends CallName>(given: Given<T, N>, made: CallMade): T =>
  typeof given === 'function' ? (given as (asked: Asked<N>) => T)(made as Asked<N>) : given

/** The answer as it goes over the wire, once its contract has read it. */
const yes = (name: CallName, answer: unknown, headers: Readonly<Record<string, string>> = {}) => {
  parse(contractOf(name).answer, answer)
  return HttpResponse.json(answer as object, { headers })
}

/** A call answers these records; none for one that says only "done". */
export function answers<N extends Exclude<CallName, ListName>>(
  name: N,
  given: Given<Row<N> | readonly Row<N>[], N> = [],
): void {
  respond(name, made => {
    const data = givenFor(given, made)
    return yes(name, { status: true, data: Array.isArray(data) ? data : [data] })
  })
}

/** A call whose answer holds more than records answers exactly this. */
export const answersWhole = <N extends CallName>(name: N, answer: Given<Answer<N>, N>): void =>
  respond(name, made => yes(name, givenFor(answer, made)))

/** A list answers these rows; `total` is how many match on all of its pages. */
export const lists = <N extends ListName>(name: N, rows: Given<readonly Row<N>[], N>, total?: number): void =>
  respond(name, made => {
    const data = givenFor(rows, made)
    return yes(name, { data: { status: true, data, total: total ?? data.length } })
  })

/** The same from read models that are so many seconds behind the log, and lack what this client has changed. */
export const listsBehind = <N extends ListName>(name: N, rows: readonly Row<N>[], seconds: number): void =>
  respond(name, () =>
    yes(
      name,
      { data: { status: true, data: rows, total: rows.length } },
      { 'Strongroom-Behind': String(seconds), 'Strongroom-Stale': 'true' },
    ),
  )

/** A call says no with a code that it declares, and with what the sentence needs. */
export function refuses<N extends CallName>(
  name: N,
  code: RefusesOf<ContractOf<N>>,
  details: Readonly<Record<string, string>> = {},
): void {
  const words = 'Refused, in English'
  respond(name, () => HttpResponse.json({ status: false, code, msg: words, error: words, details }))
}

/** A call changes nothing yet: it waits for a second administrator as a proposal. */
export function waits(name: CallName, proposal: string): void {
  const words = 'Waits, in English'
  respond(name, () =>
    HttpResponse.json({ status: false, code: 'WAITS_FOR_SECOND', msg: words, error: words, proposal }),
  )
}

/** The sentence in which the server names a field that it does not take. */
export const NOT_TAKEN = 'Please check: a field'

/** A call finds fields wrong: their paths, and why. */
export function finds(name: CallName, wrong: Readonly<Record<string, string>>): void {
  const issues = Object.entries(wrong).map(([path, message]) => ({ path, message }))
  respond(name, () => failure(422, 'INVALID', { issues, msg: NOT_TAKEN }))
}

const RETRY_AFTER: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  429: { 'Retry-After': '17' },
  503: { 'Retry-After': '2' },
}

const failure = (
  status: number,
  code: string,
  more: Pick<Partial<wire.ErrorAnswer>, 'issues' | 'msg'> = {},
) =>
  HttpResponse.json(
    { status: false, code, msg: code, error: code, requestId: 'request-1', ...more },
    { status, headers: RETRY_AFTER[status] ?? {} },
  )

/** A call fails with an HTTP status; 500 unless said otherwise. */
export const fails = (name: CallName, status: 403 | 404 | 409 | 429 | 500 | 503 = 500): void =>
  respond(name, () => failure(status, `HTTP_${status}`))

/** A call gets to the server, and its answer gets lost. */
export const losesAnswer = (name: CallName): void => respond(name, () => HttpResponse.error())

/** The calls of one name in this test, typed by their contract, the first one first. */
export const asked = <N extends CallName>(name: N): readonly Asked<N>[] =>
  callsMade(name) as readonly Asked<N>[]

/** The bodies that a call was sent in this test. */
export const bodies = <N extends CallName>(name: N): readonly BodyOf<ContractOf<N>>[] =>
  asked(name).map(({ body }) => body)

/** A call was not made in this test, and is not under way either: one that still comes fails the test at its end. */
export function neverAsked(name: CallName): void {
  expect(callsMade(name)).toEqual([])
  respond(name, () => {
    throw new Error('this test forbids it')
  })
}
