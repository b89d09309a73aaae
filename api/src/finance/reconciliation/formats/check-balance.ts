import { Decimal, parseDecimal } from '@strongroom/shared'
import type { LineReader } from './statement-line.ts'

type Amounts = readonly (string | undefined)[]

/** The sum of amounts; nothing where one is none, which is named already. */
const sumOf = (amounts: Amounts): Decimal | undefined => {
  let sum = new Decimal(0)
  for (const amount of amounts) {
    const read = parseDecimal(amount ?? '')
    if (!read) return undefined
    sum = sum.plus(read)
  }
  return sum
}

type Balances = {
  readonly opening: string | undefined
  readonly closing: string | undefined
  readonly amounts: Amounts
}

/** Holds a statement against itself: its opening balance and its lines have to come to its closing balance. */
export const checkBalance = (
  reader: LineReader,
  line: number,
  field: string,
  { opening, closing, amounts }: Balances,
): void => {
  const [first, last] = [parseDecimal(opening ?? ''), parseDecimal(closing ?? '')]
  const moved = sumOf(amounts)
  if (!first || !last || !moved || first.plus(moved).equals(last)) return
  reader.problem(line, field, 'Its opening balance and its lines do not add up to its closing balance', {
    found: closing,
    expected: first.plus(moved).toFixed(),
  })
}

/** The totals that a file gives of its own entries: how many they are and their sum, without signs. */
type Declared = {
  readonly count?: string | undefined
  readonly sum?: string | undefined
  readonly amounts: Amounts
}

/** Holds the entries of a statement against what it says about them. */
export const checkDeclared = (
  reader: LineReader,
  line: number,
  field: string,
  { count, sum, amounts }: Declared,
): void => {
  if (count !== undefined && Number(count) !== amounts.length)
    reader.problem(line, field, 'The file does not have the number of entries that it states', {
      found: String(amounts.length),
      expected: count,
    })
  const [said, moved] = [parseDecimal(sum ?? ''), sumOf(amounts.map(amount => amount?.replace('-', '')))]
  if (said && moved && !moved.equals(said))
    reader.problem(line, field, 'The entries do not add up to the total that the file states', {
      found: moved.toFixed(),
      expected: said.toFixed(),
    })
}
