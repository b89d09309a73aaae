import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openRow, stepRows } from '../../../parts/rows-by-key.ts'
import { press, see, seeButton, seeLiveButton } from '../../../testing/act.ts'
import { answers, bodies, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { ADMIN_MENU } from '../admin-menu.ts'
import { KEYS } from './declared.ts'
import { turnKeys } from './single-keys.ts'

serveContract()
beforeEach(() => answers('office.checkApproval', approvalSaid({ fee: null })))
afterEach(() => turnKeys(true))

const created_date = '2026-11-22T10:00:00.000Z'
const adjustment = (id: string): wire.Adjustment => ({
  ...{ id, uid: '100046', username: 'Ada', email: 'ada@example.com', currency: 'USD', amount: '5.00' },
  ...{
    reason: `because of ${id}`,
    entered_by: '7',
    entered_by_name: 'Mira',
    status: 0,
    rejection: null,
    created_date,
  },
  finish_date: null,
  decided_by: null,
  decided_by_name: '',
})
const waiting = (id: string): wire.InboxCase => ({
  ...{ kind: 'adjustment', id, uid: '100046', username: 'Ada', email: 'ada@example.com', currency: 'USD' },
  ...{ amount: '5.00', entered_by: '7', created_date, mine: 1, assignee: null, assignee_name: '', notes: 0 },
})

const key = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
/** The text of the row that has the focus, or holds what has it. */
const focused = () =>
  [...document.querySelectorAll('[data-row]')].findIndex(row => row.contains(document.activeElement))

const openInbox = async (search = '') => {
  lists('office.inbox', ['first', 'second', 'third'].map(waiting))
  answers('office.administrators', [])
  answers('office.caseNotes', [])
  lists('office.adjustments', ['first', 'second', 'third'].map(adjustment))
  const shown = await renderScreen(`/admin/inbox${search}`, { as: administrator('superadmin') })
  await waitFor(() => expect(document.querySelectorAll('[data-row]')).toHaveLength(3))
  return shown
}

test('j and k move through the rows and stop at the ends', async () => {
  await openInbox()
  const steps = ['j', 'j', 'k', 'j', 'j', 'j', 'k'].map(each => {
    key(each)
    return focused()
  })
  expect(steps).toEqual([0, 1, 0, 1, 2, 2, 1])
  expect(document.activeElement?.getAttribute('aria-expanded')).toBe('false')
})

test('a case is approved after a question, and the next one stands open with the focus at its head', async () => {
  answers('office.approveAdjustment', { id: 'first', status: 1 })
  const { address } = await openInbox('?open=adjustment%3Afirst')
  await see('because of first')
  key('j')
  expect(focused()).toBe(1)
  // The focus is on a row that is not open: neither that one nor the open one is decided.
  key('a')
  key('r')
  expect(screen.queryByRole('dialog', { name: 'Approve this case?' })).toBeNull()
  expect(screen.queryByLabelText('Reason, as the member will read it')).toBeNull()
  key('k')
  expect(focused()).toBe(0)
  await seeLiveButton(/^Approve/)
  key('a')
  const dialog = await screen.findByRole('dialog', { name: 'Approve this case?' })
  expect(dialog.textContent).toContain('User ID 100046')
  expect(bodies('office.approveAdjustment')).toEqual([])
  // Keys do nothing behind a question.
  key('j')
  const confirm = [...dialog.querySelectorAll('button')].find(each => each.textContent?.startsWith('Approve'))
  fireEvent.click(confirm as HTMLElement)
  await see('because of second')
  expect(bodies('office.approveAdjustment')).toEqual([{ id: 'first' }])
  expect(decodeURIComponent(address())).toContain('open=adjustment:second')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true'))
  expect(focused()).toBe(1)
})

test('r opens the reason, in which keys are text, and going back returns to the button', async () => {
  await openInbox('?open=adjustment%3Afirst')
  await seeButton('Reject')
  key('r')
  const reason = await screen.findByLabelText('Reason, as the member will read it')
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(key('a')).toBe(true)
  expect(screen.queryByRole('dialog', { name: 'Approve this case?' })).toBeNull()
  press('Back')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Reject'))
})

test('no key presses a button of a row that acts', () => {
  let pressed = 0
  const list = document.createElement('div')
  list.innerHTML =
    '<table class="list"><tbody><tr data-row tabindex="-1"><td><button>Resend</button></td></tr></tbody></table>'
  list.querySelector('button')?.addEventListener('click', () => pressed++)
  document.body.append(list)
  stepRows(1)
  expect((document.activeElement as HTMLElement).tagName).toBe('TR')
  expect(openRow()).toBe(false)
  expect(pressed).toBe(0)
  list.remove()
})

test('x chooses the row where many may be decided at once', async () => {
  await openInbox('?kind=adjustment')
  await screen.findByText('0 chosen')
  key('j')
  key('x')
  await see('1 chosen')
  key('x')
  await see('0 chosen')
})

test('/ and the skip link go to the search, g and a letter to a place', async () => {
  lists('withdrawal.cases', [])
  const { address } = await openInbox()
  const search = screen.getByLabelText('Search name, e-mail, user ID, reference')
  key('/')
  expect(document.activeElement).toBe(search)
  search.blur()
  press('Skip to filters')
  expect(document.activeElement).toBe(search)
  search.blur()
  key('g')
  key('q')
  key('w')
  expect(address()).toContain('/admin/inbox')
  key('g')
  key('w')
  await waitFor(() => expect(address()).toBe('/admin/withdraw'))
})

test('? lists every key and every place with a letter; turned off, no single key does anything', async () => {
  await openInbox()
  key('?', { shiftKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const letters = ADMIN_MENU.flatMap(({ places }) => places.flatMap(each => each.key ?? []))
  const shown = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(shown).toEqual([...KEYS.map(each => each.key), ...letters.map(letter => `g${letter}`)])
  fireEvent.click(screen.getByRole('checkbox', { name: /^Single keys/ }))
  press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull())
  key('j')
  key('?', { shiftKey: true })
  expect(focused()).toBe(-1)
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull()
  press('Keyboard shortcuts')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
})

test('a key with another one, and one that composes a word, are left to the browser', async () => {
  await openInbox()
  for (const more of [
    { ctrlKey: true },
    { metaKey: true },
    { altKey: true },
    { shiftKey: true },
    { isComposing: true },
  ])
    key('j', more)
  expect(focused()).toBe(-1)
})

test('no letter leads to two places, and none of them is taken twice', () => {
  const letters = ADMIN_MENU.flatMap(({ places }) => places.flatMap(each => each.key ?? []))
  expect(new Set(letters).size).toBe(letters.length)
  expect(new Set(KEYS.map(each => each.key)).size).toBe(KEYS.length)
  expect(letters.every(letter => /^[a-z]$/.test(letter))).toBe(true)
})
