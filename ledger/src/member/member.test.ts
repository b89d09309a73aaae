import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type MemberFact, memberDecider } from './member.ts'

const member = decisionsOf(memberDecider, '100044')
const registered: MemberFact = { type: 'MemberRegistered', userType: 0 }

describe('a member', () => {
  test('is registered once', () => {
    member
      .given()
      .when({ type: 'RegisterMember', input: { userType: 1 } })
      .thenFacts({ type: 'MemberRegistered', userType: 1 })
    member
      .given(registered)
      .when({ type: 'RegisterMember', input: { userType: 0 } })
      .thenNothing()
  })
  test('starts enabled, unverified, with quick pay on and no rights', () => {
    expect(member.given(registered).state).toMatchObject({
      enabled: true,
      kyc: -1,
      quickPayOn: true,
      role: 'member',
      vipLevel: 0,
    })
  })
  test.each([
    [
      { type: 'DecideKyc', input: { status: 1 } },
      { type: 'KycDecided', status: 1 },
    ],
    [
      { type: 'SetVip', input: { level: 3 } },
      { type: 'VipSet', level: 3 },
    ],
    [
      { type: 'SwitchQuickPay', input: { on: false } },
      { type: 'QuickPaySwitched', on: false },
    ],
    [
      { type: 'SwitchEarn', input: { on: false } },
      { type: 'EarnSwitched', on: false },
    ],
    [{ type: 'DisableMember', input: {} }, { type: 'MemberDisabled' }],
    [
      { type: 'SetRole', input: { role: 'finance' } },
      { type: 'RoleSet', role: 'finance' },
    ],
  ] as const)('changes by %j, and not a second time', (command, fact) => {
    member.given(registered).when(command).thenFacts(fact)
    member.given(registered, fact).when(command).thenNothing()
    member.given().when(command).thenRefused({ kind: 'member-unknown' })
  })
  test('can be enabled again', () => {
    member
      .given(registered, { type: 'MemberDisabled' })
      .when({ type: 'EnableMember', input: {} })
      .thenFacts({ type: 'MemberEnabled' })
    member.given(registered).when({ type: 'EnableMember', input: {} }).thenNothing()
    expect(member.given(registered, { type: 'MemberDisabled' }).state.enabled).toBe(false)
  })

  test('leaves for good, once, and is not known afterwards', () => {
    const deletion = { type: 'DeleteMember', input: {} } as const
    const { after } = member.given(registered).when(deletion).thenFacts({ type: 'MemberDeleted' })
    expect(after).toMatchObject({ enabled: false, deleted: true })
    member.given(registered, { type: 'MemberDeleted' }).when(deletion).thenNothing()
    member
      .given(registered, { type: 'MemberDeleted' })
      .when({ type: 'EnableMember', input: {} })
      .thenRefused({ kind: 'member-unknown' })
  })
  test('does not leave while holding an office', () => {
    member
      .given(registered, { type: 'RoleSet', role: 'support' })
      .when({ type: 'DeleteMember', input: {} })
      .thenRefused({ kind: 'role-held' })
  })
})
