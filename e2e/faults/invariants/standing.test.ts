import { describe, expect, test } from 'vitest'
import { addressesOfTwo, unlikeTable } from './addresses.ts'
import { leftHalf } from './leavers.ts'
import { payQrs, unpaidBonuses } from './once.ts'
import { cardTypes, levels } from './standing.ts'
import { event } from './testing/event.ts'

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
