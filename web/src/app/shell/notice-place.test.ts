import { expect, test } from 'vitest'
import type { Kind } from '../../features/account/member/received.ts'
import { noticePlace } from './notice-place.ts'

const placeOf = (kind: Kind, notice: 'house' | 'cards' = 'house') =>
  noticePlace({ id: 'e1', kind, notice, at: '2026-11-29T12:00:00.000Z' }).to

test.each<[Kind, string]>([
  ['BankUnlinked', '/banks'],
  ['AddressBound', '/userbindccaddress'],
  ['AddressUnbound', '/userbindccaddress'],
  ['DepositAddressGiven', '/topup'],
  ['InterestPaid', '/userfixeddeposits'],
  ['FixedDepositRateChanged', '/userfixeddeposits'],
  ['VipSet', '/vipapply'],
  ['GiftCardsRejected', '/giftcardapply'],
  ['VirtualAccountGiven', '/virtualaccount'],
  ['MemberEdited', '/accountinfo'],
  ['CardLogReversed', '/prepaidcard'],
])('a notice of %s that wrote no line leads to %s', (kind, to) => {
  expect(placeOf(kind)).toBe(to)
})

test('a notice about a card leads to the card', () => {
  expect(placeOf('CardDetailsEdited', 'cards')).toBe('/prepaidcard')
  expect(placeOf('CardPurchaseDeclined', 'cards')).toBe('/prepaidcard/purchases')
})
