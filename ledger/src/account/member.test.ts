import { describe, expect, test } from 'vitest'
import { decisionsOf } from '../testing/given.ts'
import { type MemberCommand, type MemberFact, memberDecider } from './member.ts'

const member = decisionsOf(memberDecider, '100044')
const registered: MemberFact = { type: 'MemberRegistered', userType: 0 }
const reason = 'Asked for by the member at the desk'
const approver = '1'

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
      { type: 'SetVip', input: { level: 3, reason }, given: { approver } },
      { type: 'VipSet', level: 3, reason },
    ],
    [
      { type: 'SetUserGroup', input: { group: 'staff', reason }, given: { approver } },
      { type: 'UserGroupSet', group: 'staff', reason },
    ],
    [
      { type: 'SwitchQuickPay', input: { on: false } },
      { type: 'QuickPaySwitched', on: false },
    ],
    [
      { type: 'SwitchEarn', input: { on: false } },
      { type: 'EarnSwitched', on: false },
    ],
    [
      { type: 'DisableMember', input: { reason }, given: { approver } },
      { type: 'MemberDisabled', reason },
    ],
    [
      { type: 'SetRole', input: { role: 'finance' } },
      { type: 'RoleSet', role: 'finance' },
    ],
    [
      { type: 'SetRole', input: { role: 'auditor', reason }, given: { from: 'member', approver } },
      { type: 'RoleSet', role: 'auditor', reason },
    ],
  ] as const)('changes by %j, and not a second time', (command, fact) => {
    member.given(registered).when(command).thenFacts(fact)
    member.given(registered, fact).when(command).thenNothing()
    member.given().when(command).thenRefused({ kind: 'member-unknown' })
  })
  test('can be enabled again', () => {
    const enabling = { type: 'EnableMember', input: { reason }, given: { approver } } as const
    member
      .given(registered, { type: 'MemberDisabled' })
      .when(enabling)
      .thenFacts({ type: 'MemberEnabled', reason })
    member.given(registered).when(enabling).thenNothing()
    expect(member.given(registered, { type: 'MemberDisabled' }).state.enabled).toBe(false)
  })

  test('is taken out of a user group, and not a second time', () => {
    const given = { type: 'UserGroupSet', group: 'staff', reason } as const
    const taking = { type: 'SetUserGroup', input: { group: null, reason }, given: { approver } } as const
    const taken = { type: 'UserGroupSet', group: null, reason } as const
    expect(member.given(registered, given).state.userGroup).toBe('staff')
    const { after } = member.given(registered, given).when(taking).thenFacts(taken)
    expect(after.userGroup).toBeUndefined()
    member.given(registered, given, taken).when(taking).thenNothing()
    member.given(registered).when(taking).thenNothing()
  })

  test('is edited by naming the fields alone, each time it is', () => {
    const edit = { type: 'EditMember', input: { fields: ['email'], reason }, given: { approver } } as const
    const edited = { type: 'MemberEdited', fields: ['email'], reason } as const
    member.given(registered).when(edit).thenFacts(edited)
    member.given(registered, edited).when(edit).thenFacts(edited)
    member
      .given(registered)
      .when({ ...edit, input: { fields: [], reason } })
      .thenNothing()
  })
  test('has its sessions ended each time somebody says so, and stays as it was', () => {
    const end = { type: 'EndSessions', input: { reason }, given: { approver } } as const
    const ended = { type: 'SessionsEnded', reason } as const
    const { after } = member.given(registered).when(end).thenFacts(ended)
    expect(after).toEqual(member.given(registered).state)
    member.given(registered, ended).when(end).thenFacts(ended)
  })
  test('has an authenticator app removed each time somebody says so, and stays as it was', () => {
    const remove = { type: 'RemoveAuthenticator', input: { reason }, given: { approver } } as const
    const removed = { type: 'AuthenticatorRemoved', reason } as const
    const { after } = member.given(registered).when(remove).thenFacts(removed)
    expect(after).toEqual(member.given(registered).state)
    member.given(registered, removed).when(remove).thenFacts(removed)
  })
  test.each([
    ['EndSessions', {}],
    ['RemoveAuthenticator', {}],
    ['DisableMember', {}],
    ['EnableMember', {}],
    ['SetVip', { level: 3 }],
    ['SetUserGroup', { group: 'staff' }],
    ['EditMember', { fields: ['username'] }],
  ] as const)('%s is not done to oneself, nor without a reason', (type, more) => {
    const command = (reason: string, approver: string) =>
      ({ type, input: { ...more, reason }, given: { approver } }) as MemberCommand
    for (const disabled of [[], [{ type: 'MemberDisabled' } as const]]) {
      const { when } = member.given(registered, ...disabled)
      when(command(reason, '100044')).thenRefused({ kind: 'own-case' })
      when(command('  ', approver)).thenRefused({ kind: 'reason-missing' })
    }
  })

  test('leaves for good, once, and is not known afterwards', () => {
    const deletion = { type: 'DeleteMember', input: {} } as const
    const { after } = member.given(registered).when(deletion).thenFacts({ type: 'MemberDeleted' })
    expect(after).toMatchObject({ enabled: false, deleted: true })
    member.given(registered, { type: 'MemberDeleted' }).when(deletion).thenNothing()
    member
      .given(registered, { type: 'MemberDeleted' })
      .when({ type: 'EnableMember', input: { reason }, given: { approver } })
      .thenRefused({ kind: 'member-unknown' })
  })
  test('does not leave while holding an office', () => {
    member
      .given(registered, { type: 'RoleSet', role: 'support' })
      .when({ type: 'DeleteMember', input: {} })
      .thenRefused({ kind: 'role-held' })
  })
})
