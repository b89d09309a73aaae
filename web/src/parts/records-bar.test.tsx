import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepSession } from '../client/session.ts'
import { onPage, onScreen } from '../testing/on-screen.tsx'
import { RecordsBar } from './records-bar.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => keepSession({ sessionKey: 'key-of-ada', email: 'ada@example.com', role: 'member' }))

test('records asked for by mail twice in a moment are two askings, not one that is replayed', async () => {
  const asked: Headers[] = []
  server.use(
    http.get('*/v1/transactions/sendUserRecordToEmail/*', ({ request }) => {
      asked.push(request.headers)
      return HttpResponse.json({ status: true, data: [] })
    }),
  )
  const clock = vi.spyOn(Date, 'now').mockReturnValue(4_000_000_000_000)
  for (const name of ['topUp.all', 'swap.list'] as const) {
    const shown = onScreen(<RecordsBar asked={{ name, filter: {} }} records="top-ups" />)
    fireEvent.click(screen.getByRole('button', { name: 'Send by e-mail' }))
    await screen.findByText('It is on its way to your e-mail address.')
    shown.unmount()
  }
  clock.mockRestore()
  expect(new Set(asked.map(headers => headers.get('X-Tonce'))).size).toBe(2)
  expect(new Set(asked.map(headers => headers.get('Idempotency-Key'))).size).toBe(2)
})

test('a list of very many rows is said to be made, with the way to the file', async () => {
  server.use(
    http.get('*/v1/user/logswaplist/*', () =>
      HttpResponse.json({ status: true, data: [{ id: 'e1', rows: 10_001 }] }, { status: 202 }),
    ),
  )
  await onPage(<RecordsBar asked={{ name: 'swap.log', filter: {} }} records={undefined} />)
  fireEvent.click(screen.getByRole('button', { name: 'Save as CSV' }))
  await screen.findByText(/These are more than 10,000 rows/)
  expect(screen.getByRole('link', { name: 'See how far it is' }).getAttribute('href')).toBe('/admin/exports')
})
