import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { serveContract } from '../../../testing/contract-server.ts'
import { field, shortcut } from '../../../testing/finder.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

afterEach(() => {
  vi.restoreAllMocks()
})

const MEMBER_PAGE = '/banks/instruction'

test.each([
  ['MacIntel', 'Find anything (⌘K)'],
  ['Win32', 'Find anything (Ctrl K)'],
])('on %s its button says %s', async (platform, title) => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  await renderScreen(MEMBER_PAGE)
  expect((await screen.findByRole('button', { name: 'Find anything' })).title).toBe(title)
})

test('on a Mac, Control-K is left to the field and ⌘K opens it', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  await renderScreen(MEMBER_PAGE)
  expect(shortcut()).toBe(true)
  expect(screen.queryByRole('combobox')).toBeNull()
  expect(shortcut({ metaKey: true })).toBe(false)
  await field()
})

test('the keys are left alone while a word is composed, and while another dialog is open', async () => {
  await renderScreen(MEMBER_PAGE)
  expect(shortcut({ ctrlKey: true, isComposing: true })).toBe(true)
  const other = document.body.appendChild(document.createElement('dialog'))
  other.setAttribute('open', '')
  expect(shortcut()).toBe(true)
  other.remove()
  expect(screen.queryByRole('combobox')).toBeNull()
})
