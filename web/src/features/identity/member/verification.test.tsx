import type { wire } from '@strongroom/shared'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { type Form, NOTHING } from './form.ts'
import { forgetForm, keptForm } from './kept-form.ts'
import { Verification } from './verification.tsx'

const asked: Record<string, unknown>[] = []
const refusesCity = http.post('*/v1/userkycs/add', async ({ request }) => {
  asked.push((await request.json()) as Record<string, unknown>)
  const issues = [{ path: 'city', message: 'At most 60 characters' }]
  return HttpResponse.json({ error: 'invalid', issues }, { status: 422 })
})
const takes = http.post('*/v1/userkycs/add', async ({ request }) => {
  asked.push((await request.json()) as Record<string, unknown>)
  return HttpResponse.json({ status: true, data: [{ id: 'r1', kyc_status: 0 }] })
})
const server = setupServer(
  http.get('*/v1/upload/*', () => HttpResponse.arrayBuffer(new ArrayBuffer(1))),
  http.get('*/v1/*', () => HttpResponse.json({ status: true, data: [] })),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  asked.length = 0
  forgetForm()
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ivo@example.com', role: 'member' })
})

const user = { user_type: 0, area_code: '+852', phone: '23456789', phone_status: 1 } as wire.Userinfo
const whole: Form = {
  type: 0,
  typed: {
    ...NOTHING,
    ...{ name: 'Ivo Tanaka', nickname: 'Ivo', birth_date: '1990-03-31', nationality: 'JP' },
    ...{ country: 'HK', address: '1 Harbour Road', city: 'Hong Kong' },
    ...{ id_number: 'TK1234567', id_expiry: '2099-12-31', area_code: '+852', phone: '23456789' },
  },
  documents: (['id_front', 'selfie', 'address_proof'] as const).map(kind => ({
    ...{ kind, file: kind },
    type: 'application/pdf',
  })),
}

const show = (initial: Form, step: string) => {
  const rootRoute = createRootRoute({
    validateSearch: (search: Record<string, unknown>) => search,
    component: () => <Verification user={user} initial={initial} />,
  })
  const history = createMemoryHistory({ initialEntries: [`/?step=${step}`] })
  const router = createRouter({ routeTree: rootRoute, history })
  // biome-ignore lint/suspicious/noExplicitAny: a router of one page, not the client's own
  onScreen(<RouterProvider router={router as any} />)
  return router
}
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const handIn = async () => {
  fireEvent.click(await screen.findByLabelText('All of this is true, and I may share these documents.'))
  await press('Hand in for verification')
}

describe('handing in', () => {
  test('asks for what is missing before it is reviewed', async () => {
    show({ ...whole, documents: whole.documents.slice(1) }, 'review')
    await screen.findByRole('heading', { name: 'Show your documents' })
    await press('Continue')
    await screen.findByText('This document is needed.')
  })
  test('goes from the documents to the review where the phone is proven, and back again', async () => {
    show(whole, 'documents')
    await press('Continue')
    await screen.findByRole('heading', { name: 'Is everything right?' })
    await press('Back')
    expect((await screen.findByLabelText<HTMLInputElement>('Number of the document')).value).toBe('TK1234567')
  })
  test('has one way back while the code for the phone is asked for', async () => {
    server.use(
      http.post('*/v1/user/getVerificationCode*', () => HttpResponse.json({ status: true, data: [] })),
    )
    show({ ...whole, typed: { ...whole.typed, phone: '98765432' } }, 'phone')
    await press('Send a code by SMS')
    await screen.findByText('Enter the six digits we sent to +852 98765432.')
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1)
  })
  test('needs the word of the member', async () => {
    server.use(takes)
    show(whole, 'review')
    await press('Hand in for verification')
    await screen.findByText('Please confirm this.')
    expect(asked).toEqual([])
  })
  test('names what the server did not take and leads to it; nothing that was typed is lost', async () => {
    server.use(refusesCity)
    show(whole, 'review')
    await handIn()
    await screen.findByText('Look at this again: City')
    await press('Change it')
    const city = await screen.findByLabelText<HTMLInputElement>('City')
    expect([city.value, city.getAttribute('aria-invalid')]).toEqual(['Hong Kong', 'true'])
    fireEvent.change(city, { target: { value: 'Kowloon' } })
    expect(city.getAttribute('aria-invalid')).not.toBe('true')
    expect(keptForm()?.typed).toMatchObject({ city: 'Kowloon', name: 'Ivo Tanaka' })
  })
  test('sends the whole form, and keeps nothing of it here', async () => {
    server.use(takes)
    const router = show(whole, 'review')
    await handIn()
    await expect.poll(() => router.state.location.search).toEqual({ step: 'done' })
    expect(asked).toMatchObject([{ type: 0, id_type: 0, city: 'Hong Kong', name: 'Ivo Tanaka' }])
    expect(keptForm()).toBeUndefined()
  })
})
