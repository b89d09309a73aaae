import { describe, expect, test } from 'vitest'
import { ada, played, toppedUp, USDC, wallet } from '../testing/wallet-cases.ts'
import type { RequestChainSend } from './chain-send.ts'

const request = (
  amount: string,
  given: Partial<RequestChainSend['given']> = {},
  fee?: string,
): RequestChainSend => ({
  type: 'RequestChainSend',
  input: { sendId: 's1', addressId: 'a1', currency: 'USDC', network: 'ERC20', amount, fee },
  given: { verified: true, currency: USDC, fee: '5', addressUsable: true, ...given },
})
const approve = (approver = 'finance') =>
  ({
    type: 'ApproveChainSend',
    input: { sendId: 's1', externalTxId: '0x7' },
    given: { approver, currency: USDC },
  }) as const
const reject = (reason: string, approver = 'finance') =>
  ({
    type: 'RejectChainSend',
    input: { sendId: 's1', reason },
    given: { approver, currency: USDC },
  }) as const

const rich = wallet.given(toppedUp('200.00 USDC'))
const pending = () => played([toppedUp('200.00 USDC')], [request('100')])

describe('a send on chain', () => {
  test('locks the amount, the fee in it', () => {
    const { after } = rich
      .when(request('100'))
      .thenFacts({ type: 'ChainSendRequested', amount: '100.000000', fee: '5.000000', addressId: 'a1' })
    expect(after.balances.USDC).toMatchObject({ available: '100', locked: '100' })
  })
  test('asked for again with the same id locks nothing more', () => {
    pending().when(request('100')).thenNothing()
  })
  test('may take everything, and not a millionth more', () => {
    rich.when(request('200')).thenFacts({ amount: '200.000000' })
    rich
      .when(request('200.000001'))
      .thenRefused({ kind: 'insufficient-funds', currency: 'USDC', short: '0.000001' })
  })
  test('is above its fee, by however little', () => {
    rich.when(request('5.000001')).thenFacts({ amount: '5.000001', fee: '5.000000' })
    rich.when(request('5')).thenRefused({ kind: 'fee-above-amount' })
  })
  test('may cost nothing, but not be nothing, nor finer than the books', () => {
    rich.when(request('0.000001', { fee: '0' })).thenFacts({ fee: '0.000000' })
    rich.when(request('0', { fee: '0' })).thenRefused({ kind: 'amount-not-positive' })
    rich.when(request('6.0000001')).thenRefused({ kind: 'too-many-places', currency: 'USDC', places: 6 })
  })
  test('costs what the member was shown, or is refused', () => {
    rich.when(request('100', {}, '5.00')).thenFacts({ fee: '5.000000' })
    rich
      .when(request('100', {}, '4.99'))
      .thenRefused({ kind: 'fee-changed', fee: '5.000000', currency: 'USDC' })
  })
  test('is refused to the unverified, to an address not in the book, and where there is no fee', () => {
    rich.when(request('100', { verified: false })).thenRefused({ kind: 'identity-not-verified' })
    rich.when(request('100', { addressUsable: false })).thenRefused({ kind: 'address-not-usable' })
    rich
      .when(request('100', { fee: undefined }))
      .thenRefused({ kind: 'network-not-offered', currency: 'USDC', network: 'ERC20' })
  })
})

describe('a send to an address that rests', () => {
  const restsUntil = '2026-11-24T10:00:00.000Z'
  const at = (now: string) => rich.when(request('100', { restsUntil, now }))
  test('is refused until its rest is over', () => {
    at('2026-11-24T09:59:59.999Z').thenRefused({ kind: 'address-resting', from: restsUntil })
    at(restsUntil).thenFacts({ type: 'ChainSendRequested' })
    rich.when(request('100', { restsUntil })).thenRefused({ kind: 'address-resting', from: restsUntil })
  })
  test('that was asked for before is answered again', () => {
    pending()
      .when(request('100', { restsUntil, now: '2026-11-23T10:00:00.000Z' }))
      .thenNothing()
  })
})

describe('approving a send on chain', () => {
  test('sends the amount less the fee and keeps the fee', () => {
    const { decision } = pending().when(approve())
    expect(decision).toMatchObject({
      facts: [
        {
          type: 'ChainSendSettled',
          amount: '100.000000',
          fee: '5.000000',
          externalTxId: '0x7',
          legs: [
            { account: `user:${ada}:locked`, amount: '-95.000000' },
            { account: 'world:chain', amount: '95.000000' },
            { account: `user:${ada}:locked`, amount: '-5.000000' },
            { account: 'house:fees', amount: '5.000000' },
          ],
        },
      ],
    })
    const { after } = pending().when(approve()).thenFacts({})
    expect(after.balances.USDC).toMatchObject({ available: '100', locked: '0' })
  })
  test('is refused to the member, twice, and without a case', () => {
    pending().when(approve(ada)).thenRefused({ kind: 'own-case' })
    played([toppedUp('200.00 USDC')], [request('100'), approve()])
      .when(approve('another'))
      .thenRefused({ kind: 'already-decided', status: 'approved' })
    rich.when(approve()).thenRefused({ kind: 'case-unknown' })
  })
})

describe('rejecting a send on chain', () => {
  test('gives everything back', () => {
    const { after } = pending()
      .when(reject(' address of a mixer '))
      .thenFacts({ type: 'ChainSendRejected', reason: 'address of a mixer' })
    expect(after.balances.USDC).toMatchObject({ available: '200', locked: '0' })
  })
  test('is refused without a reason, to the member, and once decided', () => {
    pending().when(reject(' ')).thenRefused({ kind: 'reason-missing' })
    pending().when(reject('x', ada)).thenRefused({ kind: 'own-case' })
    played([toppedUp('200.00 USDC')], [request('100'), reject('x')])
      .when(reject('x'))
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
})
