import { describe, expect, test } from 'vitest'
import { facts } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { wallets } from './wallets.ts'

describe('wallets', () => {
  test('are there at zero once opened', async () => {
    const rows = await givenFacts(wallets, facts.opened('1', 'USD'))
    expect(rows.of('wallets')).toEqual([{ uid: '1', currency: 'USD', amount: '0.000000000000000000' }])
  })

  test('hold what the legs put into them, of every member', async () => {
    const rows = await givenFacts(
      wallets,
      facts.approved('1', 't1', '100.00'),
      facts.sent('1', '2', 'p1', '20.00'),
      facts.received('1', '2', 'p1', '20.00'),
    )
    expect(rows.of('wallets')).toEqual([
      { uid: '1', currency: 'USD', amount: '80.000000000000000000' },
      { uid: '2', currency: 'USD', amount: '20.000000000000000000' },
    ])
  })
})
