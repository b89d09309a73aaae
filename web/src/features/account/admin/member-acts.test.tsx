import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useAnnouncement } from '../../../client/announce.ts'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { MemberActs } from './member-acts.tsx'

const asked: unknown[] = []
let role: wire.Role = 'superadmin'
const server = setupServer(
  http.get('*/v1/user/userinfo', () => HttpResponse.json({ status: true, data: [{ uid: '100044', role }] })),
  http.get('*/v1/viplevels/list', () =>
    HttpResponse.json({ status: true, data: [{ level: 3, level_name: 'VIP 3' }] }),
  ),
  http.get('*/v1/usergroups/list', () =>
    HttpResponse.json({
      status: true,
      data: [
        { group_code: 'staff', group_name: 'Staff', status: 1 },
        { group_code: 'old', group_name: 'Old friends', status: 0 },
      ],
    }),
  ),
  http.post('*/v1/user/:act', async ({ request, params }) => {
    asked.push([params.act, await request.json()])
    return HttpResponse.json({
      status: true,
      data: [{ uid: '100046', status: 0, vip_level: 0, user_group: null }],
    })
  }),
)
const signIn = () => keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role })
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  role = 'superadmin'
  signIn()
})

const ada = {
  uid: '100046',
  username: 'Ada',
  email: 'ada@example.com',
  language: 'en',
  role: 'member',
  status: 1,
  vip_level: 0,
  user_group: null,
} as wire.Member
const show = (over: Partial<wire.Member> = {}) => {
  signIn()
  return onPage(<MemberActs member={{ ...ada, ...over }} />)
}
const names = () => screen.queryAllByRole('button').map(button => button.textContent)

/** Opens an act's dialog. */
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(
    (await screen.findAllByRole('dialog', { hidden: true })).find(each =>
      each.hasAttribute('open'),
    ) as HTMLElement,
  )
  const press = () => fireEvent.click(dialog.getByRole('button', { name, hidden: true }))
  const type = (label: string | RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  return { dialog, press, type }
}

describe('what an administrator may do to a member', () => {
  test('removes an authenticator app that is on, with a reason', async () => {
    role = 'support'
    await show({ authenticator: 1 })
    const { dialog, press, type } = await open('Remove authenticator app')
    expect(dialog.getByText(/be sure whom you speak to/)).toBeTruthy()
    press()
    expect(asked).toEqual([])
    type(/^Reason/, 'Lost the phone; known by video call')
    press()
    await waitFor(() =>
      expect(asked).toEqual([
        ['removeauthenticator', { uid: '100046', reason: 'Lost the phone; known by video call' }],
      ]),
    )
  })

  test('says of what waits that another administrator decides it, whose role the policy names', async () => {
    server.use(
      http.post('*/v1/user/disable', () =>
        HttpResponse.json({
          status: false,
          code: 'WAITS_FOR_SECOND',
          msg: 'It waits',
          proposal: 'p-1',
          data: [],
        }),
      ),
    )
    const Said = () => <output>{useAnnouncement()?.text}</output>
    await onPage(
      <>
        <MemberActs member={{ ...ada, role: 'finance' }} />
        <Said />
      </>,
    )
    const { dialog, press, type } = await open('Disable account')
    dialog.getByText(/This is an administrator: a second administrator has to approve it/)
    type(/^Reason/, 'Left the team')
    press()
    await screen.findByText('Proposed: another administrator has to approve it.')
  })

  test('has nothing to remove while no authenticator app is on', async () => {
    await show({ authenticator: 0 })
    await screen.findByRole('button', { name: 'End sessions' })
    expect(names()).not.toContain('Remove authenticator app')
  })

  test('unfreezes a frozen account, with a reason', async () => {
    await show({ frozen: 1 })
    const { dialog, press, type } = await open('Unfreeze account')
    dialog.getByText(/Be sure whom you speak to/)
    press()
    expect(asked).toEqual([])
    type(/Reason/, 'Called back at the known number')
    press()
    await waitFor(() =>
      expect(asked).toEqual([
        ['unfreezemember', { uid: '100046', reason: 'Called back at the known number' }],
      ]),
    )
  })

  test('disables with a reason only, and says what follows', async () => {
    await show()
    const { dialog, press, type } = await open('Disable account')
    dialog.getByText(/^Every session ends at once\./)
    press()
    dialog.getByText('Say why: the audit trail keeps it.')
    expect(asked).toEqual([])
    type(/^Reason/, ' Card stolen ')
    press()
    await waitFor(() => expect(asked).toEqual([['disable', { uid: '100046', reason: 'Card stolen' }]]))
  })
  test('enables who is disabled', async () => {
    await show({ status: 0 })
    const { press, type } = await open('Enable account')
    type(/^Reason/, 'Card found')
    press()
    await waitFor(() => expect(asked).toEqual([['enable', { uid: '100046', reason: 'Card found' }]]))
  })
  test('ends every session, and leaves the account enabled', async () => {
    await show()
    const { dialog, press, type } = await open('End sessions')
    dialog.getByText(/The account stays enabled/)
    type(/^Reason/, 'Left a phone in a taxi')
    press()
    await waitFor(() =>
      expect(asked).toEqual([['endsessions', { uid: '100046', reason: 'Left a phone in a taxi' }]]),
    )
  })
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
  test('is nothing to oneself, by role, and to administrators for superadministrators', async () => {
    const { unmount } = await show()
    await waitFor(() =>
      expect(names()).toEqual([
        'Edit details',
        'Set VIP level',
        'Set user group',
        'Change role',
        'Clear PAY code',
        'End sessions',
        'Disable account',
      ]),
    )
    unmount()
    role = 'finance'
    const finance = await show()
    await waitFor(() => expect(names()).toEqual(['Set VIP level', 'Set user group']))
    finance.unmount()
    role = 'support'
    const support = await show()
    const { dialog } = await open('Edit details')
    expect(dialog.queryByLabelText('E-mail')).toBeNull()
    support.unmount()
    let heard = false
    server.events.on('response:mocked', () => {
      heard = true
    })
    for (const over of [{ uid: '100044' }, { role: 'operator' as const }]) {
      heard = false
      const none = await show(over)
      await waitFor(() => expect(heard).toBe(true))
      expect(names()).toEqual([])
      none.unmount()
    }
  })
})
