import { Readable } from 'node:stream'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import type { wire } from '@strongroom/shared'
import { CsvError, type Info, parse } from 'csv-parse'
import { LineReader, type ReadStatement } from './statement-line.ts'

/** Bytes that are cut into records at a time: some milliseconds of work. */
const PIECE_BYTES = 64 * 1024

function* piecesOf(csv: string): Generator<Buffer> {
  const bytes = Buffer.from(csv)
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES)
}

type Cells = Readonly<Record<string, string>>
type Numbered = { readonly record: Cells; readonly info: Info }

/** Reads a CSV by its columns' heads. `currency` is that of lines without one of their own. */
export const readCsv = async (
  csv: string,
  { mapping, currency }: { readonly mapping: wire.CsvMapping; readonly currency: string },
): Promise<ReadStatement> => {
  const { booked_on, amount, money_in, money_out } = mapping
  const reader = new LineReader({
    bookedOn: booked_on,
    amount: amount ?? `${money_in}, ${money_out}`,
    currency: mapping.currency ?? 'currency',
  })
  let missing = 0
  const noteHead = (head: readonly string[]) => {
    for (const name of columnsOf(mapping)) {
      if (head.includes(name)) continue
      missing++
      reader.problem(1, name, 'This column is missing')
    }
    return [...head]
  }
  try {
    await inSlices(recordsOf(csv, mapping, noteHead), ({ record, info }) => {
      if (missing > 0) return
      const cell = (name: string | undefined) => (name === undefined ? undefined : record[name])
      reader.add({
        line: info.lines,
        bookedOn: dayOf(cell(booked_on) ?? '', mapping.date),
        amount: amountOf(cell, mapping),
        currency: cell(mapping.currency)?.toUpperCase() ?? currency,
        references: [cell(mapping.reference), cell(mapping.line_id)],
        counterparty: cell(mapping.counterparty),
        lineId: cell(mapping.line_id),
      })
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    reader.problem(
      (error.lines as number | undefined) ?? 1,
      null,
      'This line does not have the columns of the head',
    )
  }
  return reader.read()
}

const columnsOf = ({
  delimiter: _,
  decimal: __,
  date: ___,
  ...columns
}: wire.CsvMapping): readonly string[] => Object.values(columns).filter(name => name !== undefined)

const recordsOf = (
  csv: string,
  { delimiter }: wire.CsvMapping,
  columns: (head: readonly string[]) => string[],
): AsyncIterable<Numbered> =>
  Readable.from(piecesOf(csv)).pipe(
    parse({
      bom: true,
      columns,
      delimiter: delimiter === 'tab' ? '\t' : delimiter,
      info: true,
      skip_empty_lines: true,
      trim: true,
    }),
  )

const amountOf = (
  cell: (name: string | undefined) => string | undefined,
  { amount, money_in, money_out, decimal }: wire.CsvMapping,
): string | undefined => {
  if (amount !== undefined) return plain(cell(amount) ?? '', decimal)
  const [into, out] = [cell(money_in) ?? '', cell(money_out) ?? '']
  // A line is one or the other; of the other, banks write nothing or zero.
  if (into && !/^[0.,]+$/.test(into)) return out && !/^[0.,]+$/.test(out) ? undefined : plain(into, decimal)
  const taken = plain(out, decimal)
  return taken?.startsWith('-') ? taken : taken && `-${taken}`
}

/** An amount with groups of thousands, in the wire's form; nothing when it is none. */
const plain = (given: string, decimal: '.' | ','): string | undefined => {
  const [point, group] = decimal === '.' ? ['\\.', ','] : [',', '\\.']
  const shape = new RegExp(
    `^([+-]?)(\\d{1,20}|\\d{1,3}(?:[${group} '’\u00a0]\\d{3})+)(?:${point}(\\d{1,18}))?$`,
  )
  const found = shape.exec(given)
  if (!found) return undefined
  const [, sign, whole = '', places] = found
  return `${sign === '-' ? '-' : ''}${whole.replaceAll(/\D/g, '')}${places ? `.${places}` : ''}`
}

const dayShapes = {
  'YYYY-MM-DD': /^(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})(?:[T ].*)?$/,
  'DD.MM.YYYY': /^(?<d>\d{1,2})\.(?<m>\d{1,2})\.(?<y>\d{4})$/,
  'DD/MM/YYYY': /^(?<d>\d{1,2})\/(?<m>\d{1,2})\/(?<y>\d{4})$/,
  'MM/DD/YYYY': /^(?<m>\d{1,2})\/(?<d>\d{1,2})\/(?<y>\d{4})$/,
  YYYYMMDD: /^(?<y>\d{4})(?<m>\d{2})(?<d>\d{2})$/,
} as const satisfies Readonly<Record<wire.CsvMapping['date'], RegExp>>

const dayOf = (given: string, format: wire.CsvMapping['date']): string | undefined => {
  const found = dayShapes[format].exec(given)?.groups
  return found && `${found.y}-${found.m?.padStart(2, '0')}-${found.d?.padStart(2, '0')}`
}
