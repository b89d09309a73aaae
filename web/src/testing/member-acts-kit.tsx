import type { wire } from '@strongroom/shared'
import { fireEvent, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { keepSession } from '../client/session.ts'
import { MemberActs } from '../features/account/admin/member-acts.tsx'
import { onPage } from './on-screen.tsx'

/** The requests that were sent, in order: the act and its body. */
export const asked: unknown[] = []
let role: wire.Role = 'superadmin'
export const server = setupServer(
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
/** Signs in an administrator of a role. */
export const signIn = (as: wire.Role): void => {
  role = as
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role })
}

/** Answers the calls of a file's tests, each of which begins as a superadministrator. */
export const givenMemberActs = (): void => {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  beforeEach(() => {
    asked.length = 0
    signIn('superadmin')
  })
}

export const ada = {
  uid: '100046',
  username: 'Ada',
  email: 'ada@example.com',
  language: 'en',
  role: 'member',
  status: 1,
  vip_level: 0,
  user_group: null,
} as wire.Member
export const show = (over: Partial<wire.Member> = {}) => onPage(<MemberActs member={{ ...ada, ...over }} />)
/** The acts that are offered. */
export const names = () => screen.queryAllByRole('button').map(button => button.textContent)

/** Opens an act's dialog. */
export const open = async (name: string) => {
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
