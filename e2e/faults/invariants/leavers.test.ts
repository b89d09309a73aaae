import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import { closedWithMoney, givenUpWrongly } from './leavers.ts'

const event = (type: string, data: object = {}, commandId = 'leave'): LedgerEvent =>
  ({ type, stream: 'wallet-1', data, metadata: { commandId } }) as never
const moved = (amount: string, from: string, to: string) => ({
  legs: [
    { account: from, currency: 'XTP', amount: `-${amount}` },
    { account: to, currency: 'XTP', amount },
  ],
})
const givenUp = (amount: string, fee = '1') =>
  event('BalanceGivenUp', {
    ...{ currency: 'XTP', amount, fee },
    ...moved(amount, 'user:1:available', 'house:given-up'),
  })
const closed = event('WalletClosed')

describe('what leavers have given up', () => {
  test('is no more than its fee', () => {
    expect(givenUpWrongly([givenUp('0.5'), givenUp('1'), closed])).toEqual([])
    expect(givenUpWrongly([givenUp('1.00000001'), closed])).toEqual([
      'wallet-1 gave up 1.00000001 XTP, more than the fee of 1',
    ])
  })
  test('goes with the wallet, by one command', () => {
    const findings = ['wallet-1 gave up 0.5 XTP, and was not closed with it']
    expect(givenUpWrongly([givenUp('0.5')])).toEqual(findings)
    expect(givenUpWrongly([givenUp('0.5'), event('WalletClosed', {}, 'another')])).toEqual(findings)
  })
  test('leaves nothing in the wallet', () => {
    const voucher = event('BonusGranted', moved('0.5', 'house:bonus', 'user:1:available'), 'bonus')
    expect(closedWithMoney([voucher, givenUp('0.5'), closed])).toEqual([])
    expect(closedWithMoney([voucher, givenUp('0.4'), closed])).toEqual([
      'wallet-1 was closed with 0.1 in user:1:available XTP',
    ])
    // Money that others had sent before arrives afterwards.
    expect(closedWithMoney([closed, voucher])).toEqual([])
  })
})
