import type { HoldingFact } from '@strongroom/ledger/liabilities'
import { describe, expect, test } from 'vitest'
import { type Told, told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { holdings } from './holdings.ts'

const of = (fact: HoldingFact): Told => [`holding-${fact.holdingId}`, fact]
const statement = {
  kind: 'bank',
  name: 'Client money',
  reference: '…4321',
  currency: 'USD',
  amount: '500.00',
  on: '2026-02-28',
  evidence: 'Statement 2/2026',
} as const
const stated = (amount: string) => of({ type: 'HoldingStated', holdingId: 'h1', ...statement, amount })

describe('holdings', () => {
  test('show what was stated last, with its day and its evidence', async () => {
    const rows = await givenFacts(holdings, stated('500.00'), stated('450.00'))
    expect(rows.of('holdings')).toEqual([
      {
        ...{ id: 'h1', kind: 'bank', name: 'Client money', reference: '…4321', currency: 'USD' },
        ...{ amount: '450.00', held_on: '2026-02-28', evidence: 'Statement 2/2026', file_id: null },
        ...{ stated_at: told, stated_by: '9', report_id: null, network: null, addresses: null },
      },
    ])
  })
  test('name the custody’s report that said so, until finance states it again', async () => {
    const from = { reportId: 'r1', network: 'ERC20', addresses: 12 }
    const reported = of({ type: 'HoldingStated', holdingId: 'h1', ...statement, ...from })
    const shown = async (...facts: Told[]) => (await givenFacts(holdings, ...facts)).of('holdings')
    expect(await shown(reported)).toMatchObject([{ report_id: 'r1', network: 'ERC20', addresses: 12 }])
    expect(await shown(reported, stated('1'))).toMatchObject([{ report_id: null, network: null }])
  })
  test('are gone when they are withdrawn', async () => {
    const withdrawn = of({ type: 'HoldingWithdrawn', holdingId: 'h1', reason: 'closed' })
    expect((await givenFacts(holdings, stated('500.00'), withdrawn)).of('holdings')).toEqual([])
  })
})
