import type { MemberFact } from '@strongroom/ledger/account'
import type { WalletFact } from '@strongroom/ledger/wallet'
import { describe, expect, test } from 'vitest'
import { type Told, told } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { members } from './members.ts'

const of = (fact: MemberFact): Told => ['member-1', fact]
const registered = of({ type: 'MemberRegistered', userType: 0 } as MemberFact)
const standing = async (...facts: MemberFact[]) =>
  (await givenFacts(members, registered, ...facts.map(of))).of('members')[0]

describe('members', () => {
  test('begin enabled, unverified, with quick pay on', async () => {
    expect(await standing()).toEqual({
      uid: '1',
      user_type: 0,
      enabled: true,
      frozen: false,
      kyc_status: -1,
      vip_level: 0,
      user_group: null,
      quickpay_status: 1,
      role: 'member',
      registered_at: told,
    })
  })

  test.each<[MemberFact, object]>([
    [{ type: 'KycDecided', status: 1 } as MemberFact, { kyc_status: 1 }],
    [{ type: 'KycSubmitted', recordId: 'r1', kind: 0, documents: [] }, { kyc_status: 0 }],
    [{ type: 'VipSet', level: 3 } as MemberFact, { vip_level: 3 }],
    [{ type: 'UserGroupSet', group: 'staff', reason: 'x' }, { user_group: 'staff' }],
    [{ type: 'QuickPaySwitched', on: false }, { quickpay_status: 0 }],
    [{ type: 'MemberDisabled' } as MemberFact, { enabled: false }],
    [{ type: 'RoleSet', role: 'finance' }, { role: 'finance' }],
  ])('change with %j', async (fact, change) => {
    expect(await standing(fact)).toMatchObject(change)
  })

  test('can be frozen and unfrozen, which stands in the wallet’s stream', async () => {
    const inWallet = (fact: WalletFact): Told => ['wallet-1', fact]
    const frozenAfter = async (...facts: WalletFact[]) =>
      (await givenFacts(members, registered, ...facts.map(inWallet))).of('members')[0]?.frozen
    expect(await frozenAfter({ type: 'WalletFrozen', by: 'member' })).toBe(true)
    expect(await frozenAfter({ type: 'WalletFrozen', by: 'letter' }, { type: 'WalletUnfrozen' })).toBe(false)
  })

  test('can be disabled and enabled again', async () => {
    const facts = [{ type: 'MemberDisabled' }, { type: 'MemberEnabled' }] as MemberFact[]
    expect(await standing(...facts)).toMatchObject({ enabled: true })
  })
})
