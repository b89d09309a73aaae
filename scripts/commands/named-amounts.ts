import type { DifferingMoney } from '@strongroom/projections/runner'
import { parseDecimal } from '@strongroom/shared'
import { Misuse } from './platform.ts'

/** Reads amounts and currencies in turn, `999.50 USD 0.1 BTC`; commas between the pairs do no harm. */
export const namedAmounts = (words: readonly string[]): readonly DifferingMoney[] => {
  const parts = words.join(' ').replaceAll(',', ' ').split(/\s+/).filter(Boolean)
  return parts.flatMap((amount, at) => {
    if (at % 2 === 1) return []
    const unit = parts[at + 1]
    if (!unit || !parseDecimal(amount)) throw new Misuse(`Name amounts like this: 999.50 USD`)
    return [{ unit, amount }]
  })
}
