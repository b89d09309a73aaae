import type { wire } from '@strongroom/shared'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonOf, press, see, seeButton } from '../../../../testing/act.ts'
import { answers, bodies, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
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
  expect(rows).toContain('Available in the wallet10.00510.00')
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
