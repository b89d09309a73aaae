import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callForFile, callForOne } from '../../../client/call.ts'
import { keepSession } from '../../../client/session.ts'
import { onScreen } from '../../../testing/on-screen.tsx'
import { LookDialog } from './look-dialog.tsx'

const reasons: { case: string; reason: string }[] = []
const needed = (kind: string) =>
  HttpResponse.json({
    status: false,
    code: 'LOOK_REASON_NEEDED',
    msg: 'Say why',
    error: 'Say why',
    details: { case: 'record-1', kind },
  })
const server = setupServer(
  http.get('*/v1/userkyc/getById/record-1', () =>
    reasons.length > 0 ? HttpResponse.json({ status: true, data: [{ id: 'record-1' }] }) : needed('identity'),
  ),
  http.get('*/v1/upload/:id', () =>
    reasons.length > 0 ? HttpResponse.arrayBuffer(new ArrayBuffer(7)) : needed('document'),
  ),
  http.post('*/v1/looks', async ({ request }) => {
    reasons.push((await request.json()) as (typeof reasons)[number])
    return HttpResponse.json({ status: true, data: [] })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
beforeEach(() => {
  reasons.length = 0
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'support' })
})

const press = async (name: string) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden: true }))
const record = () => callForOne('identity.record', { params: { id: 'record-1' } })
const picture = (id: string) => callForFile('files.get', { params: { id } })

describe('personal data that an administrator asks for', () => {
  test('is shown once a reason was given: asked once for all of a record’s files', async () => {
    onScreen(<LookDialog />)
    const all = Promise.all([picture('a'), record(), picture('b')])
    await press('Show it')
    await screen.findByText('Say why you look.')
    expect(reasons).toEqual([])
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' It waits to be decided ' } })
    await press('Show it')
    const [first, shown, second] = await all
    expect([first.blob.size, shown.id, second.blob.size]).toEqual([7, 'record-1', 7])
    expect(reasons).toEqual([{ case: 'record-1', reason: 'It waits to be decided' }])
    await waitFor(() => expect(screen.queryByLabelText(/^Reason/)).toBeNull())
  })

  test('is not shown to one who would rather not say, and is asked for anew the next time', async () => {
    onScreen(<LookDialog />)
    for (const _ of [1, 2]) {
      const asked = record().catch(error => error.problem)
      await press('Do not look')
      expect(await asked).toMatchObject({ kind: 'refused', code: 'LOOK_REASON_NEEDED' })
    }
    expect(reasons).toEqual([])
  })
})
