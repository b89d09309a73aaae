import { expect, test } from 'vitest'
import { toldOf } from './told-of.ts'

const event = (stream: string, type: string, fact: object) => ({ stream, type, data: JSON.stringify(fact) })

test.each([
  ['whose wallet it stands in', event('wallet-1', 'QuickPaySent', { to: '2' }), ['1']],
  ['whose bank accounts it is about', event('banks-1', 'BankApproved', { bankId: 'b' }), ['1']],
  ['whose addresses it is about', event('addresses-1', 'DepositAddressGiven', {}), ['1']],
  ['who sent what is received', event('wallet-2', 'QuickPayReceived', { from: '1' }), ['2', '1']],
  ['who would have received what comes back', event('wallet-1', 'QuickPayReturned', { to: '2' }), ['1', '2']],
  [
    'who asked for money that is declined',
    event('wallet-2', 'MoneyRequestDeclined', { from: '1' }),
    ['2', '1'],
  ],
  ['of before its fact named who asked', event('wallet-2', 'MoneyRequestPaid', { requestId: 'r' }), ['2']],
  ['whose pay code is scanned', event('paycode-c', 'PayCodeScanned', { uid: '2', by: '1' }), ['1']],
  ['who brought the member', event('member-2', 'KycDecided', { status: 1, referrer: '1' }), ['2', '1']],
  ['of no member', event('catalogue-currency-USD', 'EntrySaved', { from: '1' }), []],
])('those are told of an event %s', (_, given, told) => {
  expect(toldOf(given)).toEqual(told)
})
