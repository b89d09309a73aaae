import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { allowListAt, restsUntil } from './allow-list.ts'
import { type AddressFact, addressesDecider } from './chain-addresses.ts'

const addresses = decisionsOf(addressesDecider, '7')
const where = { currency: 'USDC', network: 'ERC20' }
const now = '2026-11-23T10:00:00.000Z'
const tomorrow = '2026-11-24T10:00:00.000Z'
const cooling = { now, restedAt: tomorrow }
const bind = (addressId: string) =>
  ({ type: 'BindAddress', input: { addressId, ...where }, given: cooling }) as const
const turnOn = (at = now, by: 'member' | 'letter' = 'member') =>
  ({ type: 'TurnOnAllowList', input: { by }, given: { now: at } }) as const
const end = (at = now) =>
  ({ type: 'EndAllowList', input: {}, given: { now: at, restedAt: tomorrow } }) as const
const unbind = (addressId: string) => ({ type: 'UnbindAddress', input: { addressId } }) as const
const apply = (applicationId: string, verified = true, network = 'ERC20') =>
  ({
    type: 'ApplyForDepositAddress',
    input: { applicationId, currency: 'USDC', network },
    given: { verified },
  }) as const
const give = (addressId: string, network = 'ERC20') =>
  ({ type: 'GiveDepositAddress', input: { addressId, network } }) as const
const retire = (addressId: string) => ({ type: 'RetireDepositAddress', input: { addressId } }) as const

const bound: AddressFact = { type: 'AddressBound', addressId: 'a', ...where, usableFrom: tomorrow }
const listOn: AddressFact = { type: 'AllowListTurnedOn', by: 'member' }
const endAsked: AddressFact = { type: 'AllowListEndAsked', endsAt: tomorrow }
const applied: AddressFact = { type: 'DepositAddressApplied', applicationId: 'q', ...where }
const given: AddressFact = {
  type: 'DepositAddressGiven',
  addressId: 'd',
  network: 'ERC20',
  applications: [],
}
const retired: AddressFact = { type: 'DepositAddressRetired', addressId: 'd' }

describe('an address book', () => {
  test('takes an address once and lets it go once', () => {
    addresses.given().when(bind('a')).thenFacts(bound)
    addresses.given(bound).when(bind('a')).thenNothing()
    addresses.given(bound).when(unbind('a')).thenFacts({ type: 'AddressUnbound', addressId: 'a' })
    addresses
      .given(bound, { type: 'AddressUnbound', addressId: 'a' })
      .when(unbind('a'))
      .thenRefused({ kind: 'case-unknown' })
    addresses.given(bound).when(unbind('b')).thenRefused({ kind: 'case-unknown' })
  })
})

describe('an allow-list', () => {
  test('is turned on once, by member or letter', () => {
    addresses.given().when(turnOn()).thenFacts(listOn)
    addresses.given(listOn).when(turnOn()).thenNothing()
    addresses.given(listOn).when(turnOn(now, 'letter')).thenNothing()
  })
  test('ends a day after that was asked for, not a moment before, unless it is turned on meanwhile', () => {
    addresses.given().when(end()).thenNothing()
    addresses.given(listOn).when(end()).thenFacts(endAsked)
    const ending = addresses.given(listOn, endAsked)
    ending.when(end()).thenNothing()
    const { allowList } = ending.state
    expect(allowListAt(allowList, '2026-11-24T09:59:59.999Z')).toEqual({ isOn: true, endsAt: tomorrow })
    expect(allowListAt(allowList, tomorrow)).toEqual({ isOn: false })
    ending.when(turnOn(now, 'letter')).thenFacts({ type: 'AllowListTurnedOn', by: 'letter' })
    const kept = addresses.given(listOn, endAsked, listOn).state
    expect(allowListAt(kept.allowList, tomorrow)).toEqual({ isOn: true })
    ending.when(turnOn(tomorrow)).thenFacts(listOn)
    ending.when(end(tomorrow)).thenNothing()
  })
  test('lets a new address rest for a day, and those that were saved before it was there not at all', () => {
    const of = (...facts: AddressFact[]) => addresses.given(...facts).state
    expect(restsUntil(of(bound), 'a', now)).toBeUndefined()
    expect(restsUntil(of(bound, listOn), 'a', now)).toBe(tomorrow)
    expect(restsUntil(of(bound, listOn), 'a', tomorrow)).toBeUndefined()
    expect(restsUntil(of(bound, listOn, endAsked), 'a', now)).toBe(tomorrow)
    expect(
      restsUntil(of({ type: 'AddressBound', addressId: 'a', ...where }, listOn), 'a', now),
    ).toBeUndefined()
  })
})

describe('an application for a deposit address', () => {
  test('is made once a network, while there is no address', () => {
    addresses.given().when(apply('q')).thenFacts(applied)
    addresses.given(applied).when(apply('r')).thenNothing()
    addresses.given(given).when(apply('q')).thenNothing()
    addresses
      .given(applied)
      .when(apply('r', true, 'TRC20'))
      .thenFacts({ applicationId: 'r' })
    addresses.given(given, retired).when(apply('q')).thenFacts(applied)
  })
  test('needs a verified member', () => {
    addresses.given().when(apply('q', false)).thenRefused({ kind: 'identity-not-verified' })
  })
  test('is complete when an address is given on its network, and on no other', () => {
    addresses
      .given(applied)
      .when(give('d'))
      .thenFacts({ addressId: 'd', applications: ['q'] })
    addresses.given(applied).when(give('d', 'TRC20')).thenFacts({ addressId: 'd', applications: [] })
    addresses
      .given(applied, { ...given, applications: ['q'] }, retired)
      .when(give('e'))
      .thenFacts({ applications: [] })
  })
})

describe('a deposit address', () => {
  test('is one a network', () => {
    addresses.given().when(give('d')).thenFacts(given)
    addresses.given(given).when(give('d')).thenNothing()
    addresses.given(given).when(give('e')).thenRefused({ kind: 'deposit-address-held' })
    addresses.given(given).when(give('e', 'TRC20')).thenFacts({ addressId: 'e', network: 'TRC20' })
  })
  test('makes room for another when it is retired, once', () => {
    addresses.given(given).when(retire('d')).thenFacts(retired)
    addresses.given(given, retired).when(retire('d')).thenRefused({ kind: 'case-unknown' })
    addresses.given(given, retired).when(give('e')).thenFacts({ addressId: 'e' })
  })
})
