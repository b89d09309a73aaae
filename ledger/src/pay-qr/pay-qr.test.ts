import { describe, expect, test } from 'vitest'
import { move } from '../book/legs.ts'
import { ada, ben, money, played, toppedUp, USD } from '../testing/wallet-cases.ts'
import type { WalletCommand } from '../wallet/wallet-decider.ts'
import type { ReservePayQr } from './reserve.ts'

const expiresAt = '2026-01-08T00:00:00.000Z'
const reserve = (perScan: string, times: number, given: Partial<ReservePayQr['given']> = {}, validDays = 7) =>
  ({
    type: 'ReservePayCode',
    input: { codeId: 'c1', currency: 'USD', perScan, times, validDays },
    given: { verified: true, currency: USD, mostTimes: 100, mostDays: 30, expiresAt, ...given },
  }) as const
const payTo = (to: string) =>
  ({ type: 'PayFromCode', input: { codeId: 'c1', to }, given: { currency: USD } }) as const
const giveBack = (scans: number) =>
  ({ type: 'ReturnFromCode', input: { codeId: 'c1', scans }, given: { currency: USD } }) as const

const after = (...commands: readonly WalletCommand[]) => played([toppedUp('30.00 USD')], commands)

describe('reserving for a pay code', () => {
  test('locks the money of every scan', () => {
    const { after: then } = after()
      .when(reserve('10', 3))
      .thenFacts({ type: 'PayCodeReserved', perScan: '10.00', times: 3, amount: '30.00', expiresAt })
    expect(then.balances.USD).toMatchObject({ available: '0', locked: '30' })
  })
  test('is refused one cent above what is there', () => {
    after()
      .when(reserve('30.01', 1))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USD', short: '0.01' })
  })
  test('is refused below a cent a scan, and outside the times and days the house allows', () => {
    after().when(reserve('0.001', 1)).thenRefused({ kind: 'too-many-places', currency: 'USD', places: 2 })
    after().when(reserve('0.01', 100)).thenFacts({ amount: '1.00' })
    for (const times of [0, 101, 1.5, -1])
      after().when(reserve('0.01', times)).thenRefused({ kind: 'times-out-of-range', most: 100 })
    after()
      .when(reserve('1', 1, {}, 30))
      .thenFacts({ type: 'PayCodeReserved' })
    for (const days of [0, 31])
      after()
        .when(reserve('1', 1, {}, days))
        .thenRefused({ kind: 'days-out-of-range', most: 30 })
    after()
      .when(reserve('1', 1, { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
  })
  test('adds nothing when it is asked again', () => {
    after(reserve('10', 3)).when(reserve('10', 3)).thenNothing()
  })
})

describe('paying from a code', () => {
  test('takes one scan’s money into transit, once for each member', () => {
    const { decision } = after(reserve('10', 3)).when(payTo(ben))
    expect(decision).toMatchObject({
      facts: [
        {
          type: 'PayCodePaid',
          to: ben,
          legs: [
            { account: `user:${ada}:locked`, amount: '-10.00' },
            { account: 'house:transit', amount: '10.00' },
          ],
        },
      ],
    })
    after(reserve('10', 3), payTo(ben)).when(payTo(ben)).thenNothing()
  })
  test('never takes more than was reserved', () => {
    after(reserve('10', 2), payTo('1'), payTo('2'))
      .when(payTo('3'))
      .thenRefused({ kind: 'reserve-exhausted' })
    after().when(payTo(ben)).thenRefused({ kind: 'case-unknown' })
  })
})

describe('receiving from a code', () => {
  const receive = {
    type: 'ReceiveFromCode',
    input: { codeId: 'c9', from: ben, amount: '10.00' },
    given: { currency: USD },
  } as const
  test('takes the money out of transit, once', () => {
    const { after: then } = after().when(receive).thenFacts({ type: 'PayCodeReceived', amount: '10.00' })
    expect(then.balances.USD?.available).toBe('40')
    after(receive).when(receive).thenNothing()
  })
})

describe('what nobody scanned', () => {
  test('comes back, once, and leaves the scans under way their money', () => {
    const { after: then } = after(reserve('10', 3), payTo('1'))
      .when(giveBack(1))
      .thenFacts({ type: 'PayCodeReturned', amount: '10.00' })
    expect(then.balances.USD).toMatchObject({ available: '10', locked: '10' })
    after(reserve('10', 3), payTo('1'), giveBack(1)).when(giveBack(1)).thenNothing()
    after(reserve('10', 3), payTo('1'), giveBack(1)).when(payTo('2')).thenFacts({ type: 'PayCodePaid' })
    after(reserve('10', 3), payTo('1')).when(giveBack(3)).thenRefused({ kind: 'reserve-exhausted' })
  })
})

describe('a scan’s money that cannot arrive', () => {
  const back = (to: string) =>
    ({
      type: 'ReturnScan',
      input: { codeId: 'c1', to, amount: '10.00' },
      given: { currency: USD },
    }) as const
  test('comes out of transit, to the available money of the code’s creator', () => {
    const { after: then } = after(reserve('10', 3), payTo(ben))
      .when(back(ben))
      .thenFacts({
        ...{ type: 'PayCodeScanReturned', codeId: 'c1', to: ben, currency: 'USD', amount: '10.00' },
        legs: move(money('10.00 USD'), { from: 'house:transit', to: `user:${ada}:available` }),
      })
    expect(then.balances.USD).toMatchObject({ available: '10', locked: '20' })
  })
  test('is refused where the code has sent that member nothing', () => {
    after(reserve('10', 3), payTo(ben)).when(back('9')).thenRefused({ kind: 'case-unknown' })
    after().when(back(ben)).thenRefused({ kind: 'case-unknown' })
  })
})
