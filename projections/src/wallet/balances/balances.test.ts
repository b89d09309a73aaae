import { describe, expect, test } from 'vitest'
import { facts } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { balances } from './balances.ts'

const row = (account: string, currency: string, amount: string) => ({
  account,
  currency,
  amount: `${amount}${'0'.repeat(18 - (amount.split('.')[1]?.length ?? 0))}`,
})

describe('balances', () => {
  test('add up the legs of every account', async () => {
    const rows = await givenFacts(
      balances,
      facts.approved('1', 't1', '100.00'),
      facts.swapped('1', 's1', '11.00'),
      facts.sent('1', '2', 'p1', '20.00'),
    )
    expect(rows.of('balances')).toEqual(
      expect.arrayContaining([
        row('world:chain', 'USD', '-100.00'),
        row('user:1:available', 'USD', '69.00'),
        row('user:1:available', 'USDC', '10.00'),
        row('house:swap', 'USDC', '-10.00'),
        row('house:fees', 'USD', '1.00'),
        row('house:transit', 'USD', '20.00'),
      ]),
    )
  })

  test('are untouched by what moves nothing', async () => {
    const rows = await givenFacts(balances, facts.opened('1', 'USD'), facts.submitted('1', 't1', '5.00'))
    expect(rows.of('balances')).toEqual([])
  })
})
