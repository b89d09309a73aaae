import { describe, expect, test } from 'vitest'
import type { LedgerEvent } from '../eventlog/envelope.ts'
import { TariffHistory } from './tariff-history.ts'

const saved = (position: string, feeRate: string) =>
  ({
    position,
    data: { type: 'CatalogueSaved', kind: 'swap-rate', id: 'USD-USDC', before: null, after: { feeRate } },
  }) as unknown as LedgerEvent

describe('the catalogue as of a place in the log', () => {
  const history = new TariffHistory()
  for (const each of [saved('0010', '0.003'), saved('0020', '0.002')]) history.note(each)
  const rateAt = (place: string | undefined) => history.asOf(place).get('swap-rate', 'USD-USDC')?.feeRate

  test('has what was saved there or before, and without a place all of it', () => {
    expect(rateAt('0010')).toBe('0.003')
    expect(rateAt('0020')).toBe('0.002')
    expect(rateAt(undefined)).toBe('0.002')
  })

  // A log that is copied has the places of the log that decided, in its metadata.
  test.each(['0000-0005', '0015', '9999'])(
    'has all that was noted so far where the place %s is of another log',
    place => {
      expect(rateAt(place)).toBe('0.002')
    },
  )
})
