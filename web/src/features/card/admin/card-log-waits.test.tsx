import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { CardLogDetail } from './card-log-detail.tsx'

afterEach(() => vi.unstubAllGlobals())

const line = {
  id: 'log-1',
  status: 1,
  network_transaction_id: 'n-1',
  purchase_date: null,
  created_date: '2026-11-22T10:00:00.000Z',
  mcc: null,
  description: null,
  memo: null,
  reason: null,
} as unknown as wire.AdminCardTransaction

const answering = async (beside: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      String(url).includes('/proof')
        ? { status: true, data: [{ equal: true, chain: { whole: true }, views: { equal: true } }] }
        : { status: true, data: [], ...beside },
    ),
  )
  await onPage(<CardLogDetail line={line} />)
  fireEvent.change(screen.getByLabelText('Reason of the reversal'), { target: { value: 'Sent twice' } })
  fireEvent.click(screen.getByRole('button', { name: 'Reverse it' }))
}

test('a reversal above the share of one administrator is said to wait for a second one', async () => {
  await answering({ proposal: 'p-1' })
  await screen.findByText('Waits for a second administrator')
})
