import { describe, expect, test } from 'vitest'
import { ada, openedCard, toppedUp, USD, USDC, wallet } from '../testing/wallet-cases.ts'
import type { CardStatus } from '../wallet/cases.ts'
import type { WalletFact } from '../wallet/wallet-decider.ts'
import { notChargeable, type OpenCard } from './open-card.ts'

const open = (given: Partial<OpenCard['given']> = {}, currency = 'USDC'): OpenCard => ({
  type: 'OpenCard',
  input: { cardId: 'card-1', currency },
  given: {
    verified: true,
    currency: USDC,
    cardCurrency: USD,
    fee: '50',
    initialBalance: '20',
    precharge: '100',
    ...given,
  },
})
const voucher: WalletFact = {
  type: 'DepositSubmitted',
  depositId: 'd1',
  target: 'open-card',
  currency: 'USD',
  amount: '100',
  proofId: 'file-1',
}
const failed: WalletFact = { type: 'DepositFailed', depositId: 'd1', reason: 'never came' }

describe('opening a card with a stablecoin', () => {
  test('takes the fee and the precharge, and puts the precharge and the initial balance on the card', () => {
    const { after } = wallet.given(toppedUp('150.00 USDC')).when(open()).thenFacts({
      type: 'CardOpened',
      openedBy: 'wallet',
      currency: 'USDC',
      fee: '50.000000',
      precharge: '100.00',
      initialBalance: '20.00',
    })
    expect(after.balances).toMatchObject({ USDC: { available: '0' }, USD: { card: '120', available: '0' } })
    expect(after.card).toEqual({ cardId: 'card-1', status: 'in-review', openedBy: 'wallet' })
  })
  test('leaves coins and dollars balanced, each on its own', () => {
    const { decision } = wallet.given(toppedUp('150.00 USDC')).when(open())
    expect(decision).toMatchObject({
      facts: [
        {
          legs: [
            { account: `user:${ada}:available`, currency: 'USDC', amount: '-50.000000' },
            { account: 'house:card-fees', currency: 'USDC', amount: '50.000000' },
            { account: `user:${ada}:available`, currency: 'USDC', amount: '-100.000000' },
            { account: 'house:swap', currency: 'USDC', amount: '100.000000' },
            { account: 'house:swap', currency: 'USD', amount: '-100.00' },
            { account: `user:${ada}:card`, currency: 'USD', amount: '100.00' },
            { account: 'house:card-fees', currency: 'USD', amount: '-20.00' },
            { account: `user:${ada}:card`, currency: 'USD', amount: '20.00' },
          ],
        },
      ],
    })
  })
  test('needs no precharge', () => {
    const { after } = wallet
      .given(toppedUp('50.00 USDC'))
      .when(open({ precharge: '0' }))
      .thenFacts({ precharge: '0.00' })
    expect(after.balances.USD?.card).toBe('20')
  })
  test('is refused when the smallest unit is missing', () => {
    wallet
      .given(toppedUp('149.999999 USDC'))
      .when(open())
      .thenRefused({ kind: 'insufficient-funds', currency: 'USDC', short: '0.000001' })
  })
  test('is not done at another price than the member has seen', () => {
    const seen = (total: string) =>
      wallet
        .given(toppedUp('500.00 USDC'))
        .when({ ...open(), input: { cardId: 'card-1', currency: 'USDC', total } })
    seen('150').thenFacts({ type: 'CardOpened' })
    seen('149').thenRefused({ kind: 'price-changed', total: '150.000000', currency: 'USDC' })
  })
  test('is refused before the member is verified, with another currency and with an item that is not offered', () => {
    const rich = wallet.given(toppedUp('500.00 USDC'))
    rich.when(open({ verified: false })).thenRefused({ kind: 'identity-not-verified' })
    rich.when(open({}, 'USD')).thenRefused({ kind: 'not-a-stablecoin', currency: 'USD' })
    rich.when(open({ precharge: undefined })).thenRefused({ kind: 'precharge-not-offered' })
  })
  test('gives the card the type that was chosen, for good, and none where the house has none', () => {
    const rich = wallet.given(toppedUp('500.00 USDC'))
    const { after } = rich
      .when(open({ type: { id: 'gold', isOffered: true } }))
      .thenFacts({ type: 'CardOpened', cardType: 'gold' })
    expect(after.card).toMatchObject({ cardType: 'gold' })
    expect(rich.when(open()).thenFacts({ type: 'CardOpened' }).after.card).not.toHaveProperty('cardType')
  })
  test('is refused with a type that is not offered', () => {
    wallet
      .given(toppedUp('500.00 USDC'))
      .when(open({ type: { id: 'gone', isOffered: false } }))
      .thenRefused({ kind: 'card-type-not-offered' })
  })
  test('happens once: again with the same id changes nothing, with another it is refused', () => {
    const opened = wallet.given(toppedUp('500.00 USDC'), openedCard)
    opened.when(open()).thenNothing()
    opened
      .when({ ...open(), input: { cardId: 'card-2', currency: 'USDC' } })
      .thenRefused({ kind: 'card-open-already' })
  })
  test('waits for an order number of the other provider, unless that was rejected', () => {
    const ordered: WalletFact = { type: 'CardOrderSubmitted', orderId: 'o1', orderHash: 'h' }
    const rejected: WalletFact = { type: 'CardOrderRejected', orderId: 'o1', reason: 'unknown' }
    wallet
      .given(toppedUp('150.00 USDC'), ordered)
      .when(open())
      .thenRefused({ kind: 'order-number-already-submitted' })
    wallet.given(toppedUp('150.00 USDC'), ordered, rejected).when(open()).thenFacts({ type: 'CardOpened' })
  })
  test('waits for a bank transfer that is to open one, unless that came to nothing', () => {
    wallet
      .given(toppedUp('150.00 USDC'), voucher)
      .when(open())
      .thenRefused({ kind: 'voucher-already-submitted' })
    wallet.given(toppedUp('150.00 USDC'), voucher, failed).when(open()).thenFacts({ type: 'CardOpened' })
  })
})

describe('a card', () => {
  test('can be charged while it is active, or suspended for want of money', () => {
    const because = (status: CardStatus) =>
      notChargeable({ cardId: 'card-1', openedBy: 'wallet', status })?.kind
    expect(because('active')).toBeUndefined()
    expect(because('suspended')).toBeUndefined()
    expect(because('in-review')).toBe('card-in-review')
    expect(because('blocked')).toBe('card-blocked')
    expect(
      notChargeable({ cardId: 'card-1', openedBy: 'wallet', status: 'active' }, { expired: true }),
    ).toEqual({
      kind: 'card-expired',
    })
    expect(notChargeable(undefined)).toEqual({ kind: 'card-missing' })
  })
})
