import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../client/session.ts'
import { onPage } from '../../../testing/on-screen.tsx'
import { CardImportProgress } from './card-import-progress.tsx'

afterEach(() => vi.unstubAllGlobals())

const begun = { id: 'import-1', rows: 12_000, done: 3_000, fresh: 3_000, problems: [] }

const showing = async (progress: object) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'finance' })
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data: [{ ...begun, ...progress }] }))
  await onPage(<CardImportProgress id="import-1" onDone={() => {}} />)
}

test.each([
  ['ready', 'The rows are being prepared'],
  ['booking', 'The rows are being booked'],
])('an import that is %s says how far it is', async (state, title) => {
  await showing({ state })
  await screen.findByText(title)
  await screen.findByText('3,000 of 12,000 rows. This goes on when you leave this page.')
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('3000')
})

test('an import that is booked says how many rows are', async () => {
  await showing({ state: 'booked', done: 12_000, fresh: 11_998 })
  await screen.findByText('11,998 rows are booked')
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test('an import that is refused names the rows in its way', async () => {
  const problems = [{ row: 17, field: null, code: 'transaction-taken', message: 'x' }]
  await showing({ state: 'refused', problems })
  await screen.findByText('This file cannot be booked as it is')
  await screen.findByText('This network transaction belongs to another card.')
})
