import type { wire } from '@strongroom/shared'
import { Decimal } from '@strongroom/shared'
import { readAmount } from '../formats/amounts.ts'

/** Units, but no word for credit or debit behind the figure. */
const UNITS = /(?<!\p{L})(?!(?:cr|dr|[cdhs])\.?\s*$)\p{L}+\.?|\p{Sc}/giu

/** The amount of a cell, whatever its unit; nothing where it is none, and zero where it is empty. */
export const amountIn = (cell: string, decimal: wire.CsvMapping['decimal']): Decimal | undefined => {
  const bare = cell.replaceAll(UNITS, '').trim()
  if (bare === '' || bare === '-') return new Decimal(0)
  const read = readAmount(bare, '', { decimal, places: undefined })
  return 'amount' in read ? new Decimal(read.amount) : undefined
}

/** Whether balances follow from amounts, from the oldest line to the newest or the other way round. Two lines say too little. */
export const isChain = (amounts: readonly Decimal[], balances: readonly Decimal[]): boolean => {
  if (amounts.length < 3 || amounts.every(amount => amount.isZero())) return false
  return follows(amounts, balances) || follows(amounts.toReversed(), balances.toReversed())
}

const follows = (amounts: readonly Decimal[], balances: readonly Decimal[]): boolean =>
  balances.every((balance, at) => {
    const [before, amount] = [balances[at - 1], amounts[at]]
    return before === undefined || amount === undefined || before.plus(amount).equals(balance)
  })
