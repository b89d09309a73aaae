import type { LedgerEvent } from '@strongroom/ledger'
import { describe, expect, test } from 'vitest'
import { fold, transit } from './books.ts'
import { payCodes, twice, unpaidBonuses } from './once.ts'
import { acknowledged, counted } from './promises.ts'

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
  test('is all there is: a fact that nobody was told of is one too many', () => {
    expect(counted([settled], [ack], new Map())).toEqual([])
    expect(counted([settled, settled], [ack], new Map())).toHaveLength(1)
    expect(counted([settled, settled], [ack], new Map([['SwapSettled', 1]]))).toEqual([])
  })
})

describe('what may happen once', () => {
  test.each([
    ['InterestPaid', { depositId: 'd', month: 1 }, { depositId: 'd', month: 2 }],
    ['BonusGranted', { bonus: 'referrer', about: '2' }, { bonus: 'referrer', about: '3' }],
    ['MovementReversed', { eventId: 'e' }, { eventId: 'f' }],
    ['PayCodeReceived', { codeId: 'p' }, { codeId: 'q' }],
    ['CardFeeTaken', { cardId: 'k', month: '2026-01' }, { cardId: 'k', month: '2026-02' }],
    ['CardLogBooked', { networkTransactionId: 'n' }, { networkTransactionId: 'm' }],
  ])('is found out when %s is there twice', (type, data, other) => {
    expect(twice([event('wallet-1', type, data), event('wallet-1', type, other)])).toEqual([])
    expect(twice([event('wallet-1', type, data), event('wallet-1', type, data)])).toHaveLength(1)
  })
})

describe('a pay code', () => {
  const reserved = event('wallet-1', 'PayCodeReserved', { codeId: 'p', amount: '2.00' })
  const paid = event('wallet-1', 'PayCodePaid', { codeId: 'p', amount: '1.00' })
  test('may pay and give back its reserve, and not a cent more', () => {
    expect(payCodes([reserved, paid, paid])).toEqual([])
    const returned = event('wallet-1', 'PayCodeReturned', { codeId: 'p', amount: '0.01' })
    expect(payCodes([reserved, paid, paid, returned])).toHaveLength(1)
  })
})

describe('bonuses', () => {
  const joined = event('member-2', 'MemberRegistered', { referrer: '1' })
  const verified = (actor: string) => event('member-2', 'KycDecided', { status: 1 }, 'c', actor)
  test('are owed once a member is verified, to them and to whoever brought them, until they are paid', () => {
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
