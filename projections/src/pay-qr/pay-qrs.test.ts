import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { payQrs } from './pay-qrs.ts'

const created: Told = [
  'paycode-c1',
  { type: 'PayCodeCreated', by: '7', currency: 'USD', perScan: '5.00', times: 2, expiresAt: told },
]
const scanned = (uid: string, scan: number): Told => [
  'paycode-c1',
  { type: 'PayCodeScanned', uid, by: '7', currency: 'USD', amount: '5.00', scan },
]
const expired = (unused: number): Told => [
  'paycode-c1',
  { type: 'PayCodeExpired', by: '7', currency: 'USD', perScan: '5.00', unused },
]
const received: Told = [
  'wallet-8',
  { type: 'PayCodeReceived', codeId: 'c1', from: '7', currency: 'USD', amount: '5.00', legs: [] as never },
]
const code = async (...facts: readonly Told[]) => (await givenFacts(payQrs, ...facts)).of('pay_codes')[0]

describe('the list of pay codes', () => {
  test('counts scans, and is used up with the last', async () => {
    expect(await code(created)).toMatchObject({ id: 'c1', uid: '7', scans: 0, status: 0 })
    expect(await code(created, scanned('8', 1))).toMatchObject({ scans: 1, status: 0 })
    expect(await code(created, scanned('8', 1), scanned('9', 2))).toMatchObject({ scans: 2, status: 1 })
  })
  test('is expired when scans were left, and stays used up when none were', async () => {
    expect(await code(created, expired(2))).toMatchObject({ status: -1, unused: 2 })
    expect(await code(created, scanned('8', 1), scanned('9', 2), expired(0))).toMatchObject({
      status: 1,
      unused: 0,
    })
  })
  test('shows each scan on its way and received', async () => {
    const scans = async (...facts: readonly Told[]) =>
      (await givenFacts(payQrs, ...facts)).of('pay_code_scans')
    expect(await scans(created, scanned('8', 1))).toMatchObject([{ uid: '8', status: 0 }])
    expect(await scans(created, scanned('8', 1), received)).toMatchObject([{ uid: '8', status: 1 }])
  })
})
