import type { wire } from '@strongroom/shared'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageText, press, see, seeButton, type } from '../../../../testing/act.ts'
import { answers, answersWhole, bodies, lists } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { administrator } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const created_date = '2026-11-22T10:00:00.000Z'
const waiting = (id: string, username: string): wire.InboxCase => ({
  ...{ kind: 'top-up', id, uid: '100046', username, email: 'ada@example.com', currency: 'USDC' },
  ...{ amount: '5.00', entered_by: null, created_date, mine: 1, assignee: null, assignee_name: '', notes: 0 },
})
const job: wire.BulkJob = {
  ...{ id: 'job-1', kind: 'top-up', decision: 1, reason: null, by: '100001', by_name: 'Grace' },
  ...{ created_date, status: 0, finish_date: null, total: 4040, decided: 1200, refused: 1, left: 2839 },
}
const refusedRow: wire.BulkRow = {
  ...{ number: 7, case_id: 'own', uid: '100001', username: 'Grace', email: 'grace@example.com' },
  ...{ status: -1, code: 'OWN_CASE', details: {}, finish_date: created_date },
}
const given = () => {
  lists('office.inbox', [waiting('first', 'Ada'), waiting('second', 'Ben')], 4040)
  answers('office.bulkSums', { currency: 'USDC', count: 4040, amount: '20200.000000' })
  answers('office.decideInBulk', { id: 'job-1', total: 1 })
  lists('office.bulkJobs', [job])
  lists('office.bulkRows', [refusedRow])
}

const barText = () => document.querySelector('.bulk-bar')?.textContent

test('chosen cases are approved in bulk, and the job is shown with what was refused', async () => {
  given()
  const { address } = await renderScreen('/admin/inbox?kind=top-up', { as: administrator('finance') })
  fireEvent.click(await screen.findByLabelText('Choose the case of Ben'))
  expect(barText()).toContain('1 chosen')
  expect(barText()).toContain('5.00USDC')
  fireEvent.click(screen.getByLabelText('Choose the case of Ada'))
  expect(barText()).toContain('10.00USDC')
  fireEvent.click(screen.getByLabelText('Choose the case of Ada'))
  press('Approve…')
  expect(barText()).toContain('5.00USDC')
  press('Approve the chosen (1)')
  await screen.findByText('1,201 of 4,040')
  expect(bodies('office.decideInBulk')).toEqual([{ kind: 'top-up', decision: 1, ids: ['second'] }])
  expect(address()).toContain('/admin/bulk?open=job-1')
  await screen.findByText('This is your own case. Another administrator has to decide it.')
  answersWhole('office.stopBulk', { status: true, data: [] })
  press('Stop before the next case')
  await waitFor(() => expect(bodies('office.stopBulk')).toEqual([{ id: 'job-1' }]))
})

test('all of a filter are rejected with one reason, which has to be given', async () => {
  given()
  await renderScreen('/admin/inbox?kind=top-up&search=ada', { as: administrator('finance') })
  fireEvent.click(await screen.findByLabelText('All 4,040 of this filter'))
  await waitFor(() => expect(barText()).toContain('20,200.00USDC'))
  press('Reject…')
  press('Reject the chosen (4,040)')
  await screen.findByText('Say why, in words the member can act on.')
  type('Reason, as the member will read it', 'Not on the chain')
  press('Reject the chosen (4,040)')
  await waitFor(() =>
    expect(bodies('office.decideInBulk')).toEqual([
      {
        ...{ kind: 'top-up', decision: -1, reason: 'Not on the chain' },
        filter: { mine: 1, search: 'ada' },
      },
    ]),
  )
})

test('a role that does not decide the kind has nothing to choose', async () => {
  given()
  await renderScreen('/admin/inbox?kind=top-up&whose=all', { as: administrator('support') })
  await seeButton('Top-ups')
  expect(screen.queryByLabelText('Choose all of this page')).toBeNull()
})

test.each([
  ['the chosen', 'Choose the case of Ben', 'Approve the chosen (1)', 1],
  ['all of the filter', 'All 4,040 of this filter', 'Approve the chosen (4,040)', 2],
])('rows of a bulk decision say so until it has ended: %s', async (_, choice, confirmed, marked) => {
  given()
  const marks = () => pageText().split('In a bulk decision').length - 1
  await renderScreen('/admin/inbox?kind=top-up', { as: administrator('finance') })
  fireEvent.click(await screen.findByLabelText(choice))
  press('Approve…')
  press(confirmed)
  await screen.findByText('1,201 of 4,040')
  cleanup()
  await renderScreen('/admin/inbox?kind=top-up', { as: administrator('finance') })
  await see('Ada')
  await waitFor(() => expect(marks()).toBe(marked))
  lists('office.bulkJobs', [{ ...job, status: 1, finish_date: created_date }])
  await waitFor(() => expect(marks()).toBe(0))
  // A case that was refused waits on, and may be decided.
  await see('Ada')
})
