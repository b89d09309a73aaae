import { expect, test } from 'vitest'
import { barsOf } from './flow-bars.ts'

const day = (came_usdc: string, went_usdc: string) => ({ came_usdc, went_usdc })
const size = { width: 100, height: 100 }

test('bars stand above the line for what came in and hang below it for what went out, on one scale', () => {
  const { zero, bars } = barsOf([day('60.00', '0.00'), day('30.00', '40.00')], size)
  expect(zero).toBe(60)
  expect(bars).toEqual([
    { side: 'came', x: 7.5, width: 35, y: 0, height: 60 },
    { side: 'came', x: 57.5, width: 35, y: 30, height: 30 },
    { side: 'went', x: 57.5, width: 35, y: 60, height: 40 },
  ])
})

test('a flow that is small beside the others is still seen, within the drawing', () => {
  const { bars } = barsOf([day('1000000.00', '0.00'), day('0.01', '0.01')], size)
  expect(bars.filter(({ height }) => height <= 0 || height > 100)).toEqual([])
  expect(bars).toHaveLength(3)
  expect(bars.every(({ y, height }) => y >= 0 && y + height <= 100)).toBe(true)
})

test('days without a flow have no bar', () => {
  expect(barsOf([day('0.00', '0.00')], size)).toEqual({ zero: 50, bars: [] })
  expect(barsOf([], size)).toEqual({ zero: 50, bars: [] })
})
