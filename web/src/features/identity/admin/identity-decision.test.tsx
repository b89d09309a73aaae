import type { wire } from '@strongroom/shared'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { IdentityDecision } from './identity-decision.tsx'

const asked: unknown[] = []
const server = setupServer(
  http.get('*/v1/user/userinfo', () =>
    HttpResponse.json({ status: true, data: [{ uid: '100044', role: 'support' }] }),
  ),
  http.post('*/v1/userkycs/audit', async ({ request }) => {
    asked.push(await request.json())
    return HttpResponse.json({ status: true, data: [{ uid: '100046', kyc_status: -1, id: null }] })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'support' })
})

const show = (kyc_status: wire.Member['kyc_status']) => {
  const member = { uid: '100046', username: 'Ada', kyc_status } as wire.Member
  const rootRoute = createRootRoute({ component: () => <IdentityDecision member={member} /> })
  const router = createRouter({ routeTree: rootRoute, history: createMemoryHistory() })
  // biome-ignore lint/suspicious/noExplicitAny: a router of one page, not the client's own
  onScreen(<RouterProvider router={router as any} />)
}
const press = async (name: string, which = 0) => {
  const [button] = (await screen.findAllByRole('button', { name, hidden: true })).slice(which)
  fireEvent.click(button as HTMLElement)
}

describe('a verification', () => {
  test('is withdrawn with a reason only', async () => {
    show(1)
    await press('Withdraw verification')
    await press('Withdraw verification', 1)
    screen.getByText('Say why, in words the member can act on.')
    expect(asked).toEqual([])
    fireEvent.change(screen.getByLabelText(/^Reason/), {
      target: { value: ' The passport was not theirs. ' },
    })
    await press('Withdraw verification', 1)
    await waitFor(() =>
      expect(asked).toEqual([{ uid: '100046', kyc_status: -1, reason: 'The passport was not theirs.' }]),
    )
  })
  test('is not given where nothing was handed in', async () => {
    show(-1)
    await screen.findByRole('link', { name: 'Records' })
    expect(screen.queryByRole('button')).toBeNull()
  })
  test('of documents that wait is decided where they are looked at', async () => {
    show(0)
    const link = await screen.findByRole('link', { name: 'Look at the documents' })
    expect(link.getAttribute('href')).toMatch('/admin/kycmember?uid=')
    expect(screen.queryByRole('button')).toBeNull()
  })
})
