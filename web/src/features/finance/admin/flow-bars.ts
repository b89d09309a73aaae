import { Decimal, type wire } from '@strongroom/shared'

/** A bar of the chart, in its own units. */
export type Bar = {
  readonly side: 'came' | 'went'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of a day's width its bar takes. */
const SHARE = 0.7
/** A flow that is not zero can be seen, however small beside the others. */
const LEAST = 1.5

/** Decimal strings as heights of a drawing: pixels, not money. */
const largest = (amounts: readonly string[]) => Decimal.max(0, ...amounts)

const rounded = (pixels: number) => Math.round(pixels * 100) / 100

/** The line between what came in, above it, and what went out, below it, and the bars of every day, the first on the left. */
export function barsOf(
  days: readonly Pick<wire.FlowDay, 'came_usdc' | 'went_usdc'>[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly zero: number; readonly bars: readonly Bar[] } {
  const most = {
    came: largest(days.map(day => day.came_usdc)),
    went: largest(days.map(day => day.went_usdc)),
  }
  const whole = most.came.plus(most.went)
  if (whole.isZero()) return { zero: height / 2, bars: [] }
  const tall = (amount: string) => new Decimal(amount).div(whole).times(height).toNumber()
  const zero = most.came.div(whole).times(height).toNumber()
  const slot = width / days.length
  const bars = days.flatMap(({ came_usdc, went_usdc }, at) => {
    const place = { x: rounded((at + (1 - SHARE) / 2) * slot), width: rounded(slot * SHARE) }
    const up = Math.min(zero, Math.max(LEAST, tall(came_usdc)))
    const down = Math.min(height - zero, Math.max(LEAST, tall(went_usdc)))
    return [
      ...(Number(came_usdc) === 0 ? [] : [{ side: 'came' as const, ...place, y: zero - up, height: up }]),
      ...(Number(went_usdc) === 0 ? [] : [{ side: 'went' as const, ...place, y: zero, height: down }]),
    ]
  })
  return { zero, bars }
}
