import { recordOfNames, wire } from '@strongroom/shared'

/** One rule of matching as the form has it. */
export type TypedRule = { readonly isUsed: boolean; readonly days: string; readonly tolerance: string }
/** All rules of matching as the form has them, used or not. */
export type TypedRules = Readonly<Record<wire.MatchingRule['by'], TypedRule>>

/** The columns of a CSV as they are typed: what is empty, the file does not have. */
export type TypedMapping = Readonly<Record<ColumnName, string>> &
  Pick<wire.CsvMapping, 'delimiter' | 'decimal' | 'date'> & {
    readonly outMinus: boolean
    /** The part of a source that is recognised from a file and corrected there. */
    readonly ofFile: Pick<wire.CsvMapping, 'encoding' | 'heads' | 'first_line' | 'last_rows' | 'texts'>
  }
/** The columns of a CSV that the form asks for, in its order, and the two words of the one that says a direction. */
export const COLUMN_NAMES = [
  ...([
    'booked_on',
    'valued_on',
    'amount',
    'direction',
    'direction_in',
    'direction_out',
    'money_in',
    'money_out',
  ] as const),
  ...(['currency', 'balance', 'account', 'reference', 'counterparty', 'line_id'] as const),
]
/** One of these columns. */
export type ColumnName = (typeof COLUMN_NAMES)[number]

type TypedSource = Pick<wire.StatementSource, 'name' | 'account' | 'currency' | 'format'> & {
  readonly inverted: boolean
  readonly mapping: TypedMapping
  readonly rules: TypedRules
}

const USUAL_DAYS: Readonly<Record<wire.MatchingRule['by'], string>> = {
  reference: '10',
  'reference-sum': '10',
  amount: '3',
  'day-sum': '3',
}

const rulesOf = (source: wire.StatementSource | undefined): TypedRules =>
  recordOfNames(wire.matchingWays, by => {
    const known = source?.rules.find(rule => rule.by === by)
    const isUsed = source ? known !== undefined : by !== 'day-sum'
    return { isUsed, days: known ? String(known.days) : USUAL_DAYS[by], tolerance: known?.tolerance ?? '0' }
  })

const mappingOf = (source: wire.StatementSource | undefined): TypedMapping => {
  const known: Partial<wire.CsvMapping> = source?.mapping ?? {}
  const { delimiter = ',', decimal = '.', date = 'YYYY-MM-DD', out_minus } = known
  const { encoding, heads, first_line, last_rows, texts } = known
  return {
    ...recordOfNames(COLUMN_NAMES, name => known[name] ?? ''),
    delimiter,
    decimal,
    date,
    outMinus: out_minus === 1,
    ofFile: { encoding, heads, first_line, last_rows, texts },
  }
}

/** The first values of a form: a source that is there, or a bank's usual ways. */
export const typedOf = (source: wire.StatementSource | undefined): TypedSource => ({
  name: source?.name ?? '',
  account: source?.account ?? 'world:bank',
  currency: source?.currency ?? 'USD',
  format: source?.format ?? 'csv',
  inverted: source?.inverted === 1,
  mapping: mappingOf(source),
  rules: rulesOf(source),
})

/** The body that the form sends; the schema of the contract says what is wrong with it. */
export const bodyOf = ({ inverted, mapping, rules, ...source }: TypedSource) => {
  const { delimiter, decimal, date, outMinus, ofFile, ...columns } = mapping
  const ways = { delimiter, decimal, date, ...(outMinus && { out_minus: 1 }) }
  const named = Object.fromEntries(Object.entries(columns).filter(([, head]) => head.trim() !== ''))
  return {
    ...source,
    inverted: inverted ? 1 : 0,
    mapping: source.format === 'csv' ? { ...ofFile, ...ways, ...named } : null,
    rules: wire.matchingWays
      .filter(by => rules[by].isUsed)
      .map(by => ({ by, days: Number(rules[by].days || 'none'), tolerance: rules[by].tolerance })),
  }
}
