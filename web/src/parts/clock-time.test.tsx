import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instantText } from '../i18n/time.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { ClockTime } from './clock-time.tsx'

const src = join(import.meta.dirname, '..')
const at = '2026-09-02T08:05:05Z'

test('a time under its day says the whole of itself on hover, and while its row has the focus', () => {
  onScreen(<ClockTime at={at} />)
  const time = screen.getByText(/^\d\d:05$/)
  expect([time.title, time.dataset.whole]).toEqual([instantText(at), instantText(at)])
  expect(time.getAttribute('datetime')).toBe(at)
  const look = readFileSync(join(src, 'parts/clock-time.css'), 'utf8')
  expect(look).toMatch(
    /\[data-row\]:focus-visible .clock::after,\n\[data-row\]:has\(:focus-visible\) .clock::after/,
  )
  expect(look).toContain('content: attr(data-whole)')
})

// A code that was just mailed is good for half an hour: its day is today.
test('a time of day alone stands nowhere else but beside a mailed code', () => {
  const files = globSync('**/*.tsx', { cwd: src })
    .filter(file => !file.includes('.test.'))
    .filter(file => readFileSync(join(src, file), 'utf8').includes('clockText('))
  expect(files.toSorted()).toEqual([
    'features/account/member/sign-in/email-code-step.tsx',
    'parts/clock-time.tsx',
    'parts/mailed-code.tsx',
  ])
})
