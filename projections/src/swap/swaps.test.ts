import { describe, expect, test } from 'vitest'
import { facts, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { swaps } from './swaps.ts'

describe('swaps', () => {
  test('are rows from the moment they are settled', async () => {
    const rows = await givenFacts(swaps, facts.opened('1', 'USD'), facts.swapped('1', 's1', '11.00'))
    expect(rows.of('swaps')).toEqual([
      {
        id: 's1',
        uid: '1',
        source: 'USD',
        target: 'USDC',
        source_amount: '11.00',
        received_amount: '10.00',
        rate: '1',
        fee_rate: '0.01',
        fee: '1.00',
        created_at: told,
      },
    ])
  })
})
