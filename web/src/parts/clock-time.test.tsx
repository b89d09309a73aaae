import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instantText, ownZoneText, utcText } from '../i18n/time.ts'
import { onScreen } from '../testing/on-screen.tsx'
import { ClockTime } from './clock-time.tsx'
import { InstantDay } from './instant-day.tsx'
import { UtcDay } from './utc-time.tsx'

const src = join(import.meta.dirname, '..')
const sources = () => globSync('**/*.tsx', { cwd: src }).filter(file => !file.includes('.test.'))
/** Whether a screen takes a day of an instant out of `i18n/time.ts`, under whatever name. */
const importsDays = (file: string) =>
  /import \{[^}]*\b(dayText|utcDayText)\b[^}]*\} from '[./]*i18n\/time.ts'/.test(
    readFileSync(join(src, file), 'utf8'),
  )
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

test.each([
  ['a day of an instant', () => <InstantDay at={at} />, instantText(at), instantText(at)],
  ['an administrators’ day', () => <UtcDay at={at} />, `${utcText(at)} · ${ownZoneText(at)}`, utcText(at)],
])('%s says the whole of it on hover, and while its row has the focus', (_, Day, onHover, onFocus) => {
  onScreen(<Day />)
  const time = screen.getByText(/^02 Sep 2026( UTC)?$/)
  expect([time.title, time.dataset.whole]).toEqual([onHover, onFocus])
  expect(time.className).toContain('clock')
})

test('a day of an instant stands nowhere without its time', () => {
  const cut = /\b(dayText|utcDayText)\(|\.slice\(0, 10\)\)\}/
  const files = sources().filter(file => importsDays(file) || cut.test(readFileSync(join(src, file), 'utf8')))
  expect(files.toSorted()).toEqual(['parts/instant-day.tsx', 'parts/utc-time.tsx'])
})

// A code that was just mailed is good for half an hour: its day is today.
test('a time of day alone stands nowhere else but beside a mailed code', () => {
  const files = sources().filter(file => readFileSync(join(src, file), 'utf8').includes('clockText('))
  expect(files.toSorted()).toEqual([
    'features/account/member/sign-in/email-code-step.tsx',
    'parts/clock-time.tsx',
    'parts/mailed-code.tsx',
  ])
})
