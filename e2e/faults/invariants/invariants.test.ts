import { describe, expect, test } from 'vitest'
import { fold, transit } from './books.ts'
import { unfinishedImports } from './imports.ts'
import { decidedTwice, heldTwice, twice } from './once.ts'
import { acknowledged, counted } from './promises.ts'
import { event } from './testing/event.ts'

const moved = (from: string, to: string, amount: string) => ({
  legs: [
    { account: from, currency: 'USD', amount: `-${amount}` },
    { account: to, currency: 'USD', amount },
  ],
})

describe('the books after a storm', () => {
  test('are right when every pocket but the card’s stays above zero', () => {
    const fed = event('wallet-1', 'A', moved('world:chain', 'user:1:available', '5.00'))
    const spent = event('wallet-1', 'B', moved('user:1:card', 'world:card-network', '2.00'))
    expect(fold([fed, spent]).problems).toEqual([])
  })
  test.each(['available', 'locked', 'saving'])('are wrong when %s was below zero at any position', pocket => {
    const away = event('wallet-1', 'A', moved(`user:1:${pocket}`, 'world:chain', '5.00'))
    const back = event('wallet-1', 'B', moved('world:chain', `user:1:${pocket}`, '5.00'))
    expect(fold([away, back]).problems).toHaveLength(1)
  })
  test('are wrong when a currency does not sum to zero, or transit holds something', () => {
    const lame = event('wallet-1', 'A', {
      legs: [{ account: 'house:fees', currency: 'USD', amount: '1.00' }],
    })
    expect(fold([lame]).problems).toEqual(['all accounts together hold 1 USD'])
    const onItsWay = event('wallet-1', 'A', moved('world:bank', 'house:transit', '3.00'))
    expect(transit(fold([onItsWay]).balances)).toEqual(['house:transit USD still holds 3'])
  })
})

describe('what was promised', () => {
  const ack = { movement: 'swap', fact: 'SwapSettled', commandId: 'c', uid: '1' }
  const settled = event('wallet-1', 'SwapSettled', {})
  test('is kept by one fact under its command, in that member’s stream', () => {
    expect(acknowledged([settled], [ack])).toEqual([])
    expect(acknowledged([], [ack])).toHaveLength(1)
    expect(acknowledged([settled, settled], [ack])).toHaveLength(1)
    expect(acknowledged([{ ...settled, stream: 'wallet-2' }], [ack])).toHaveLength(1)
  })
  test('is known by its case where others decide on it', () => {
    const approved = event('wallet-1', 'TopUpApproved', { topUpId: 't' }, 'another')
    expect(acknowledged([approved], [{ ...ack, fact: 'TopUpApproved', commandId: 't' }])).toEqual([])
  })
  test('is kept in the stream its fact belongs in, which is not always the wallet’s', () => {
    const applied = { movement: 'VIP application', fact: 'VipApplied', commandId: 'c', uid: '1' }
    expect(acknowledged([event('member-1', 'VipApplied', {})], [applied])).toEqual([])
    expect(acknowledged([event('wallet-1', 'VipApplied', {})], [applied])).toHaveLength(1)
    const address = { movement: 'address', fact: 'DepositAddressGiven', commandId: 'ERC20', uid: '1' }
    const given = event('addresses-1', 'DepositAddressGiven', { network: 'ERC20' }, 'another')
    expect(acknowledged([given], [address])).toEqual([])
    expect(acknowledged([given, given], [address])).toHaveLength(1)
  })
  test('is all there is: a fact that nobody was told of is one too many', () => {
    expect(counted([settled], [ack], new Map())).toEqual([])
    expect(counted([settled, settled], [ack], new Map())).toHaveLength(1)
    expect(counted([settled, settled], [ack], new Map([['SwapSettled', 1]]))).toEqual([])
  })
  test('is all there is also of what nobody was told of once; but not of what comes by itself', () => {
    const reversed = event('wallet-1', 'MovementReversed', { eventId: 'e' })
    const bonus = event('wallet-1', 'BonusGranted', { bonus: 'referrer', about: '2' })
    const matured = event('wallet-1', 'FixedDepositMatured', { depositId: 'd' })
    expect(counted([settled, reversed], [ack], new Map())).toEqual([
      '0 MovementReversed were acknowledged, 1 are in the log',
    ])
    expect(counted([settled, bonus, matured], [ack], new Map())).toEqual([])
  })
})

describe('a large import', () => {
  const opened = event('cardimport-1', 'CardImportOpened', { rows: 10_001 })
  test('that was begun and has not ended is found', () => {
    const accepted = event('cardimport-1', 'CardImportAccepted', {})
    expect(unfinishedImports([opened, accepted])).toEqual(['cardimport-1 was begun and is not over'])
  })
  test.each(['CardImportBooked', 'CardImportRefused'])('is over with %s', type => {
    expect(unfinishedImports([opened, event('cardimport-1', type, {})])).toEqual([])
    expect(unfinishedImports([opened, event('cardimport-2', type, {})])).toHaveLength(1)
  })
})

describe('what may happen once', () => {
  test.each([
    ['InterestPaid', { depositId: 'd', month: 1 }, { depositId: 'd', month: 2 }],
    ['FixedDepositMatured', { depositId: 'd' }, { depositId: 'e' }],
    ['BonusGranted', { bonus: 'referrer', about: '2' }, { bonus: 'referrer', about: '3' }],
    ['MovementReversed', { eventId: 'e' }, { eventId: 'f' }],
    ['PayCodeReceived', { codeId: 'p' }, { codeId: 'q' }],
    ['CardFeeTaken', { cardId: 'k', month: '2026-01' }, { cardId: 'k', month: '2026-02' }],
    ['CardLogBooked', { networkTransactionId: 'n' }, { networkTransactionId: 'm' }],
    ['CardLogReversed', { logId: 'l' }, { logId: 'm' }],
    ['CardPurchaseCaptured', { reference: 'n' }, { reference: 'm' }],
    ['CardPurchaseRefunded', { reference: 'n' }, { reference: 'm' }],
    ['GiftCardsAccepted', { applicationId: 'g' }, { applicationId: 'h' }],
    ['VirtualAccountGiven', { proposalId: 'p' }, { proposalId: 'q' }],
  ])('is found out when %s is there twice', (type, data, other) => {
    expect(twice([event('wallet-1', type, data), event('wallet-1', type, other)])).toEqual([])
    expect(twice([event('wallet-1', type, data), event('wallet-1', type, data)])).toHaveLength(1)
  })
})

describe('a case', () => {
  const approved = event('member-1', 'VipApplicationApproved', { applicationId: 'a' })
  const rejected = event('member-1', 'VipApplicationRejected', { applicationId: 'a' })
  test('is decided once, and in one way', () => {
    const other = event('member-1', 'VipApplicationRejected', { applicationId: 'b' })
    const completed = event('wallet-1', 'DepositCompleted', { depositId: 'a' })
    expect(decidedTwice([approved, other, completed])).toEqual([])
    expect(decidedTwice([approved, rejected])).toEqual([
      'member-1: a is VipApplicationApproved and VipApplicationRejected',
    ])
    expect(decidedTwice([rejected, rejected])).toHaveLength(1)
  })
})

describe('what one case at a time may hold', () => {
  const order = (uid: string, orderId: string) =>
    event(`wallet-${uid}`, 'CardOrderSubmitted', { orderId, orderHash: 'h' })
  const transfer = (depositId: string, target = 'open-card') =>
    event('wallet-1', 'DepositSubmitted', { depositId, target })
  test('is an order’s number: free again once the order is rejected, and not before', () => {
    const rejected = event('wallet-1', 'CardOrderRejected', { orderId: 'a' })
    expect(heldTwice([order('1', 'a'), rejected, order('2', 'b')])).toEqual([])
    expect(heldTwice([order('1', 'a'), order('2', 'b'), rejected])).toHaveLength(1)
    expect(heldTwice([order('1', 'a'), rejected, order('2', 'b'), order('1', 'c')])).toHaveLength(1)
  })
  test.each(['DepositFailed', 'DepositRejected'])('is a card paid for by transfer, until %s', type => {
    const over = event('wallet-1', type, { depositId: 'a' })
    expect(heldTwice([transfer('a'), over, transfer('b')])).toEqual([])
    expect(heldTwice([transfer('a'), transfer('b')])).toHaveLength(1)
    expect(heldTwice([transfer('a'), transfer('b', 'wallet'), transfer('c', 'card')])).toEqual([])
  })
})
