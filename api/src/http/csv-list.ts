import { inSlices, othersTurn } from '@strongroom/ledger/eventlog/tools'
import type { wire } from '@strongroom/shared'
import { file, type Reply } from '../command/replies.ts'
import { byteOrderMark, csvLine } from '../csv/csv.ts'
import { headOf, wordsFor } from '../csv/csv-words.ts'
import type { AnyCall, DeclaredCall } from './call.ts'

type Row = Readonly<Record<string, unknown>>
type Filter = wire.ListWindow
// biome-ignore lint/suspicious/noExplicitAny: what a call asks for differs from call to call.
type AnyAsk = any

/** How many rows are in memory at a time. */
const rowsAtOnce = 1_000

/** The whole of a list as the lines of a file; `total` rows when it began. */
export type CsvList = {
  readonly total: number
  readonly columns: number
  readonly parts: AsyncIterable<string>
}

/** Sorts by which a list only grows at its end. */
const inTime: readonly unknown[] = ['created_date', 'booked_date']

/**
 * All that a list call would show under its filter, page by page: the columns are the fields of its records, in their
 * order, headed by words of a language, which also says what codes mean; without one, all is as on the wire. In the order
 * of time it runs from the oldest row, so that what is added meanwhile comes at the end and moves nothing. A call that
 * refuses answers its refusal instead. Others have their turn between two pages, and while a page is made into lines.
 */
export const csvOf = async (
  call: AnyCall,
  ask: AnyAsk,
  language?: wire.Language,
): Promise<CsvList | { readonly refused: Reply }> => {
  const at = async (page: number) => {
    const filter: Filter = { ...ask.filter, page, limit: rowsAtOnce }
    const order = inTime.includes(filter.sort) ? 'asc' : filter.order
    return call.handler({ ...ask, filter: { ...filter, order } })
  }
  const first = await at(1)
  if (!('data' in first.body)) return { refused: first }
  const { total } = pageIn(first)
  const columns = columnsOf(call)
  const head = columns.map(name => (language ? headOf(call.csv, name, language) : name))
  const words = language ? columns.map(name => wordsFor(call.csv, name, language)) : []
  const cells = (row: Row) =>
    columns.map((name, at) => {
      const inWords = words[at]
      return inWords ? inWords(row[name]) : row[name]
    })
  return { total, columns: columns.length, parts: partsOf(head, cells, pages(first, at)) }
}

async function* pages(first: Reply, at: (page: number) => Promise<Reply>) {
  let { rows, total } = pageIn(first)
  yield rows
  for (let page = 2; (page - 1) * rowsAtOnce < total && rows.length > 0; page++) {
    ;({ rows, total } = pageIn(await at(page)))
    yield rows
  }
}

async function* partsOf(
  head: readonly string[],
  cells: (row: Row) => readonly unknown[],
  pages: AsyncIterable<readonly Row[]>,
) {
  yield byteOrderMark + csvLine(head)
  for await (const rows of pages) {
    const lines: string[] = []
    await inSlices(rows, row => void lines.push(csvLine(cells(row))))
    await othersTurn()
    if (lines.length > 0) yield lines.join('')
  }
}

const pageIn = ({ body }: Reply) => {
  const { data } = body as wire.Paged<Row>
  return { rows: data.data, total: data.total }
}

type Shape = {
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly options?: readonly Shape[]
}

/** The record a list call answers with, or nothing when it is no list. */
const recordShapeOf = ({ answer }: DeclaredCall): Shape | undefined => {
  const data = (answer as Shape).entries?.data
  return data?.entries?.total ? data.entries.data?.item : undefined
}

/** Whether a call answers a page of a list. */
export const isList = (call: DeclaredCall): boolean => recordShapeOf(call) !== undefined

/** Lists that an administrator may read: theirs of very many rows become exports. */
export const mayBeExported = (call: DeclaredCall): boolean =>
  (call.audience === 'admin' || call.audience === 'both') && isList(call)

/** The codes of the refusals that a call may answer with. */
export const refusesOf = (call: DeclaredCall): readonly wire.RefusalCode[] => [
  ...new Set(call.refuses),
  ...(mayBeExported(call) ? (['TOO_MANY_EXPORTS'] as const) : []),
]

/** The fields of a list's records; of all kinds it may hold. */
const columnsOf = (call: AnyCall): readonly string[] => {
  const { entries, options = [] } = recordShapeOf(call) ?? {}
  const shapes = entries ? [{ entries }] : options
  return [...new Set(shapes.flatMap(shape => Object.keys(shape.entries ?? {})))]
}

type LargeList = { readonly most: number; readonly begin: (total: number) => Promise<Reply> }

/**
 * A list as a file to be saved, its head in a language if one was asked for; it is made while it is sent. One of more rows than
 * `large.most` is not sent, but begun by `large.begin`.
 */
export const csvReply = async (
  call: AnyCall,
  ask: AnyAsk,
  language?: wire.Language,
  large?: LargeList,
): Promise<Reply> => {
  const list = await csvOf(call, ask, language)
  if ('refused' in list) return list.refused
  if (large && list.total > large.most) return large.begin(list.total)
  const bytes = ReadableStream.from(list.parts).pipeThrough(new TextEncoderStream())
  return file({ bytes, type: 'text/csv; charset=UTF-8', name: fileNameOf(nameOf(call), ask.now) })
}

/** A file's name: what is in it, and when it was made. */
export const fileNameOf = (what: string, now: Date): string =>
  `${what}-${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')}.csv`

/** The base of a list's file name: the call's own, else the words of its path. */
export const nameOf = ({ records, path }: Pick<DeclaredCall, 'records' | 'path'>): string =>
  records ??
  path
    .split('/')
    .filter((word: string) => /^[a-z][\w]*$/.test(word))
    .join('-')
