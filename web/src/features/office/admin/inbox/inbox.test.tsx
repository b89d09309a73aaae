import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { namedIn } from '../../../../platform/cases/admin/note-list.tsx'
import { press, seeLiveButton, seeOnPage, type } from '../../../../testing/act.ts'
import { answers, answersWhole, bodies, lists } from '../../../../testing/answers.ts'
import { callsMade, serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { approvalSaid } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()
beforeEach(() => answers('office.checkApproval', approvalSaid({ fee: null })))

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

test('a case is decided in the inbox, and the next one opens by itself', async () => {
  const rows = [waiting('first'), waiting('second')]
  lists('office.inbox', rows)
  answers('office.administrators', [])
  answers('office.caseNotes', [])
  lists('office.adjustments', [adjustment('first'), adjustment('second')])
  answers('office.approveAdjustment', { id: 'first', status: 1 })
  const { address } = await renderScreen('/admin/inbox?open=adjustment%3Afirst', {
    as: administrator('superadmin'),
  })
  await screen.findByText('because of first')
  expect(callsMade('office.inbox')[0]?.filter).toMatchObject({ mine: 1, order: 'asc' })
  await seeLiveButton('Approve the adjustment')
  press('Approve the adjustment')
  await screen.findByText('because of second')
  expect(bodies('office.approveAdjustment')).toEqual([{ id: 'first' }])
  expect(decodeURIComponent(address())).toContain('open=adjustment:second')
})

const openApplication = async () => {
  const application: wire.InboxCase = {
    ...{ ...waiting('wants-address'), kind: 'address-application' },
    ...{ amount: null, currency: null, entered_by: null },
  }
  lists('office.inbox', [application, waiting('second')])
  answers('office.administrators', [])
  answers('office.caseNotes', [])
  lists('office.adjustments', [adjustment('second')])
  answers('chain.decideApplication', { id: 'wants-address', status: 1 })
  lists('chain.applications', [
    {
      ...{ id: 'wants-address', uid: '100046', username: 'Ada', email: 'ada@example.com', currency: 'LTC' },
      ...{
        network: 'Litecoin',
        status: 0,
        created_date,
        finish_date: null,
        decided_by: null,
        decided_by_name: '',
      },
    },
  ])
  const shown = await renderScreen('/admin/inbox?open=address-application%3Awants-address', {
    as: administrator('superadmin'),
  })
  await screen.findByText('LTC · Litecoin')
  return shown
}

test('a member who waits for an address gets the next of the pool in the inbox, and the next case opens', async () => {
  const { address } = await openApplication()
  expect(callsMade('chain.applications')[0]?.filter).toMatchObject({ uid: '100046', status: 0 })
  press('Give the next of the pool')
  await screen.findByText('because of second')
  expect(bodies('chain.decideApplication')).toEqual([{ id: 'wants-address', status: 1 }])
  expect(decodeURIComponent(address())).toContain('open=adjustment:second')
})

test('a key gives the next of the pool after a question that names the member and the network', async () => {
  await openApplication()
  const key = () => fireEvent.keyDown(document.body, { key: 'a' })
  key()
  const asks = () => screen.findByRole('dialog', { name: 'Approve this case?' })
  expect((await asks()).textContent).toContain('User ID 100046 · LTC · Litecoin')
  press('Cancel')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Approve this case?' })).toBeNull())
  expect(bodies('chain.decideApplication')).toEqual([])
  key()
  await asks()
  press('Give the next of the pool')
  await screen.findByText('because of second')
  expect(bodies('chain.decideApplication')).toEqual([{ id: 'wants-address', status: 1 }])
})

test('a case says what happened to it, by whom and why', async () => {
  lists('office.inbox', [waiting('first')])
  lists('office.adjustments', [adjustment('first')])
  answers('office.administrators', [])
  answers('office.caseNotes', [])
  const at = { reason: null, date: created_date }
  answers('office.caseHistory', [
    { ...at, id: 'e1', type: 'AdjustmentProposed', actor: { kind: 'admin', id: '7' }, actor_name: 'Mira' },
    {
      ...{ ...at, id: 'e2', type: 'AdjustmentRejected', reason: 'Typed twice' },
      ...{ actor: { kind: 'system', id: 'lapse' }, actor_name: '' },
    },
  ])
  await renderScreen('/admin/inbox?open=adjustment%3Afirst', { as: administrator('superadmin') })
  const first = await screen.findByRole('link', { name: 'Adjustment proposed' })
  expect(first.getAttribute('href')).toBe('/admin/audit/events/e1')
  expect(first.closest('li')?.textContent).toContain('administrator Mira · 7')
  const second = screen.getByText('Typed twice').closest('li')
  expect(second?.textContent).toContain('the system (lapse)')
})

test('beside a case stand the last others of its member, each leading to itself', async () => {
  lists('office.inbox', [waiting('first')])
  lists('office.adjustments', [adjustment('first')])
  answers('office.administrators', [])
  answers('office.caseNotes', [])
  const { uid } = adjustment('first')
  const other = { currency: null, amount: null, created_date } as const
  const last = (of: string): readonly wire.MemberCase[] => [
    { ...other, kind: 'top-up', id: `${of}-top-up`, currency: 'USDC', amount: '1250.00', status: -1 },
    { ...other, kind: 'adjustment', id: 'first', status: 0 },
    { ...other, kind: 'bank-account', id: 'bank-1', status: 0 },
  ]
  answers('office.memberCases', ({ params }) => last(String(params?.uid)))
  await renderScreen('/admin/inbox?open=adjustment%3Afirst', { as: administrator('superadmin') })
  const heading = await screen.findByRole('heading', { name: 'The member’s last cases' })
  const items = [...(heading.closest('section')?.querySelectorAll('li') ?? [])]
  expect(items.map(item => item.querySelector('a')?.getAttribute('href'))).toEqual([
    `/admin/topup?status=all&search=${uid}-top-up&open=${uid}-top-up`,
    '/admin/inbox?whose=all&search=bank-1&open=bank-account%3Abank-1',
  ])
  expect(items[0]?.textContent).toMatch(/Top-ups.*1,250\.00.*Rejected/)
  expect(items[1]?.textContent).toContain('Waits for approval')
})

test('a case is assigned, and a note names an administrator', async () => {
  lists('office.inbox', [waiting('first')])
  lists('office.adjustments', [adjustment('first')])
  answers('office.caseNotes', [])
  answers('office.administrators', [{ uid: '9', username: 'Mira Adams', role: 'finance' }])
  answersWhole('office.assignCase', { status: true, data: [] })
  answersWhole('office.noteCase', { status: true, data: [] })
  await renderScreen('/admin/inbox?open=adjustment%3Afirst', { as: administrator('superadmin') })
  await screen.findAllByText('Mira Adams · 9')
  const [assigned] = screen
    .getAllByLabelText('Assigned to')
    .filter(each => each.getAttribute('name') === 'assignee')
  fireEvent.change(assigned as Element, { target: { value: '9' } })
  await waitFor(() =>
    expect(bodies('office.assignCase')).toEqual([{ kind: 'adjustment', id: 'first', assignee: '9' }]),
  )
  type('Note for administrators', 'Look at this, @Mira Adams')
  press('Save the note')
  await waitFor(() =>
    expect(bodies('office.noteCase')).toEqual([
      { kind: 'adjustment', id: 'first', note: 'Look at this, @Mira Adams', mentions: ['9'] },
    ]),
  )
})

test('a case of one’s own is neither assigned nor noted on', async () => {
  lists('office.inbox', [waiting('first')])
  lists('office.adjustments', [adjustment('first')])
  answers('office.caseNotes', [])
  answers('office.administrators', [])
  await renderScreen('/admin/inbox?open=adjustment%3Afirst', {
    as: { ...administrator('superadmin'), uid: '100046' },
  })
  await screen.findByText('because of first')
  await seeOnPage('This is your own case')
  expect(document.querySelector('select[name=assignee]')).toBeNull()
  expect(screen.queryByLabelText('Note for administrators')).toBeNull()
})

test('a note names whom it mentions by an @, and nobody else', () => {
  const people: wire.Administrator[] = [
    { uid: '9', username: 'Mira Adams', role: 'finance' },
    { uid: '8', username: 'Noor', role: 'support' },
  ]
  expect(namedIn('Ask @Noor, not Mira Adams', people)).toEqual(['8'])
  expect(namedIn('Nothing', people)).toEqual([])
})
