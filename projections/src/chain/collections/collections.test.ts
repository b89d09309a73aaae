import { describe, expect, test } from 'vitest'
import type { AnyFact } from '../../runner/projection.ts'
import { type Told, told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { collections } from './collections.ts'

const tell = (fact: AnyFact): Told => ['collection-TRC20-USDT', fact]
const what = { collectionId: 'c1', network: 'TRC20', currency: 'USDT' }
const from = [
  { addressId: 'a1', amount: '10.5' },
  { addressId: 'a2', amount: '0.25' },
]
const asked = tell({ type: 'CollectionAsked', ...what, centralAddress: 'TCentral', from })
const row = {
  id: 'c1',
  network: 'TRC20',
  currency: 'USDT',
  central_address: 'TCentral',
  amount: '10.75',
  addresses: 2,
  asked_by: '9',
  created_at: told,
}

describe('collections', () => {
  test('wait for the custody, and nothing is collected yet', async () => {
    const rows = await givenFacts(collections, asked)
    expect(rows.of('collections')).toMatchObject([
      { ...row, status: 0, collected: '0', collected_addresses: 0 },
    ])
    expect(rows.of('collected_addresses')).toEqual([])
  })

  test('say what came, which may be less than was asked for, and add it up by address', async () => {
    const done = tell({ type: 'CollectionDone', ...what, txid: 'tx1', collected: from.slice(0, 1) })
    const again = { ...what, collectionId: 'c2' }
    const rows = await givenFacts(
      collections,
      asked,
      done,
      tell({ type: 'CollectionAsked', ...again, centralAddress: 'TCentral', from }),
      tell({ type: 'CollectionDone', ...again, txid: 'tx2', collected: from }),
    )
    expect(rows.of('collections')[0]).toMatchObject({
      ...row,
      status: 1,
      txid: 'tx1',
      collected: '10.5',
      collected_addresses: 1,
      decided_at: told,
    })
    expect(rows.of('collected_addresses')).toMatchObject([
      { address_id: 'a1', currency: 'USDT', collected: '21.000000000000000000' },
      { address_id: 'a2', currency: 'USDT', collected: '0.250000000000000000' },
    ])
  })

  test('say why the custody refused', async () => {
    const failed = tell({ type: 'CollectionFailed', ...what, reason: 'no-fuel' })
    const rows = await givenFacts(collections, asked, failed)
    expect(rows.of('collections')).toMatchObject([{ ...row, status: -1, reason: 'no-fuel', collected: '0' }])
  })
})
