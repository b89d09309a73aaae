import { describe, expect, test } from 'vitest'
import { lineOf, pathOf } from './line.ts'

const size = { width: 100, height: 100 }

describe('the line of a chart', () => {
  test('goes from the least at the bottom to the most at the top', () => {
    expect(lineOf(['10.00', '30.00', '20.00'], size)).toEqual([
      { x: 0, y: 92 },
      { x: 50, y: 8 },
      { x: 100, y: 50 },
    ])
  })
  test('is level when nothing changed, also for a single day', () => {
    expect(lineOf(['5', '5'], size).map(({ y }) => y)).toEqual([50, 50])
    expect(lineOf(['5'], size)).toEqual([
      { x: 0, y: 50 },
      { x: 100, y: 50 },
    ])
  })
  test('is not there before the first day', () => {
    expect(lineOf([], size)).toEqual([])
  })
  test('is drawn as one path', () => {
    expect(pathOf(lineOf(['1', '2'], size))).toBe('M 0 92 L 100 8')
  })
})
