import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type PayQrFact, payQrDecider } from './pay-qr-stream.ts'

const code = decisionsOf(payQrDecider, 'c1')
const terms = {
  by: '1',
  currency: 'USD',
  perScan: '10.00',
  times: 2,
  expiresAt: '2026-01-08T00:00:00.000Z',
}
const created: PayQrFact = { type: 'PayCodeCreated', ...terms }
const scanned = (uid: string, scan: number): PayQrFact => ({
  type: 'PayCodeScanned',
  uid,
  by: '1',
  currency: 'USD',
  amount: '10.00',
  scan,
})
const expired: PayQrFact = { type: 'PayCodeExpired', by: '1', currency: 'USD', perScan: '10.00', unused: 2 }
const before = '2026-01-07T23:59:59.999Z'
const scan = (uid: string, { now = before, verified = true, ownerEnabled = true } = {}) =>
  ({ type: 'ScanPayCode', input: { uid }, given: { verified, ownerEnabled, now } }) as const
const expire = (now: string) => ({ type: 'ExpirePayCode', input: {}, given: { now } }) as const

describe('scanning a pay code', () => {
  test('gives one scan’s money to the first who comes', () => {
    code.given(created).when(scan('2')).thenFacts(scanned('2', 1))
    code.given(created, scanned('2', 1)).when(scan('3')).thenFacts(scanned('3', 2))
  })
  test('is refused once all scans are taken', () => {
    code
      .given(created, scanned('2', 1), scanned('3', 2))
      .when(scan('4'))
      .thenRefused({ kind: 'pay-code-used-up' })
  })
  test('is refused for now while the account is disabled or frozen whose money it is', () => {
    code
      .given(created)
      .when(scan('2', { ownerEnabled: false }))
      .thenRefused({ kind: 'pay-code-paused' })
  })
  test('is refused to a member who has scanned it, also after its end, and to its creator', () => {
    code.given(created, scanned('2', 1)).when(scan('2')).thenRefused({ kind: 'already-scanned' })
    code
      .given(created, scanned('2', 1), expired)
      .when(scan('2', { now: terms.expiresAt }))
      .thenRefused({ kind: 'already-scanned' })
    code.given(created).when(scan('1')).thenRefused({ kind: 'pays-oneself' })
  })
  test('is refused from the moment it runs out', () => {
    code
      .given(created)
      .when(scan('2', { now: before }))
      .thenFacts({ type: 'PayCodeScanned' })
    code
      .given(created)
      .when(scan('2', { now: terms.expiresAt }))
      .thenRefused({ kind: 'pay-code-expired' })
    code.given(created, expired).when(scan('2')).thenRefused({ kind: 'pay-code-expired' })
  })
  test('is refused when there is no such code, and before verification', () => {
    code.given().when(scan('2')).thenRefused({ kind: 'pay-code-unknown' })
    code
      .given(created)
      .when(scan('2', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
  })
})

describe('a pay code', () => {
  test('is created once', () => {
    code.given().when({ type: 'CreatePayCode', input: terms }).thenFacts(created)
    code.given(created).when({ type: 'CreatePayCode', input: terms }).thenNothing()
  })
  test('ends when its time has come, with the scans nobody made', () => {
    code.given(created).when(expire(before)).thenRefused({ kind: 'pay-code-valid' })
    code
      .given(created, scanned('2', 1))
      .when(expire(terms.expiresAt))
      .thenFacts({ type: 'PayCodeExpired', unused: 1 })
    code.given(created, expired).when(expire(terms.expiresAt)).thenNothing()
    code.given().when(expire(terms.expiresAt)).thenRefused({ kind: 'pay-code-unknown' })
  })
  test('remembers who has scanned it', () => {
    expect(code.given(created, scanned('2', 1)).state.scannedBy).toEqual([['2', true]])
  })
})
