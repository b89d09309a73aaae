import type { wire } from '@strongroom/shared'
import { hasMinus, negated, type RowAmount } from './amounts.ts'
import { type CsvTable, unnamed } from './csv-table.ts'
import type { LineReader } from './statement-line.ts'

type Row = CsvTable['rows'][number]
export type Way = 'in' | 'out'

/** A column that says which way the money of a row goes. */
export type Direction = { readonly turned: (row: Row, read: RowAmount) => RowAmount }

/** Words that say nothing else than the way of money, wherever they stand. */
const plainWords: Readonly<Record<string, Way>> = {
  bij: 'in',
  af: 'out',
  crdt: 'in',
  dbit: 'out',
  haben: 'in',
  soll: 'out',
  cr: 'in',
  dr: 'out',
  gutschrift: 'in',
  lastschrift: 'out',
  belastung: 'out',
  credito: 'in',
  debito: 'out',
  crédito: 'in',
  débito: 'out',
  crédit: 'in',
  débit: 'out',
  debet: 'out',
  abono: 'in',
  cargo: 'out',
  avere: 'in',
  dare: 'out',
  入金: 'in',
  出金: 'out',
  收入: 'in',
  支出: 'out',
  贷: 'in',
  借: 'out',
  貸: 'in',
  存入: 'in',
  支取: 'out',
  'money in': 'in',
  'money out': 'out',
  'paid in': 'in',
  'paid out': 'out',
  deposit: 'in',
  withdrawal: 'out',
  incoming: 'in',
  outgoing: 'out',
  inflow: 'in',
  outflow: 'out',
  eingang: 'in',
  ausgang: 'out',
  einzahlung: 'in',
  auszahlung: 'out',
  gasto: 'out',
  egreso: 'out',
  debe: 'out',
  entrata: 'in',
  uscita: 'out',
  entrada: 'in',
  saída: 'out',
  salida: 'out',
  recette: 'in',
  dépense: 'out',
  encaissement: 'in',
  décaissement: 'out',
  转入: 'in',
  转出: 'out',
  轉入: 'in',
  轉出: 'out',
  入账: 'in',
  出账: 'out',
  預入: 'in',
  引出: 'out',
}
/** Words that may be about something else, such as kinds of cards, unless the head says what they are. */
const otherWords: Readonly<Record<string, Way>> = {
  credit: 'in',
  debit: 'out',
  c: 'in',
  d: 'out',
  h: 'in',
  s: 'out',
  in: 'in',
  out: 'out',
  uit: 'out',
  received: 'in',
  sent: 'out',
  ingreso: 'in',
  pago: 'out',
  w: 'out',
  '+': 'in',
  '-': 'out',
}
/** Heads of columns that say which way money goes. */
export const DIRECTION_HEAD =
  /^(af ?\/? ?bij|bij ?\/? ?af|(cr?|dr?|s|h|debit|credit|debet|soll|haben)( |\/|-|_| or )+(cr?|dr?|s|h|debit|credit|haben|soll)|cdtdbtind|(credit ?debit|debit ?credit)( (indicator|flag|mark))?|dc|cd|sh|((transaction|txn|entry|booking) )?(type|direction|sign|side|indicator)|richting|typ|tipo|d[/ ]?k|d[/ ]?h|sens|vorzeichen|umsatzart|借贷(标志|方向)?|借貸(別|標誌)?|收支(类型|類型)?|入出金区分|取引区分)$/i

/** The way of money that a word says; nothing for a word that says none. */
export const wayOf = (said: string): Way | undefined => {
  const word = said.trim().toLowerCase()
  return (
    (Object.hasOwn(plainWords, word) ? plainWords[word] : undefined) ??
    (Object.hasOwn(otherWords, word) ? otherWords[word] : undefined)
  )
}

type DirectionReading = {
  readonly mapping: wire.CsvMapping
  readonly currency: string
  readonly inverted: boolean
}

/**
 * The column by which amounts without signs get theirs: the one that the source names; else one whose every word says which way
 * money goes, where no amount of the file has a sign. A column that may be such a one and may not is named, and the file refused:
 * every debit would be taken as a credit.
 */
export const directionOf = (
  table: CsvTable,
  reading: DirectionReading,
  reader: LineReader,
): Direction | undefined => {
  const { mapping } = reading
  if (mapping.amount === undefined || mapping.direction === '-') return undefined
  const named = table.at(mapping.direction)
  if (named !== undefined) return turningBy(named, said => wordOf(said, mapping))
  const found = unnamed(table, mapping).filter(at => isDirection(table, at))
  const [at] = found
  if (at === undefined) return undefined
  const words = new Set(table.rows.map(row => (row.cells[at] ?? '').trim().toLowerCase()))
  const isKnown = [...words].every(word => wayOf(word) !== undefined)
  const isPlain =
    isKnown &&
    ([...words].every(word => Object.hasOwn(plainWords, word)) || DIRECTION_HEAD.test(table.head[at] ?? ''))
  const amounts = table.at(mapping.amount) ?? 0
  if (table.rows.some(row => isNegative(row, amounts))) {
    // Signs and words that say the same are two ways to say it.
    const differing = table.rows.find(
      row => isNegative(row, amounts) !== (wayOf(row.cells[at] ?? '') === 'out'),
    )
    if (isPlain && differing)
      reader.problem(
        differing.line,
        mapping.amount,
        'The sign of the amount and the word beside it say two things',
        {
          found: table.written(differing),
        },
      )
    return undefined
  }
  const isSure = isPlain && (words.size > 1 || ![...words].some(word => word.length === 1))
  if (isSure && !reading.inverted && found.length === 1) return turningBy(at, wayOf)
  reader.problem(
    table.rows[0]?.line ?? 1,
    table.head[at] ?? null,
    'This column may say which way the money goes: name it in the source with its two words',
    { found: [...words].join(', ') },
  )
  return undefined
}

const isNegative = ({ cells }: Row, at: number): boolean => hasMinus(cells[at] ?? '')

const wordOf = (
  said: string,
  { direction_in: into, direction_out: out }: wire.CsvMapping,
): Way | undefined => {
  const same = (word: string | undefined) => word?.toLowerCase() === said.trim().toLowerCase()
  return same(into) ? 'in' : same(out) ? 'out' : undefined
}

/**
 * Whether every row has a word of this kind there, and one at least says that money goes out; or one of two words that nobody has taught
 * us, below a head that says which way money goes.
 */
const isDirection = (table: CsvTable, at: number): boolean => {
  const said = table.rows.map(({ cells }) => (cells[at] ?? '').trim().toLowerCase())
  const ways = said.map(wayOf)
  if (ways.every(way => way !== undefined)) return ways.includes('out')
  return DIRECTION_HEAD.test(table.head[at] ?? '') && new Set(said).size === 2
}

const turningBy = (at: number, way: (said: string) => Way | undefined): Direction => ({
  turned: (row, read) => {
    const goes = way(row.cells[at] ?? '')
    if (read.amount === undefined) return read
    if (goes === undefined)
      return { amount: undefined, wrong: 'Neither the word for money in nor the one for money out' }
    const isNegative = read.amount.startsWith('-')
    if (goes === 'out') return isNegative ? read : { amount: negated(read.amount) }
    return isNegative
      ? { amount: undefined, wrong: 'The sign of the amount and the word beside it say two things' }
      : read
  },
})
