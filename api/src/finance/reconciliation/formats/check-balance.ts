import { Decimal, parseDecimal } from '@strongroom/shared'
import type { LineReader } from './statement-line.ts'

type Balances = {
  readonly opening: string | undefined
  readonly closing: string | undefined
  readonly amounts: readonly (string | undefined)[]
}

/** Holds a statement against itself: its opening balance and its lines have to come to its closing balance. */
export const checkBalance = (
  reader: LineReader,
  line: number,
  field: string,
  { opening, closing, amounts }: Balances,
): void => {
  const [first, last] = [parseDecimal(opening ?? ''), parseDecimal(closing ?? '')]
  const moved = amounts.map(amount => parseDecimal(amount ?? ''))
  // A wrong line is named already.
  if (!first || !last || moved.some(amount => !amount)) return
  const sum = moved.reduce<Decimal>((total, amount) => total.plus(amount ?? 0), new Decimal(first))
  if (!sum.equals(last))
    reader.problem(line, field, 'Its opening balance and its lines do not come to its closing balance')
}
