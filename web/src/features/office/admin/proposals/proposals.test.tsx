import type { wire } from '@strongroom/shared'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, press, see, seeButton, seeOnPage } from '../../../../testing/act.ts'
import { answers, bodies, lists, refuses } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { approvalSaid, unscreened } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const proposal = (id: string, mine: 0 | 1, more: Partial<wire.Proposal>): wire.Proposal => ({
  ...{ id, kind: 'role', subject: '100046', uid: '100046', username: 'Ada', email: 'a@b.co', mine },
  ...{ before: { role: 'member' }, after: { role: 'finance' }, why: 'Joins the team' },
  ...{ proposed_by: '100009', proposed_by_name: 'Noah', status: 0, reason: null },
  ...{ created_date: '2026-11-22T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
  ...more,
})
const role = proposal('p-1', 1, {})
const circle = proposal('p-2', 0, {
  kind: 'circle-deposit',
  subject: 'c-1',
  before: null,
  after: {},
  why: null,
})

test('the inbox is narrowed to a kind and to what one may decide, and says why it is wanted', async () => {
  const asked: unknown[] = []
  lists('office.proposals', ({ filter }) => {
    asked.push(filter)
    return filter?.mine ? [role] : filter?.kind ? [circle] : [role, circle]
  })
  await renderScreen('/admin/proposals', { as: administrator('superadmin') })
  await seeButton('Role of member 100046')
  fireEvent.change(screen.getByLabelText('Kind of change'), { target: { value: 'circle-deposit' } })
  await expect.poll(() => asked.at(-1)).toMatchObject({ kind: 'circle-deposit', status: 0 })
  fireEvent.change(screen.getByLabelText('Kind of change'), { target: { value: '' } })
  await seeButton('Role of member 100046')
  fireEvent.change(screen.getByLabelText('Whose decision'), { target: { value: '1' } })
  await expect.poll(() => asked).toContainEqual(expect.objectContaining({ mine: 1, order: 'asc' }))
  await seeButton('Role of member 100046')
  press('Role of member 100046')
  await see('Joins the team')
  expect(document.querySelector('.comparison ins')?.textContent).toBe('Finance')
})

test('one that moves money says in figures what it books, and is off with the reason while it would be refused', async () => {
  const deposit = proposal('p-4', 1, {
    ...{ kind: 'deposit-amount', subject: 'deposit-1', why: null },
    before: { currency: 'USD', amount: '300.00' },
    after: { currency: 'USD', amount: '700.00', feeRate: '0.01', externalTxId: 'wire-7' },
  })
  lists('office.proposals', [deposit])
  answers('office.checkApproval', approvalSaid({ amount: '700.00', fee: '7.03', credited: '692.97' }))
  await renderScreen('/admin/proposals?open=p-4', { as: administrator('superadmin') })
  await seeOnPage('Fee 7.03 USD', 'The member receives 692.97 USD')
  const asked = { kind: 'deposit', id: 'deposit-1', amount: '700.00', feeRate: '0.01' }
  expect(bodies('office.checkApproval')).toEqual([asked])
  expect(buttonOf('Approve the change')?.disabled).toBe(false)
  cleanup()
  refuses('office.checkApproval', 'ALREADY_DECIDED')
  await renderScreen('/admin/proposals?open=p-4', { as: administrator('superadmin') })
  await see('Somebody has decided this already.')
  await expect.poll(() => buttonOf('Approve the change')?.disabled).toBe(true)
  expect(buttonOf('Reject')?.disabled).toBe(false)
})

test.each([
  ['circle-deposit', 'The member’s wallet receives 500.01 USD'],
  ['reversal', 'The member gets back 500.01 USD'],
  ['card-credits', 'The cards get 500.01 USD'],
] as const)('a proposal of kind %s says in figures what it books', async (kind, words) => {
  lists('office.proposals', [proposal('p-6', 1, { kind, before: null, after: { currency: 'USD' } })])
  answers('office.checkApproval', approvalSaid({ fee: null, credited: '500.01' }))
  await renderScreen('/admin/proposals?open=p-6', { as: administrator('superadmin') })
  await seeOnPage(words)
  expect(bodies('office.checkApproval')).toEqual([{ kind, id: 'p-6' }])
})

test('card logs name the cards of several members, and count those that are not named', async () => {
  lists('office.proposals', [proposal('p-7', 1, { kind: 'card-credits', before: null, after: {} })])
  const card = { pocket: 'card' as const, currency: 'USD' }
  const after = [
    { ...card, amount: '25.00', member: 'Ben' },
    { ...card, amount: '7.50', member: 'Cleo' },
  ]
  answers('office.checkApproval', approvalSaid({ fee: null, after, more: 3 }))
  await renderScreen('/admin/proposals?open=p-7', { as: administrator('superadmin') })
  await seeOnPage('On the card of Ben afterwards 25.00 USD', 'On the card of Cleo afterwards', '3 more cards')
})

test('an adjustment that another administrator decides is asked about by its own id', async () => {
  const wanted = { kind: 'adjustment', after: { currency: 'USD', amount: '500.00' } } as const
  lists('office.proposals', [proposal('p-5', 1, wanted)])
  answers('office.checkApproval', approvalSaid({ fee: null, credited: '500.01' }))
  await renderScreen('/admin/proposals?open=p-5', { as: administrator('superadmin') })
  await seeOnPage('The member’s wallet receives 500.01 USD')
  expect(bodies('office.checkApproval')).toEqual([{ kind: 'adjustment', id: 'p-5' }])
})

test('an adjustment stands among them and is withdrawn with a reason by who entered it', async () => {
  const adjustment = proposal('p-3', 0, {
    ...{ kind: 'adjustment', subject: '100046', why: 'A wire without a name' },
    before: { currency: 'USD', available: '10.00' },
    after: { currency: 'USD', available: '510.00', amount: '500.00' },
    proposed_by: administrator('finance').uid,
  })
  lists('office.proposals', [adjustment])
  await renderScreen('/admin/proposals?open=p-3', { as: administrator('finance') })
  await seeButton('Adjustment · 100046')
  await see('This is your own proposal')
  await see('Another administrator has to decide it. You can withdraw it until then.')
  const rows = [...document.querySelectorAll('.comparison tr')].map(row => row.textContent)
  expect(rows).toContain('Available in the wallet10.00\u00a0USD510.00\u00a0USD')
  answers('office.withdrawProposal', { id: 'p-3', status: -2 })
  press('Withdraw')
  fireEvent.change(await screen.findByLabelText('Reason, as the member will read it'), {
    target: { value: 'The wire was found' },
  })
  expect(buttonOf('Reject')).toBeUndefined()
  press('Withdraw')
  await expect
    .poll(() => bodies('office.withdrawProposal'))
    .toEqual([{ id: 'p-3', reason: 'The wire was found' }])
})

test('an opened proposal that was decided meanwhile leaves an empty inbox, and no filter that hides it', async () => {
  lists('office.proposals', [])
  await renderScreen('/admin/proposals?open=p-1', { as: administrator('superadmin') })
  await see('Nothing waits')
})

test('the last cases of the member it is about stand beside it, and what happened to it', async () => {
  lists('office.proposals', [role])
  answers(
    'office.memberCases',
    [...[{ kind: 'top-up' as const, id: 't-9', currency: 'USDC', amount: '75.00', status: 1 as const }]].map(
      each => ({ ...each, created_date: '2026-11-21T10:00:00.000Z' }),
    ),
  )
  await renderScreen('/admin/proposals?open=p-1', { as: administrator('superadmin') })
  await screen.findByRole('heading', { name: 'The member’s last cases' })
  await seeOnPage('Top-ups', '75.00')
})

test('a case above the limit of risk is read with its score, and leads to the case', async () => {
  const after = { screened: 'top-up', currency: 'USDC', amount: '33.000000', score: 95, risks: ['mixer'] }
  lists('office.proposals', [
    proposal('p-4', 1, { kind: 'risk-release', subject: 'top-up-1', before: null, after }),
  ])
  answers('chain.caseRisk', { ...unscreened, service: 'demo', score: 95, held: true, proposal: 'p-4' })
  await renderScreen('/admin/proposals?open=p-4', { as: administrator('superadmin') })
  await seeButton('Case above the limit of risk · top-up-1')
  const rows = [...document.querySelectorAll('.comparison tr')].map(row => row.textContent)
  expect(rows).toEqual(
    expect.arrayContaining(['Amount—33.00\u00a0USDC', 'Risk score—95', 'Reasons of the score—Mixer']),
  )
  const link = screen.getByRole('link', { name: 'Top-up' })
  expect(link.getAttribute('href')).toBe('/admin/topup?status=all&search=top-up-1&open=top-up-1')
})
