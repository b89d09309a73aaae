import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { describe, expect, test } from 'vitest'
import { useAnnouncement } from '../../../client/announce.ts'
import {
  ada,
  asked,
  givenMemberActs,
  names,
  open,
  server,
  show,
  signIn,
} from '../../../testing/member-acts-kit.tsx'
import { onPage } from '../../../testing/on-screen.tsx'
import { MemberActs } from './member-acts.tsx'

givenMemberActs()

describe('what an administrator may do to a member', () => {
  test('removes an authenticator app that is on, with a reason', async () => {
    signIn('support')
    await show({ authenticator: 1 })
    const { dialog, press, type } = await open('Remove authenticator app')
    dialog.getByText(/be sure who you are speaking to/)
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
    dialog.getByText(/Be sure who you are speaking to/)
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
    signIn('finance')
    const finance = await show()
    await waitFor(() => expect(names()).toEqual(['Set VIP level', 'Set user group']))
    finance.unmount()
    signIn('support')
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
