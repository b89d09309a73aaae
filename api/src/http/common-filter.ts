import { type CommonField, Decimal, type wire } from '@strongroom/shared'
import { fieldOf } from '@strongroom/shared/field-of'
import { HttpError } from '../command/http-error.ts'
import { page, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { searched } from '../vault/searched.ts'
import type { Call } from './call.ts'

type Row = Readonly<Record<string, unknown>>
type Filter = Readonly<Record<string, unknown>> & { readonly page: number; readonly limit: number }
// biome-ignore lint/suspicious/noExplicitAny: what a call asks for differs from call to call.
type AnyAsk = any
type Handler = Call['handler']
/** The conditions on a row beside the list's own filter. `isTaken` says that the list itself has kept to them. */
type Also = Partial<Record<CommonField | 'uid', unknown>> & { isTaken?: boolean }

const rowsAtOnce = 1_000
/** A list that cannot be asked for a value is read through, and one of more rows is not. */
const mostRead = 20_000

/**
 * Keeps a list to the rows that have the values asked for by the filters that every list has. The member's e-mail address becomes the
 * member, an amount its range; what then is left is asked of the list itself, or the list is read through.
 */
export const byCommonFilter = (call: Call, handler: Handler): Handler => {
  const { common = [] } = call
  if (common.length === 0) return handler
  return async (ask: AnyAsk, parts) => {
    const names = await withNames(call, ask, parts)
    const given = common.filter(name => names.filter[name] !== undefined)
    if (given.length === 0) return handler(names, parts)
    if (call.whole) return ofWhole(handler, names, given, parts)
    const narrowed = await narrow(call, names, given, parts)
    return narrowed ? keep(handler, narrowed, parts) : page({ rows: [], total: 0 })
  }
}

/** Administrators search every list that shows members by their names and e-mail addresses. */
const withNames = async (
  { common = [], audience }: Call,
  ask: AnyAsk,
  { members }: Parts,
): Promise<AnyAsk> =>
  ask.session?.admin &&
  audience !== 'user' &&
  common.includes('email') &&
  ask.filter.searchedUids === undefined
    ? { ...ask, filter: await searched(members, ask.filter) }
    : ask

/** The rows of a list that is answered as a whole; of those that show an e-mail address, the ones that show it. */
const ofWhole = async (
  handler: Handler,
  ask: AnyAsk,
  given: readonly CommonField[],
  parts: Parts,
): Promise<Reply> => {
  const { body, ...reply } = await handler(ask, parts)
  const data = fieldOf(body, 'data')
  if (!Array.isArray(data)) return { body, ...reply }
  const { email } = ask.filter
  const uid = email === undefined ? undefined : (await parts.members.byEmail(String(email)))?.uid
  const isOf = (row: Row) => ('email' in row ? row.email === email : uid !== undefined && row.uid === uid)
  const has = (row: Row) =>
    given.every(name => (name === 'email' ? isOf(row) : hasValue(row, name, ask.filter[name])))
  return { body: { ...body, data: data.filter(has) }, ...reply }
}

/** Whether a list's own filter has a field. */
const hasField = ({ filter }: Call, name: string): boolean =>
  fieldOf(fieldOf(filter, 'entries'), name) !== undefined

type Narrowed = { readonly ask: AnyAsk; readonly also: Also }

const narrow = async (
  call: Call,
  ask: AnyAsk,
  given: readonly CommonField[],
  parts: Parts,
): Promise<Narrowed | undefined> => {
  const also: Also = Object.fromEntries(given.map(name => [name, ask.filter[name]]))
  const own = Object.fromEntries(
    Object.entries(ask.filter).filter(([name]) => !given.some(each => each === name)),
  )
  const isRanged = call.ranges === undefined && hasField(call, 'amount_from')
  const inRange = also.amount !== undefined && isRanged && own.amount_from === undefined
  if (inRange && own.amount_to === undefined) {
    Object.assign(own, { amount_from: also.amount, amount_to: also.amount })
    delete also.amount
  }
  const asked = { ...ask, filter: own }
  if (also.email === undefined) return { ask: asked, also }
  const uid = (await parts.members.byEmail(String(also.email)))?.uid
  delete also.email
  return uid === undefined ? undefined : ofMember(call, asked, also, uid)
}

/** The same, of one member: by the list's filter or its path, or else row by row. */
const ofMember = (call: Call, ask: AnyAsk, also: Also, uid: string): Narrowed | undefined => {
  const owner = call.owner === undefined ? undefined : ask.params[call.owner]
  if (owner !== undefined && call.owner !== undefined) {
    if (owner === 'all') return { ask: { ...ask, params: { ...ask.params, [call.owner]: uid } }, also }
    return owner === uid ? { ask, also } : undefined
  }
  if (!ask.session.admin) return ask.session.uid === uid ? { ask, also } : undefined
  if (!hasField(call, 'uid')) return { ask, also: { ...also, uid } }
  const isAnother = ask.filter.uid !== undefined && ask.filter.uid !== uid
  return isAnother ? undefined : { ask: { ...ask, filter: { ...ask.filter, uid } }, also }
}

const keep = async (handler: Handler, { ask, also }: Narrowed, parts: Parts): Promise<Reply> => {
  const wanted = Object.entries(also)
  if (wanted.length === 0) return handler(ask, parts)
  const told: Also = { ...also }
  const first = await handler({ ...ask, filter: { ...ask.filter, also: told } }, parts)
  if (told.isTaken || !isPage(first)) return first
  return readThrough(handler, ask, parts, row => wanted.every(([name, value]) => hasValue(row, name, value)))
}

const readThrough = async (handler: Handler, ask: AnyAsk, parts: Parts, has: (row: Row) => boolean) => {
  const filter = ask.filter as Filter
  const found: Row[] = []
  for (let at = 1, total = 1; (at - 1) * rowsAtOnce < total; at++) {
    const reply = await handler({ ...ask, filter: { ...filter, page: at, limit: rowsAtOnce } }, parts)
    if (!isPage(reply)) return reply
    const { data } = reply.body as wire.Paged<Row>
    total = data.total
    if (total > mostRead)
      throw HttpError.invalid([
        { path: 'filter.from', message: 'Too many rows to look through: name the days' },
      ])
    found.push(...data.data.filter(has))
  }
  const first = (filter.page - 1) * filter.limit
  return page({ rows: found.slice(first, first + filter.limit), total: found.length })
}

const isPage = ({ body }: Reply): boolean => typeof fieldOf(fieldOf(body, 'data'), 'total') === 'number'

const hasValue = (row: Row, name: string, value: unknown): boolean => {
  const shown = row[name]
  if (name !== 'amount') return String(shown) === String(value)
  return typeof shown === 'string' && new Decimal(shown).abs().equals(String(value))
}
