import { Decimal, parseDecimal, type wire } from '@strongroom/shared'
import { readAmount } from './amounts.ts'
import { type CsvTable, unnamed } from './csv-table.ts'
import type { LineReader, RawLine } from './statement-line.ts'

/** Heads of columns with the balance after each row. */
export const BALANCE_HEAD =
  /^((running|account|closing|ledger|new|book) ?)?(balance|saldo|solde|kontostand|bal\.?)( nach buchung| after| après)?$|^(余额|餘額|结余|結餘|残高|差引残高|账户余额|賬戶結餘|帳戶餘額)$/i

/** The column of balances: the one that the source names, or one whose head says so. */
export const balanceColumn = (table: CsvTable, mapping: wire.CsvMapping): number | undefined => {
  if (mapping.balance === '-') return undefined
  if (mapping.balance !== undefined) return table.at(mapping.balance)
  return unnamed(table, mapping).find(at => BALANCE_HEAD.test(table.head[at] ?? ''))
}

type BalanceReading = {
  readonly mapping: wire.CsvMapping
  readonly balance: number
  readonly inverted: boolean
  /** As the rows above the head name it. */
  readonly account: string | undefined
}
type Step = {
  readonly line: RawLine
  readonly amount: Decimal
  readonly balance: Decimal
  readonly row: string
}

/** Holds every balance against the one before it and the row's amount, from the oldest row or from the newest. */
export const checkBalances = (
  reader: LineReader,
  table: CsvTable,
  lines: readonly RawLine[],
  reading: BalanceReading,
): void => {
  const steps = stepsOf(reader, table, lines, reading)
  // A row without a balance, in a column that only looks like one, says nothing.
  if (!steps) return
  const chains = Map.groupBy(steps, ({ line }) => `${line.currency} ${line.account ?? ''}`)
  for (const chain of chains.values()) {
    const orders = [chain, chain.toReversed()]
    const right = orders.find(order => !firstBroken(order, reading))
    const [broken] = right ? [] : orders.map(order => firstBroken(order, reading))
    if (broken) nameBroken(reader, broken, table.head[reading.balance] ?? '')
    else if (right) addSpan(reader, right, table.head[reading.balance] ?? '', reading.account)
  }
}

const stepsOf = (
  reader: LineReader,
  table: CsvTable,
  lines: readonly RawLine[],
  { mapping, balance: at }: BalanceReading,
): readonly Step[] | undefined => {
  const steps: Step[] = []
  for (const [place, line] of lines.entries()) {
    const amount = parseDecimal(line.amount ?? '')
    const written = table.rows[place]?.cells[at] ?? ''
    const places = reader.places(line.currency ?? '')
    const read = readAmount(written, line.currency ?? '', { decimal: mapping.decimal, places })
    // A wrong amount is named already.
    if (!amount) return undefined
    if ('wrong' in read) {
      if (mapping.balance !== undefined)
        reader.problem(line.line, mapping.balance, read.wrong, { found: line.row })
      return undefined
    }
    steps.push({ line, amount, balance: new Decimal(read.amount), row: line.row ?? '' })
  }
  return steps
}

type Broken = { readonly step: Step; readonly expected: Decimal }

const firstBroken = (order: readonly Step[], { inverted }: BalanceReading): Broken | undefined => {
  const broken = order.flatMap((step, at): readonly (Broken & { readonly other: Decimal })[] => {
    const before = order[at - 1]?.balance
    return before === undefined
      ? []
      : [{ step, expected: before.plus(step.amount), other: before.minus(step.amount) }]
  })
  // Of a source that writes the signs of the other side, the balance may have either.
  if (inverted && broken.every(({ step, other }) => step.balance.equals(other))) return undefined
  return broken.find(({ step, expected }) => !step.balance.equals(expected))
}

const nameBroken = (reader: LineReader, { step, expected }: Broken, field: string): void =>
  reader.problem(
    step.line.line,
    field,
    'The balance is not the one before it and this amount: a line may be missing, or the decimal sign be another',
    { found: step.row, expected: expected.toFixed() },
  )

const addSpan = (reader: LineReader, order: readonly Step[], field: string, account = ''): void => {
  const [first, last] = [order[0], order.at(-1)]
  if (!first || !last) return
  reader.span({
    line: first.line.line,
    field,
    account: first.line.account ?? account,
    currency: first.line.currency ?? '',
    opening: first.balance.minus(first.amount).toFixed(),
    closing: last.balance.toFixed(),
    first: first.line.bookedOn,
    last: last.line.bookedOn,
  })
}
