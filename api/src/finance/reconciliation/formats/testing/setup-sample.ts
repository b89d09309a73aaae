import { keysOf, type wire } from '@strongroom/shared'
import type { BankSetup } from './bank-setups.ts'

// A file as a bank of a set-up writes it, and the mapping that says it.

/** Days by what stands for them; the time is the same for all. */
const partsOf = (day: string): Readonly<Record<string, string>> => {
  const [y = '', m = '', d = ''] = day.split('-')
  const month = { '10': 'Oct', '11': 'Nov' }[m] ?? ''
  return {
    ...{ Y: y, y: y.slice(2), m, d, n: String(Number(m)), j: String(Number(d)), M: month },
    ...{ H: '09', g: '9', i: '30', s: '15', v: '000', a: 'am', P: '+01:00', '#': '/' },
  }
}
/** A day as a set-up writes it. */
export const writtenDay = (day: string, pattern: string): string => {
  const parts = partsOf(day)
  return [...pattern].map(letter => parts[letter] ?? letter).join('')
}

const formats: readonly (readonly [RegExp, wire.StatementDateFormat])[] = [
  [/^Ymd/, 'YYYYMMDD'],
  [/^Y/, 'YYYY-MM-DD'],
  [/^d M/, 'DD MMM YYYY'],
  [/^M/, 'MMM DD YYYY'],
  [/^[mn]/, 'MM/DD/YYYY'],
  [/\./, 'DD.MM.YYYY'],
]
export const formatOf = (pattern: string): wire.StatementDateFormat =>
  formats.find(([shape]) => shape.test(pattern))?.[1] ?? 'DD/MM/YYYY'

const roleOf = {
  day: 'booked_on',
  value: 'valued_on',
  amount: 'amount',
  inverse: 'amount',
  in: 'money_in',
  out: 'money_out',
  way: 'direction',
  currency: 'currency',
  account: 'account',
  other: 'counterparty',
  id: 'line_id',
} as const satisfies Readonly<Record<string, wire.ColumnRole>>

/** The mapping of a set-up. Heads are `Head 1`, `Head 2`: the configurations do not tell them. */
export const mappingOf = ({ columns, delimiter, day, hasHeads, words }: BankSetup): object => {
  const named = (at: number) => (hasHeads ? `Head ${at + 1}` : String(at + 1))
  const roles = keysOf(roleOf).flatMap(kind => {
    const at = columns.indexOf(kind)
    return at < 0 ? [] : [[roleOf[kind], named(at)] as const]
  })
  const texts = columns.flatMap((kind, at) => (kind === 'text' ? [named(at)] : []))
  return {
    ...Object.fromEntries(roles),
    ...{ delimiter, decimal: ',', date: formatOf(day) },
    ...(texts.length > 0 && { texts }),
    ...(!hasHeads && { heads: 0 }),
    ...(words && { direction_out: words[0], direction_in: words[1] }),
  }
}

/** Money in on the first day and out on the second, as far as the set-up knows both. */
const sampleLines = [
  ['2026-10-05', '1234,50'],
  ['2026-11-25', '-64,15'],
] as const

/** The lines of its sample, as they have to be read. */
export const wanted = ({ columns }: BankSetup): readonly (readonly [string, string])[] =>
  sampleLines.flatMap(([day, amount]) => {
    const isOneSided = !columns.some(kind => ['amount', 'inverse', 'in'].includes(kind))
    return isOneSided && !amount.startsWith('-') ? [] : [[day, amount.replace(',', '.')] as const]
  })

const cellOf = (kind: string, at: number, [day, amount]: readonly [string, string], setup: BankSetup) => {
  const isOut = amount.startsWith('-')
  const bare = amount.replace('-', '')
  const cells: Readonly<Record<string, string>> = {
    day: writtenDay(day, setup.day),
    value: writtenDay(day, setup.day),
    amount: setup.words ? bare : amount,
    inverse: isOut ? bare : `-${bare}`,
    in: isOut ? '' : bare,
    out: isOut ? bare : '',
    way: setup.words?.[isOut ? 0 : 1] ?? '',
    currency: 'EUR',
    account: 'DE02120300000000202051',
    other: 'A. Payer',
    id: `N${day}`,
    text: `text${at}`,
  }
  return cells[kind] ?? 'x'
}

/** A file of a set-up; cells are in quotation marks where they hold what parts them. */
export const sampleOf = (setup: BankSetup): string => {
  const mark = setup.delimiter === 'tab' ? '\t' : setup.delimiter
  const head = setup.columns.map((_, at) => `Head ${at + 1}`)
  const rows = sampleLines
    .filter(([, amount]) => wanted(setup).some(line => line[1] === amount.replace(',', '.')))
    .map(line => setup.columns.map((kind, at) => cellOf(kind, at, line, setup)))
  const all = setup.hasHeads ? [head, ...rows] : rows
  return all.map(cells => cells.map(cell => (cell.includes(mark) ? `"${cell}"` : cell)).join(mark)).join('\n')
}
