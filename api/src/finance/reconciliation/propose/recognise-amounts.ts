import type { Decimal, wire } from '@strongroom/shared'
import { hasMinus } from '../formats/amounts.ts'
import { BALANCE_HEAD } from '../formats/csv-balance.ts'
import { type Column, headed } from './column.ts'
import { amountIn, isChain } from './figures.ts'
import { amountHeads, inHead, otherFigures, outHead } from './head-words.ts'
import { type RecognisedDirection, recogniseDirection } from './recognise-direction.ts'

/** Where the amounts of lines stand, and whether their balances prove it. */
export type AmountReading = {
  readonly amount?: Column | undefined
  readonly into?: Column | undefined
  readonly out?: Column | undefined
  readonly isOutMinus?: boolean
  readonly direction?: RecognisedDirection | undefined
  /** The file writes money out with a plus. */
  readonly isInverted?: boolean
  /** Nothing in the file tells this reading from its opposite. */
  readonly isGuess?: boolean
}
/** A reading with the column of balances that was found beside it. */
export type RecognisedAmounts = AmountReading & {
  readonly balance: Column | undefined
  readonly isProven: boolean
}

type Sign = wire.CsvMapping['decimal']

/** Finds the columns of amounts: by heads, else by what they hold; where there are balances, the reading that they follow from. */
export const recogniseAmounts = (
  columns: readonly Column[],
  decimal: Sign,
): RecognisedAmounts | undefined => {
  const figures = columns.filter(({ isFigures, head }) => isFigures && !otherFigures.test(head))
  const named = figures.filter(({ head }) => BALANCE_HEAD.test(head))
  const readings = readingsOf(
    columns,
    figures.filter(column => !named.includes(column)),
  )
  const [usual] = readings
  if (!usual) return undefined
  for (const reading of readings) {
    const balance = [...named, ...figures].find(column => isProvenBy(reading, column, decimal))
    if (balance) return { ...reading, isGuess: false, balance, isProven: true }
  }
  return { ...usual, balance: named[0], isProven: false }
}

/** The readings that a file may have, the likeliest first. */
const readingsOf = (columns: readonly Column[], figures: readonly Column[]): readonly AmountReading[] => [
  ...pairByHeads(figures),
  ...byAmountHead(columns, figures),
  ...pairsByCells(figures),
  ...figures
    .toSorted((a, b) => Number(b.isFull) - Number(a.isFull))
    .flatMap(amount => byOne(columns, amount)),
]

const withOut = (into: Column, out: Column): AmountReading => ({
  into,
  out,
  isOutMinus: out.cells.some(cell => hasMinus(cell) && cell !== '-'),
})

const pairByHeads = (figures: readonly Column[]): readonly AmountReading[] => {
  const into = figures.find(({ head }) => inHead.test(head) && !outHead.test(head))
  const out = figures.find(({ head }) => outHead.test(head) && !inHead.test(head))
  return into && out ? [withOut(into, out)] : []
}

const byAmountHead = (columns: readonly Column[], figures: readonly Column[]): readonly AmountReading[] => {
  const amount = headed(
    figures.filter(({ isFull }) => isFull),
    amountHeads,
  )
  return amount ? byOne(columns, amount) : []
}

const isNothing = (cell: string): boolean => /^[\s0.,-]*$/.test(cell)

/** Two columns of which every line fills one: money in and money out, in an order that only balances tell. */
const pairsByCells = (figures: readonly Column[]): readonly AmountReading[] =>
  figures.flatMap((one, at) =>
    figures.slice(at + 1).flatMap((other): readonly AmountReading[] => {
      const isEither = one.cells.every((cell, row) => isNothing(cell) !== isNothing(other.cells[row] ?? ''))
      if (!isEither || one.isFull !== other.isFull || one.cells.every(isNothing)) return []
      return [
        { ...withOut(other, one), isGuess: true },
        { ...withOut(one, other), isGuess: true },
      ]
    }),
  )

const byOne = (columns: readonly Column[], amount: Column): readonly AmountReading[] => {
  if (amount.cells.some(hasMinus)) return [{ amount }, { amount, isInverted: true }]
  const direction = recogniseDirection(
    columns.filter(column => column !== amount && !column.isFigures && !column.days),
  )
  if (!direction)
    return [
      { amount, isGuess: true },
      { amount, isInverted: true, isGuess: true },
    ]
  const { into, out, isSure } = direction
  return [
    { amount, direction, isGuess: !isSure },
    { amount, direction: { ...direction, into: out, out: into }, isGuess: true },
  ]
}

const isProvenBy = (reading: AmountReading, column: Column, decimal: Sign): boolean => {
  const own = [reading.amount, reading.into, reading.out]
  if (own.includes(column) || !column.isFull) return false
  const balances = column.cells.map(cell => amountIn(cell, decimal))
  const amounts = column.cells.map((_, row) => signedAmount(reading, row, decimal))
  return isChain(allOf(amounts), allOf(balances)) && allOf(amounts).length === allOf(balances).length
}

/** All of them, or none when one is missing. */
const allOf = (given: readonly (Decimal | undefined)[]): readonly Decimal[] => {
  const known = given.filter(each => each !== undefined)
  return known.length === given.length ? known : []
}

const signedAmount = (reading: AmountReading, row: number, decimal: Sign): Decimal | undefined => {
  const of = (column: Column | undefined) => amountIn(column?.cells[row] ?? '', decimal)
  const { amount, into, out, direction, isOutMinus, isInverted } = reading
  if (!amount) {
    const [plus, minus] = [of(into), of(out)]
    return plus && minus && (isOutMinus ? plus.plus(minus) : plus.minus(minus))
  }
  const read = of(amount)
  const isOut = direction ? direction.column.cells[row] === direction.out : isInverted === true
  return isOut ? read?.negated() : read
}
