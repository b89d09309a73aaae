import type { wire } from '@strongroom/shared'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noteDecided } from '../../../client/decided.ts'
import { fill, pageText, press, see, seeOnPage, setWidth } from '../../../testing/act.ts'
import { answers, asked, bodies, fails, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator, listedMember } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const at = '2026-11-23T06:00:00.000Z'
const ben = listedMember({
  ...{ uid: '7', status: 0, vip_level: 2, user_group: 'staff', area_code: '+852', phone_last4: '4567' },
  ...{ referral: '5', referrer: { uid: '5', username: 'Ada' }, created_date: at, account_open_date: at },
  walletList: [{ currency: 'USD', amount: '250.5', locked: '1', user_fixed_deposit_amount: '0' }],
})
const counts: wire.MemberCounts = {
  ...{ events: 10_001, wallets: 1, transactions: 12, cards: 0, banks: 2, addresses: 0, topups: 3 },
  ...{ deposits: 1, fps: 0, withdrawals: 2, sends: 0, fixeddeposits: 0, trades: 0, referrals: 0 },
  ...{ identity: 1, logins: 4, notes: 0 },
}
const waits: wire.InboxCase = {
  ...{ kind: 'withdrawal', id: 'w-1', uid: '7', username: 'Ben', email: 'ben@example.com', currency: 'USD' },
  ...{ amount: '20', entered_by: null, created_date: at, mine: 1, assignee: null, assignee_name: '' },
  notes: 0,
}

const staff: wire.UserGroupRecord = {
  ...{ id: 'staff', group_code: 'staff', group_name: 'Staff', group_name_zh: '員工', group_name_sc: '员工' },
  ...{ group_name_ja: '社員', cc_rate: null, fps_ratio: null, fps_max: null, bank_deposit_rate: null },
  ...{ bank_withdraw_rate: null, bank_limit: null, status: 1, sort: 0 },
}

beforeEach(() => {
  lists('account.members', [ben])
  answers('account.countsOf', counts)
  answers('vip.levels')
  answers('userGroup.list', staff)
  lists('office.inbox', [waits, { ...waits, id: 'other', uid: '77', amount: '99' }])
})
const open = (tab: string) => renderScreen(`/admin/member/7${tab}`, { as: administrator('superadmin') })
const tabs = () => [...document.querySelectorAll('.tabs a')].map(each => each.textContent)
const current = () => [...document.querySelectorAll('.tabs [aria-current]')].map(each => each.textContent)

test('says that the member could not be loaded, and asks again', async () => {
  fails('account.members')
  answers('account.memberNotes', [])
  answers('office.administrators', [])
  await open('/notes')
  await see('This could not be loaded')
  lists('account.members', [ben])
  press('Try again')
  await see('ben@example.com')
})

test('shows how the member stands, what waits, and a tab with its count for everything', async () => {
  await open('')
  await seeOnPage(
    'ben@example.com',
    'Disabled',
    'VIP 2',
    'User group Staff',
    'Phone number +852 •••• 4567',
    'PAY code Set',
    'Language of mails English',
    'Referrer Ada',
    'Withdrawals',
    '20.00',
    '250.50',
    'Deposits and withdrawals6',
  )
  expect(pageText()).not.toContain('99.00')
  expect(tabs()).toEqual([
    ...['Overview', 'Events10,000+', 'Wallets1', 'Movements12', 'Cards0', 'Bank accounts2', 'Addresses0'],
    ...['Deposits and withdrawals6', 'Fixed deposits0', 'Trades0', 'Referrals0', 'Identity1'],
    ...['Sign-ins and sessions4', 'Notes0'],
  ])
  expect(current()).toEqual(['Overview'])
})

test('says of a member without referrer, phone and PAY code that there is none, and the invite code they came with', async () => {
  const bare = { area_code: null, phone_last4: null, pin_status: 0, referrer: null } as const
  lists('account.members', [{ ...ben, ...bare, referral: 'AUTUMN' }])
  await open('')
  await seeOnPage('Phone number None', 'PAY code Not set', 'Referrer AUTUMN')
})

test('names the company of a business', async () => {
  lists('account.members', [{ ...ben, user_type: 1, company_name: 'Engines Limited' }])
  await open('')
  await seeOnPage('Company name Engines Limited', 'Kind of account Business')
})

test('a list is the administrators’ own, of this member alone, in every state and under one heading', async () => {
  lists('withdrawal.cases', [])
  await open('/withdrawals')
  await see('This member has none yet')
  expect(asked('withdrawal.cases')[0]?.filter).toMatchObject({ uid: '7' })
  expect(asked('withdrawal.cases')[0]?.filter).not.toHaveProperty('status')
  expect(document.querySelectorAll('h1')).toHaveLength(1)
  await waitFor(() => expect(current()).toEqual(['Deposits and withdrawals6', 'Withdrawals2']))
  // The address of a saved view would name the member.
  expect([...document.querySelectorAll('.tool-button')].map(each => each.textContent)).toEqual([
    'Compact rows',
    'Columns',
  ])
})

test('referrals are those whom the member brought', async () => {
  lists('referral.all', [])
  await open('/referrals')
  await see('This member has none yet')
  expect(asked('referral.all')[0]?.filter).toMatchObject({ referrer: '7' })
})

test('an address of a place in the history leads to the events', async () => {
  answers('audit.history', { uid: '7', events: 0, number: 0, balances: [] })
  const { address } = await open('?step=3')
  await see('No event yet')
  expect(address()).toBe('/admin/member/7/events?step=3')
})

test('sign-ins stand beside the open sessions, in UTC', async () => {
  const login = { id: '1', uid: '7', username: 'Ben', email: ben.email, country: 'HK', ip: '192.0.2.1' }
  const device = { browser: 'Firefox', system: 'Linux', country: '', ip: '192.0.2.9' }
  answers('account.openSessions', { ...device, created_date: at, used_date: '2026-11-24T06:00:00.000Z' })
  lists('account.allSignIns', [{ ...login, created_date: at }])
  await open('/logins')
  await seeOnPage('Open sessions', 'Firefox · Linux', '24 Nov 2026 06:00:00 UTC', '192.0.2.1')
  expect(asked('account.allSignIns')[0]?.filter).toMatchObject({ uid: '7' })
})

test('a note is saved about the member', async () => {
  answers('account.memberNotes', [])
  answers('office.administrators', [{ uid: '8', username: 'Noor', role: 'support' }])
  answers('account.noteMember')
  await open('/notes')
  await see('No note yet')
  await seeOnPage('@Noor · 8')
  fill({ 'Note for administrators': 'Ask @Noor' })
  press('Save the note')
  await waitFor(() =>
    expect(bodies('account.noteMember')).toEqual([{ uid: '7', note: 'Ask @Noor', mentions: ['8'] }]),
  )
})

test.each([1280, 400])(
  'a member who was just changed says so in the list, until it follows (%i px)',
  async width => {
    setWidth(width)
    lists('account.members', [{ ...ben, company_name: 'Engines Limited' }])
    const { queries } = await renderScreen('/admin/member', { as: administrator('superadmin') })
    await seeOnPage('Engines Limited · ben@example.com')
    act(() => noteDecided('7', 'changed'))
    await seeOnPage('Changed', 'The list follows')
    await queries.invalidateQueries()
    await waitFor(() => expect(pageText()).not.toContain('The list follows'))
  },
)
