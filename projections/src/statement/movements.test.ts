import { describe, expect, test } from 'vitest'
import { facts, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { movements } from './movements.ts'

const units = (amount: string) => `${amount}${'0'.repeat(16)}`

describe('the statement', () => {
  test('runs a balance through what was credited, swapped, sent and received', async () => {
    const rows = await givenFacts(
      movements,
      facts.submitted('1', 't1', '100.00'),
      facts.approved('1', 't1', '100.00'),
      facts.swapped('1', 's1', '11.00'),
      facts.sent('1', '2', 'p1', '20.00'),
      facts.received('1', '2', 'p1', '20.00'),
      facts.sent('2', '1', 'p1', '1.00'),
      facts.received('2', '1', 'p1', '1.00'),
    )
    const lines = rows
      .of('movements')
      .map(line => [line.uid, line.kind, line.currency, line.amount, line.available_after])
    expect(lines).toEqual([
      ['1', 'top-up', 'USD', units('100.00'), units('100.00')],
      ['1', 'swap-out', 'USD', units('-11.00'), units('89.00')],
      ['1', 'swap-in', 'USDC', units('10.00'), units('10.00')],
      ['1', 'quick-pay-sent', 'USD', units('-20.00'), units('69.00')],
      ['2', 'quick-pay-received', 'USD', units('20.00'), units('20.00')],
      ['2', 'quick-pay-sent', 'USD', units('-1.00'), units('19.00')],
      ['1', 'quick-pay-received', 'USD', units('1.00'), units('70.00')],
    ])
    expect(rows.of('movement_balances')).toContainEqual({
      uid: '1',
      currency: 'USD',
      available: units('70.00'),
    })
  })

  test('shows what is pending, and what was asked for', async () => {
    const rows = await givenFacts(movements, facts.submitted('1', 't1', '50.00'))
    expect(rows.of('movements')).toEqual([
      {
        id: 'top-up:t1',
        uid: '1',
        currency: 'USD',
        kind: 'top-up',
        reference: 't1',
        state: 'pending',
        amount: '0',
        asked: '50.00',
        details: '{"network":"TRC20","txid":"tx-t1"}',
        number: 1,
        created_at: told,
      },
    ])
  })

  test('moves a pending line to where it is booked', async () => {
    const rows = await givenFacts(
      movements,
      facts.submitted('1', 't1', '50.00'),
      facts.opened('1', 'BTC'),
      facts.approved('1', 't1', '50.00'),
    )
    expect(rows.of('movements')).toMatchObject([
      { state: 'done', number: 3, amount: units('50.00'), available_after: units('50.00'), booked_at: told },
    ])
  })

  test('keeps what was rejected, as a line that moved nothing', async () => {
    const rows = await givenFacts(movements, facts.submitted('1', 't1', '50.00'), facts.rejected('1', 't1'))
    const [line] = rows.of('movements')
    expect(line).toMatchObject({
      state: 'rejected',
      amount: '0',
      number: 1,
      reason: 'not found on the network',
    })
    expect(line).not.toHaveProperty('available_after')
  })
})
