import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../client/session.ts'
import { onScreen } from '../../testing/on-screen.tsx'
import { MemberLogins } from './member-logins.tsx'
import { allLoginsQuery } from './queries.ts'

const login = { id: '1', created_date: '2026-11-22T14:02:11.000Z', address: '192.0.2.1', country: 'HK' }
const asked: string[] = []
const answer = () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'support' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url))
    return Response.json({ data: { status: true, data: [login], total: 1 } })
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('administrators read sign-ins in UTC, as they read the audit trail', async () => {
  answer()
  onScreen(<MemberLogins uid="100045" />)
  await screen.findByText(/14:02:11.* UTC$/)
})

test('administrators look through the sign-ins of a day in UTC', async () => {
  answer()
  const inHongKong = { timeZone: 'Asia/Hong_Kong' } as Intl.ResolvedDateTimeFormatOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inHongKong)
  await allLoginsQuery({ from: '2026-11-22' }).queryFn?.({} as never)
  expect(asked.at(-1)).toContain('"timeZone":"UTC"')
})
