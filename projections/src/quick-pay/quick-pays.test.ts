import { describe, expect, test } from 'vitest'
import { facts, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { quickPays } from './quick-pays.ts'

const sent = {
  id: 'p1',
  sender: '1',
  receiver: '2',
  currency: 'USD',
  amount: '5.00',
  status: 0,
  created_at: told,
}

describe('quick pays', () => {
  test('are on their way until the receiver has them', async () => {
    const rows = await givenFacts(quickPays, facts.sent('1', '2', 'p1', '5.00'))
    expect(rows.of('quick_pays')).toEqual([sent])
  })

  test('are received by one row, that of their own sender', async () => {
    const rows = await givenFacts(
      quickPays,
      facts.sent('1', '2', 'p1', '5.00'),
      facts.sent('3', '2', 'p1', '7.00'),
      facts.received('1', '2', 'p1', '5.00'),
    )
    expect(rows.of('quick_pays')).toEqual([
      { ...sent, status: 1, received_at: told },
      { ...sent, sender: '3', amount: '7.00' },
    ])
  })

  test('cannot be received before they are sent', async () => {
    const rows = await givenFacts(quickPays, facts.received('1', '2', 'p1', '5.00'))
    expect(() => rows.of('quick_pays')).toThrow('is not there')
  })
})
