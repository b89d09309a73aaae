import { describe, expect, test } from 'vitest'
import { facts, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { topUps } from './top-ups.ts'

const pending = {
  id: 't1',
  uid: '1',
  currency: 'USD',
  network: 'TRC20',
  amount: '50.00',
  txid: 'tx-t1',
  status: 0,
  created_at: told,
}
const decided = { decided_at: told, decided_by: '9' }

describe('top-ups', () => {
  test('wait for finance', async () => {
    const rows = await givenFacts(topUps, facts.submitted('1', 't1', '50.00'))
    expect(rows.of('top_ups')).toEqual([pending])
  })

  test('say what was credited once approved', async () => {
    const rows = await givenFacts(
      topUps,
      facts.submitted('1', 't1', '50.00'),
      facts.approved('1', 't1', '50.00'),
    )
    expect(rows.of('top_ups')).toEqual([
      { ...pending, ...decided, status: 1, fee: '0.00', credited: '50.00', external_tx_id: null },
    ])
  })

  test('say why they were rejected', async () => {
    const rows = await givenFacts(topUps, facts.submitted('1', 't1', '50.00'), facts.rejected('1', 't1'))
    expect(rows.of('top_ups')).toEqual([
      { ...pending, ...decided, status: -1, reason: 'not found on the network' },
    ])
  })

  test('of two members may have the same id', async () => {
    const rows = await givenFacts(
      topUps,
      facts.submitted('1', 't1', '50.00'),
      facts.submitted('2', 't1', '7.00'),
    )
    expect(rows.of('top_ups')).toHaveLength(2)
  })
})
