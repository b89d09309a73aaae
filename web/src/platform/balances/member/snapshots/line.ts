import { Decimal, itemAt } from '@strongroom/shared'

/** A point of the chart, in its own units. */
export type Point = { readonly x: number; readonly y: number }

/** How much of the height stays free above and below the line. */
const AIR = 0.08

/**
 * Decimal strings as points of a drawing, left to right, the largest on top. Pixels, not money: only here may an amount
 * become a number. One value, or all the same, is a level line in the middle; none is no
 * line.
 */
export function lineOf(
  values: readonly string[],
  { width, height }: { width: number; height: number },
): readonly Point[] {
  if (values.length === 0) return []
  const amounts = values.map(value => new Decimal(value))
  const [least, most] = [Decimal.min(...amounts), Decimal.max(...amounts)]
  const span = most.minus(least)
  const step = values.length > 1 ? width / (values.length - 1) : 0
  const drawn = amounts.map((amount, index) => {
    const share = span.isZero() ? 0.5 : amount.minus(least).div(span).toNumber()
    return { x: round(index * step), y: round(height * (1 - AIR - share * (1 - 2 * AIR))) }
  })
  return drawn.length === 1 ? [...drawn, { x: width, y: itemAt(drawn, 0).y }] : drawn
}

const round = (pixels: number) => Math.round(pixels * 100) / 100

/** The points as an SVG path. */
export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')
