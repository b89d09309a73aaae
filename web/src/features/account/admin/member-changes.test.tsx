import { waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ada, asked, givenMemberActs, open, show } from '../../../testing/member-acts-kit.tsx'

givenMemberActs()

describe('what an administrator may change of a member', () => {
  test('gives another VIP level, and sends nothing while it is the same', async () => {
    await show()
    const { dialog, press, type } = await open('Set VIP level')
    type(/^Reason/, 'Large volume')
    press()
    dialog.getByText('Nothing is changed yet.')
    expect(asked).toEqual([])
    await dialog.findByText('VIP 3')
    type('VIP level', '3')
    press()
    await waitFor(() =>
      expect(asked).toEqual([['setvip', { uid: '100046', reason: 'Large volume', vip_level: 3 }]]),
    )
  })
  test('puts a member into a user group that is shown, and out of one that is hidden', async () => {
    const { unmount } = await show()
    const into = await open('Set user group')
    await into.dialog.findByText('Staff')
    expect(into.dialog.queryByText('Old friends')).toBeNull()
    into.type(/^Reason/, 'Works here')
    into.type('User group', 'staff')
    into.press()
    await waitFor(() =>
      expect(asked).toEqual([['setgroup', { uid: '100046', reason: 'Works here', user_group: 'staff' }]]),
    )
    unmount()
    await show({ user_group: 'old' })
    const out = await open('Set user group')
    await out.dialog.findByText('Old friends')
    out.type(/^Reason/, 'Left')
    out.type('User group', '')
    out.press()
    await waitFor(() =>
      expect(asked.slice(1)).toEqual([['setgroup', { uid: '100046', reason: 'Left', user_group: null }]]),
    )
  })
  test('proposes a role, and to take one away', async () => {
    await show({ role: 'finance' })
    const { dialog, press, type } = await open('Change role')
    dialog.getByText(/^Another superadministrator has to approve this/)
    type('Role', 'member')
    type(/^Reason/, 'Left the company')
    press()
    await waitFor(() =>
      expect(asked).toEqual([['role', { uid: '100046', reason: 'Left the company', role: 'member' }]]),
    )
  })
  test('edits only what was changed, and no address that is none', async () => {
    await show()
    const { dialog, press, type } = await open('Edit details')
    type(/^Reason/, 'Married')
    type('E-mail', 'no address')
    press()
    dialog.getByText('Wrong Email Format')
    expect(asked).toEqual([])
    type('E-mail', ada.email)
    type('Username', 'Ada King')
    press()
    await waitFor(() =>
      expect(asked).toEqual([['edit', { uid: '100046', reason: 'Married', username: 'Ada King' }]]),
    )
  })
})
