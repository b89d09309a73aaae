import type { wire } from '@strongroom/shared'
import { Decimal } from '@strongroom/shared'

/** A stretch of a statement in one currency: opening + in − out = closing. */
export type Sums = {
  readonly opening: string
  readonly into: string
  /** Not above zero. */
  readonly out: string
  readonly closing: string
}

/** Sums the lines of one currency, newest first. Money that moved and came back counts both ways. Nothing if none moved. */
export function sumsOf(lines: readonly wire.Transaction[]): Sums | undefined {
  const moved = lines.filter(({ balance }) => balance !== null)
  const [newest, oldest] = [moved.at(0), moved.at(-1)]
  if (!newest?.balance || !oldest?.balance) return undefined
  const amounts = moved.map(({ amount }) => new Decimal(amount))
  const sum = (of: Decimal[]) => of.reduce((total, amount) => total.plus(amount), new Decimal(0)).toFixed()
  return {
    opening: new Decimal(oldest.balance).minus(oldest.amount).toFixed(),
    into: sum(amounts.filter(amount => amount.isPositive())),
    out: sum(amounts.filter(amount => amount.isNegative())),
    closing: newest.balance,
  }
}

/** Whether the sums add up; they do not when lines are missing between the first and the last. */
export const addsUp = ({ opening, into, out, closing }: Sums): boolean =>
  new Decimal(opening).plus(into).plus(out).equals(closing)
