import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../../client/session.ts'
import { onScreen } from '../../../../testing/on-screen.tsx'
import { LooksAtMine } from './looks-at-mine.tsx'

const answer = (data: readonly object[]) => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'ada@example.com', role: 'member' })
  vi.stubGlobal('fetch', async () => Response.json({ status: true, data }))
}

afterEach(() => vi.unstubAllGlobals())

test('a member reads how often their data was looked at, by kind, and when', async () => {
  answer([
    { kind: 'bank', count: 1, dates: ['2026-11-21T09:30:00.000Z'] },
    { kind: 'document', count: 23, dates: ['2026-11-22T14:02:11.000Z', '2026-11-22T14:02:11.000Z'] },
  ])
  onScreen(<LooksAtMine />)
  await screen.findByText('23 times')
  screen.getByText('Bank details')
  screen.getByText('once')
  expect(screen.getAllByText(/22 Nov 2026/)).toHaveLength(2)
})

test('and that nobody has looked', async () => {
  answer([])
  onScreen(<LooksAtMine />)
  await screen.findByText('No administrator has looked yet.')
})
