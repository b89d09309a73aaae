import type { wire } from '@strongroom/shared'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { wayToCase } from '../../../platform/cases/admin/way-to-case.ts'
import { seenText } from '../../../testing/act.ts'
import { answers, asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { current, enter, field, key, options, shortcut } from '../../../testing/finder.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('amounts_hidden')
})

const MEMBER_PAGE = '/banks/instruction'
const OFFICE_PAGE = '/admin/bulk'

const ada: wire.FoundThing = {
  ...{ kind: 'member', id: '100046', case_kind: null, waits: 0, type: null, status: null },
  ...{ last4: null, reference: null },
  ...{ uid: '100046', username: 'Ada Wong', email: 'ada@example.com', currency: null, amount: null },
  date: '2026-11-01T00:00:00.000Z',
}
const topUp: wire.FoundThing = {
  ...{ ...ada, kind: 'case', id: 'top-up-1', case_kind: 'top-up', waits: 1 },
  ...{ currency: 'USD', amount: '100.00' },
}

const line: wire.Transaction = {
  ...{ id: 'top-up:ref-12345', uid: '100045', type: 'top-up', status: 'done', currency: 'USD' },
  ...{ amount: '12.34', balance: '12.34', asked: null, fee: null, reference: 'ref-12345' },
  ...{ counterparty: null, reason: null, details: null, created_date: '2026-11-20T10:00:00.000Z' },
}

/** The amounts in the options, each as it is read. */
const moneyShown = () => [...document.querySelectorAll('.finder-option .money')].map(seenText)
const inOffice = async () => {
  lists('office.bulkJobs', [])
  return renderScreen(OFFICE_PAGE, { as: administrator('superadmin') })
}

test.each([{ ctrlKey: true }, { metaKey: true }])(
  '%o and K open and close it, wherever the focus is',
  async keys => {
    await renderScreen(MEMBER_PAGE)
    const heading = await screen.findByRole('heading', { level: 1 })
    heading.focus()
    shortcut(keys)
    await waitFor(async () => expect(document.activeElement).toBe(await field()))
    shortcut(keys)
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull())
    expect(document.activeElement).toBe(heading)
  },
)

test('its button in the header opens it, and has the focus again when it closes', async () => {
  await renderScreen(MEMBER_PAGE)
  const button = await screen.findByRole('button', { name: 'Find anything' })
  button.focus()
  fireEvent.click(button)
  await field()
  fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  await waitFor(() => expect(document.activeElement).toBe(button))
})

test('the arrows go round through everything that was found', async () => {
  await inOffice()
  answers('office.find', [ada, topUp])
  shortcut()
  await enter('ada')
  await waitFor(() => expect(options().some(text => text.includes('Top-ups, waiting'))).toBe(true))
  expect(asked('office.find').at(-1)?.filter).toEqual({ search: 'ada' })
  const all = options()
  expect(await current()).toBe(all[0])
  await key('ArrowUp')
  expect(await current()).toBe(all.at(-1))
  await key('ArrowDown')
  expect(await current()).toBe(all[0])
})

test('a case that waits opens in the inbox, and stands first among the recent ones afterwards', async () => {
  const { address } = await inOffice()
  answers('office.find', topUp)
  lists('office.inbox', [])
  answers('office.administrators')
  shortcut()
  await enter('100.00')
  fireEvent.click(await screen.findByRole('option', { name: /Top-ups, waiting/ }))
  await waitFor(() => expect(address()).toContain('/admin/inbox?'))
  expect(address()).toContain('search=top-up-1')
  shortcut()
  expect(await current()).toContain('Top-ups, waiting')
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Ada')
})

test('a member finds their own movements', async () => {
  const { address } = await renderScreen(MEMBER_PAGE)
  lists('statement.ofMember', [line])
  answers('wallet.list')
  shortcut()
  await enter('12.34')
  await waitFor(() => expect(options().length).toBe(2))
  await key('Enter')
  await waitFor(() => expect(address()).toBe('/transactions?search=ref-12345'))
})

test.each([
  [
    'what left the wallet as a debit',
    { type: 'withdrawal', amount: '-100.00', asked: '100.00' },
    '−100.00USD',
  ],
  ['what came in as it was credited', { type: 'top-up', amount: '97.50', asked: '100.00' }, '+97.50USD'],
  [
    'what has not moved as it was asked for',
    { status: 'pending', amount: '0', asked: '100.00' },
    '100.00USD',
  ],
] as const)('a member reads %s', async (_, change, expected) => {
  await renderScreen(MEMBER_PAGE)
  lists('statement.ofMember', [{ ...line, ...change }])
  shortcut()
  await enter('100')
  await waitFor(() => expect(moneyShown()).toEqual([expected]))
})

test('a movement found by the name of the other member says that name', async () => {
  await renderScreen(MEMBER_PAGE)
  lists('statement.ofMember', [
    {
      ...line,
      type: 'quick-pay-sent',
      amount: '-5.00',
      counterparty: '100047',
      counterparty_name: 'Ben Okafor',
    },
  ])
  answers('wallet.list')
  shortcut()
  await enter('ben')
  await waitFor(() => expect(options()[0]).toContain('to Ben Okafor'))
})

test('amounts that the member has hidden stay hidden, also where they were opened before', async () => {
  await renderScreen(MEMBER_PAGE)
  lists('statement.ofMember', [line])
  answers('wallet.list')
  shortcut()
  await enter('12.34')
  await waitFor(() => expect(moneyShown()).toEqual(['+12.34USD']))
  await key('Enter')
  localStorage.setItem('amounts_hidden', '1')
  shortcut()
  await field()
  await waitFor(() => expect(moneyShown()).toEqual(['••••••hiddenUSD']))
  await enter('12.3')
  await waitFor(() => expect(options().some(text => text.includes('Search transactions'))).toBe(true))
  expect(options().join()).not.toContain('12.34')
})

test('cases and movements of the office have no sign but that of a debit', async () => {
  await inOffice()
  const moved: wire.FoundThing = {
    ...topUp,
    kind: 'transaction',
    id: 'l1',
    case_kind: null,
    type: 'withdrawal',
  }
  answers('office.find', [topUp, { ...moved, amount: '-100.00' }, { ...moved, id: 'l2' }])
  shortcut()
  await enter('100.00')
  await waitFor(() => expect(moneyShown()).toEqual(['100.00USD', '−100.00USD', '100.00USD']))
})

test('what the office has opened is no recent find in the own wallet', async () => {
  const { router } = await inOffice()
  shortcut()
  await enter('bulk dec')
  await key('Enter')
  shortcut()
  expect(await current()).toContain('Bulk decisions')
  shortcut()
  await act(() => router.navigate({ to: MEMBER_PAGE }))
  shortcut()
  await field()
  expect(options().join()).not.toContain('Bulk decisions')
})

test('a decided application for an address leads to its member', () => {
  const way = wayToCase({ ...topUp, case_kind: 'address-application', waits: 0 })
  expect(way).toEqual({ to: '/admin/member/$uid', params: { uid: '100046' } })
})

test('what was rejected is struck through', async () => {
  await inOffice()
  const moved: wire.FoundThing = { ...topUp, kind: 'transaction', case_kind: null, type: 'top-up' }
  answers('office.find', [
    { ...moved, id: 'l1', status: 'rejected' },
    { ...moved, id: 'l2', status: 'done' },
  ])
  shortcut()
  await enter('100.00')
  await waitFor(() => expect(moneyShown()).toHaveLength(2))
  const isVoid = [...document.querySelectorAll<HTMLElement>('.finder-option .money')].map(
    ({ dataset }) => 'void' in dataset,
  )
  expect(isVoid).toEqual([true, false])
})

test('it says when nothing is found', async () => {
  await renderScreen(MEMBER_PAGE)
  shortcut()
  await enter('~')
  expect((await screen.findByText('Nothing found')).closest('dialog')).toHaveProperty('open', true)
})
