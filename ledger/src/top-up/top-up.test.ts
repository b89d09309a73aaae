import { describe, expect, test } from 'vitest'
import { keptAt } from '../book/persistent-map.ts'
import { ada, USDC, wallet } from '../testing/wallet-cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'

const submit = (
  amount: string,
  given: { verified?: boolean; networkOffered?: boolean; minimum?: string } = {},
) =>
  ({
    type: 'SubmitTopUp',
    input: { topUpId: 't1', currency: 'USDC', network: 'ERC20', amount, txid: '0xabc' },
    given: { verified: true, networkOffered: true, currency: USDC, ...given },
  }) as const
const approve = (fee?: string, approver = '100001') =>
  ({ type: 'ApproveTopUp', input: { topUpId: 't1', fee }, given: { approver, currency: USDC } }) as const
const reject = (reason: string, approver = '100001') =>
  ({ type: 'RejectTopUp', input: { topUpId: 't1', reason }, given: { approver } }) as const

const submitted: WalletFact = {
  type: 'TopUpSubmitted',
  topUpId: 't1',
  currency: 'USDC',
  network: 'ERC20',
  amount: '100.000000',
  txid: '0xabc',
}
const rejected: WalletFact = { type: 'TopUpRejected', topUpId: 't1', reason: 'not on the chain' }

describe('a top-up', () => {
  test.each([
    ['BANK', 'world:bank'],
    ['ERC20', 'world:chain'],
    ['TRC20', 'world:chain'],
    ['BTC', 'world:chain'],
  ])('by %s is booked on %s, its fee too', (network, account) => {
    const { decision } = wallet.given({ ...submitted, network }).when(approve('1'))
    const [fact] = decision.kind === 'accepted' ? decision.facts : []
    const legs = fact && 'legs' in fact ? [...fact.legs] : []
    const outside = legs.filter(leg => leg.account.startsWith('world:'))
    expect(outside.map(leg => [leg.account, leg.amount])).toEqual([
      [account, '-99.000000'],
      [account, '-1.000000'],
    ])
  })
  test('is noted with the amount at the scale of the books, and moves nothing', () => {
    wallet
      .given()
      .when(submit('100'))
      .thenFacts({ type: 'TopUpSubmitted', amount: '100.000000', txid: '0xabc' })
  })
  test('submitted again with the same id changes nothing', () => {
    wallet.given(submitted).when(submit('100')).thenNothing()
  })
  test('may be as small as the last place of the books', () => {
    wallet.given().when(submit('0.000001')).thenFacts({ type: 'TopUpSubmitted', amount: '0.000001' })
  })
  test('is refused at zero', () => {
    wallet.given().when(submit('0')).thenRefused({ kind: 'amount-not-positive' })
  })
  test('may be the smallest transfer, and is refused one place below it', () => {
    wallet
      .given()
      .when(submit('20', { minimum: '20' }))
      .thenFacts({ amount: '20.000000' })
    wallet
      .given()
      .when(submit('19.999999', { minimum: '20' }))
      .thenRefused({ kind: 'below-minimum', minimum: '20', currency: 'USDC' })
  })
  test('is refused with one place more than the books keep', () => {
    wallet
      .given()
      .when(submit('0.0000001'))
      .thenRefused({ kind: 'too-many-places', currency: 'USDC', places: 6 })
  })
  test('is refused before the member is verified', () => {
    wallet
      .given()
      .when(submit('1', { verified: false }))
      .thenRefused({ kind: 'identity-not-verified' })
  })
  test('is refused over a network the currency is not offered on', () => {
    wallet
      .given()
      .when(submit('1', { networkOffered: false }))
      .thenRefused({ kind: 'network-not-offered', currency: 'USDC', network: 'ERC20' })
  })
})

describe('approving a top-up', () => {
  test('credits all of it when there is no fee', () => {
    const { after } = wallet
      .given(submitted)
      .when(approve())
      .thenFacts({ type: 'TopUpApproved', credited: '100.000000', fee: '0.000000' })
    expect(after.balances.USDC?.available).toBe('100')
  })
  test('splits it exactly into what is credited and the fee', () => {
    const { decision } = wallet.given(submitted).when(approve('2.5'))
    expect(decision).toMatchObject({
      facts: [
        {
          amount: '100.000000',
          credited: '97.500000',
          fee: '2.500000',
          legs: [
            { account: 'world:chain', currency: 'USDC', amount: '-97.500000' },
            { account: `user:${ada}:available`, currency: 'USDC', amount: '97.500000' },
            { account: 'world:chain', currency: 'USDC', amount: '-2.500000' },
            { account: 'house:fees', currency: 'USDC', amount: '2.500000' },
          ],
        },
      ],
    })
  })
  test('takes a share of what came, rounded up to the last place', () => {
    const command = { ...approve(), input: { topUpId: 't1', feeRate: '0.0000000151' } }
    wallet
      .given(submitted)
      .when(command)
      .thenFacts({ type: 'TopUpApproved', fee: '0.000002', credited: '99.999998' })
  })
  test('takes a fee that leaves the last place of the books', () => {
    wallet
      .given(submitted)
      .when(approve('99.999999'))
      .thenFacts({ type: 'TopUpApproved', credited: '0.000001' })
  })
  test('is refused when the fee takes everything', () => {
    wallet.given(submitted).when(approve('100')).thenRefused({ kind: 'fee-above-amount' })
  })
  test('is refused to the member themselves', () => {
    wallet.given(submitted).when(approve('0', ada)).thenRefused({ kind: 'own-case' })
  })
  test('is refused the second time', () => {
    const { after } = wallet.given(submitted).when(approve()).thenFacts({ type: 'TopUpApproved' })
    expect(keptAt(after.topUps, 't1')?.status).toBe('approved')
    wallet
      .given(submitted, rejected)
      .when(approve())
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
  test('is refused when nobody submitted it', () => {
    wallet.given().when(approve()).thenRefused({ kind: 'top-up-unknown' })
  })
})

describe('rejecting a top-up', () => {
  test('moves nothing and keeps the reason', () => {
    const { after } = wallet.given(submitted).when(reject(' not on the chain ')).thenFacts(rejected)
    expect(after.balances).toEqual({})
  })
  test('is refused without a reason', () => {
    wallet.given(submitted).when(reject('  ')).thenRefused({ kind: 'reason-missing' })
  })
  test('is refused to the member themselves', () => {
    wallet.given(submitted).when(reject('no', ada)).thenRefused({ kind: 'own-case' })
  })
  test('is refused once decided', () => {
    wallet
      .given(submitted, rejected)
      .when(reject('again'))
      .thenRefused({ kind: 'already-decided', status: 'rejected' })
  })
})
