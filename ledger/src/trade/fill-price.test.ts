import { describe, expect, test } from 'vitest'
import { fillLoss, judgeFill } from './fill-price.ts'

const buy = (price: string) => ({ side: 'buy', price }) as const
const sell = (price: string) => ({ side: 'sell', price }) as const
const by = (...markets: string[]) => ({ markets, share: '0.05' })

describe('the price of a fill', () => {
  test.each([
    ['at the market', buy('100'), 'near'],
    ['above the market, which a buyer pays', buy('1000'), 'near'],
    ['worse for the house by just the share', buy('95'), 'near'],
    ['worse by a cent more', buy('94.99'), 'far'],
    ['half the market', buy('50'), 'far'],
    ['below half of it', buy('49.99'), 'absurd'],
    ['for a seller at the market', sell('100'), 'near'],
    ['below the market, which a seller loses', sell('1'), 'near'],
    ['for a seller worse by just the share', sell('105'), 'near'],
    ['for a seller by a cent more', sell('105.01'), 'far'],
    ['double the market', sell('200'), 'far'],
    ['more than double', sell('200.01'), 'absurd'],
  ] as const)('%s', (_, order, judged) => {
    expect(judgeFill(order, by('100'))).toBe(judged)
  })

  test('is measured by the market that makes it look worst, as one administrator may have moved the other', () => {
    expect(judgeFill(buy('95'), by('95', '110'))).toBe('far')
    expect(judgeFill(sell('105'), by('104', '50'))).toBe('absurd')
  })

  test('takes two where no market is known', () => {
    expect(judgeFill(buy('100'), by())).toBe('far')
  })

  test('costs the house the distance to the market for each unit, and nothing where it wins', () => {
    expect(fillLoss(buy('95'), '2', ['100', '99'])).toBe('10')
    expect(fillLoss(sell('105'), '0.5', ['100'])).toBe('2.5')
    expect(fillLoss(sell('90'), '1', ['100'])).toBe('0')
    expect(fillLoss(sell('90'), '1', [])).toBe('0')
  })
})
