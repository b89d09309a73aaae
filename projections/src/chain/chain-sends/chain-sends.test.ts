import { describe, expect, test } from 'vitest'
import type { Told } from '../../testing/facts.ts'
import { givenFacts } from '../../testing/given-facts.ts'
import { chainSends } from './chain-sends.ts'

const of = (fact: object): Told => [
  'wallet-7',
  { sendId: 's', currency: 'USDC', network: 'ERC20', amount: '100', fee: '5', ...fact, legs: [] } as never,
]
const requested = of({ type: 'ChainSendRequested', addressId: 'a' })
const row = async (...told: readonly Told[]) =>
  (await givenFacts(chainSends, requested, ...told)).of('chain_sends')[0]

describe('the list of sends on chain', () => {
  test('shows a send that waits, by the id of its address', async () => {
    expect(await row()).toMatchObject({ uid: '7', id: 's', status: 0, fee: '5', address_id: 'a' })
  })
  test('shows in which transaction it left, or why it did not, and who said so', async () => {
    expect(await row(of({ type: 'ChainSendSettled', externalTxId: '0x7' }))).toMatchObject({
      status: 1,
      external_tx_id: '0x7',
      decided_by: '9',
    })
    expect(await row(of({ type: 'ChainSendRejected', reason: 'x' }))).toMatchObject({
      status: -1,
      reason: 'x',
      decided_by: '9',
    })
  })
})
