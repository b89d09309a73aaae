import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { describe, expect, test } from 'vitest'
import { addressesOfTwo, unlikeTable } from './addresses.ts'
import { fold, transit } from './books.ts'
import { unfinishedImports } from './imports.ts'
import { leftHalf } from './leavers.ts'
import { decidedTwice, heldTwice, payQrs, twice, unpaidBonuses } from './once.ts'
import { acknowledged, counted } from './promises.ts'
import { cardTypes, levels } from './standing.ts'

let position = 0
const event = (stream: string, type: string, data: object, commandId = 'c', actor = 'admin'): LedgerEvent =>
  ({
    ...{ stream, type, data, position: String(++position) },
    metadata: { commandId, actor: { kind: actor, id: 'x' } },
  }) as never
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

describe('a deposit address', () => {
  const given = (uid: string, addressId: string) =>
    event(`addresses-${uid}`, 'DepositAddressGiven', { addressId, network: 'ERC20' })
  test('is one member’s, and never another’s', () => {
    expect(addressesOfTwo([given('1', 'a'), given('2', 'b')])).toEqual([])
    expect(addressesOfTwo([given('1', 'a'), given('2', 'a')])).toEqual(["the address a is 1's and 2's"])
  })
  test('is the same member’s in the log and in the table', () => {
    expect(unlikeTable([given('1', 'a')], [{ id: 'a', uid: '1' }])).toEqual([])
    expect(unlikeTable([given('1', 'a')], [])).toHaveLength(1)
    expect(unlikeTable([], [{ id: 'a', uid: '1' }])).toHaveLength(1)
    expect(unlikeTable([given('1', 'a')], [{ id: 'a', uid: '2' }])).toHaveLength(2)
  })
})

describe('a VIP level', () => {
  const approved = (level: number) => event('member-1', 'VipApplicationApproved', { level })
  const set = (level: number) => event('member-1', 'VipSet', { level })
  test('is the one that was approved last, also where it was that already', () => {
    expect(levels([approved(1), set(1), approved(2), set(2), approved(2)])).toEqual([])
    expect(levels([approved(1)])).toHaveLength(1)
    expect(levels([approved(1), set(1), approved(2)])).toEqual(['member-1 was approved at level 2 and has 1'])
  })
})

test('a card is of the type that was asked for', () => {
  const opened = (cardId: string, given: object) => event('wallet-1', 'CardOpened', { cardId, ...given })
  const events = [opened('a', { cardType: 'gold' }), opened('b', {}), opened('c', { cardType: 'blue' })]
  expect(cardTypes(events, new Map([['a', 'gold']]))).toEqual([])
  const wrong = cardTypes(events, new Map(['a', 'b', 'c'].map(id => [id, 'gold'])))
  expect(wrong).toEqual([
    'wallet-1 asked for a card of the type gold and has one of none',
    'wallet-1 asked for a card of the type gold and has one of blue',
  ])
})

describe('a pay code', () => {
  const reserved = event('wallet-1', 'PayCodeReserved', { codeId: 'p', amount: '2.00' })
  const paid = event('wallet-1', 'PayCodePaid', { codeId: 'p', amount: '1.00' })
  test('may pay and give back its reserve, and not a cent more', () => {
    expect(payQrs([reserved, paid, paid])).toEqual([])
    const returned = event('wallet-1', 'PayCodeReturned', { codeId: 'p', amount: '0.01' })
    expect(payQrs([reserved, paid, paid, returned])).toHaveLength(1)
  })
})

describe('bonuses', () => {
  const joined = event('member-2', 'MemberRegistered', { referrer: '1' })
  const verified = (actor: string) => event('member-2', 'KycDecided', { status: 1 }, 'c', actor)
  test('are owed once a member is verified, to them and to the member who brought them, until they are paid', () => {
    expect(unpaidBonuses([joined])).toEqual([])
    expect(unpaidBonuses([joined, verified('system')])).toEqual([])
    expect(unpaidBonuses([joined, verified('admin')])).toHaveLength(3)
    const paid = [
      event('wallet-2', 'BonusGranted', { bonus: 'sign-up', about: 'voucher' }),
      event('wallet-2', 'BonusGranted', { bonus: 'referee', about: '1' }),
      event('wallet-1', 'BonusGranted', { bonus: 'referrer', about: '2' }),
    ]
    expect(unpaidBonuses([joined, verified('admin'), ...paid])).toEqual([])
  })
})

describe('who has left', () => {
  const closed = event('wallet-1', 'WalletClosed', {})
  const deleted = event('member-1', 'MemberDeleted', {})
  test('has left altogether', () => {
    expect(leftHalf([closed, deleted], ['2'])).toEqual([])
    expect(leftHalf([closed], ['1', '2'])).toEqual(['the wallet of 1 is closed, and 1 has not left'])
    expect(leftHalf([closed, deleted], ['1', '2'])).toEqual(['1 has left, and is still known by name'])
  })
  test('is owed no bonus any more', () => {
    const verified = event('member-1', 'KycDecided', { status: 1 })
    expect(unpaidBonuses([verified])).toHaveLength(1)
    expect(unpaidBonuses([verified, closed])).toEqual([])
  })
})
