import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onScreen } from '../testing/on-screen.tsx'
import { Age, UtcTime } from './utc-time.tsx'

const at = '2026-11-20T10:00:00.000Z'

test('an administrators’ time is in UTC, with the reader’s own zone on hover', () => {
  onScreen(<UtcTime at={at} />)
  const time = screen.getByText('20 Nov 2026 10:00:00 UTC')
  expect(time.getAttribute('datetime')).toBe(at)
  expect(time.title).toMatch(/^20 Nov 2026 [\d:]+ (UTC|GMT)/)
})

test('an age tells both times on hover', () => {
  onScreen(<Age since={new Date(Date.now() - 3 * 86_400_000).toISOString()} />)
  expect(screen.getByText('3 d').title).toMatch(/^\d+ \w+ \d{4} [\d:]+ UTC · \d+ \w+ \d{4} [\d:]+ \S+$/)
})
