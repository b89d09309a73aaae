import type { wire } from '@strongroom/shared'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton, seeOnPage, wrongWith } from '../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const SEND = 'Send the answer'
const ANSWER = 'Answer, as the member will read it'
const row: wire.AdminSupportCase = {
  ...{ id: 'case-1', uid: '100045', username: 'Ada', email: 'ada@example.com', subject: 'My top-up is late' },
  ...{ reference: 'top-up-1', status: 0, messages: 1 },
  ...{ created_date: '2026-11-20T10:00:00.000Z', updated_date: '2026-11-20T10:00:00.000Z' },
  ...{ assignee: null, assignee_name: '', notes: 0 },
}
const line: wire.Transaction = {
  ...{ id: 'top-up:top-up-1', uid: '100045', type: 'top-up', status: 'pending', currency: 'USDC' },
  ...{ amount: '0', balance: null, asked: '20.00', fee: null, reference: 'top-up-1', counterparty: null },
  ...{ reason: null, details: null, created_date: '2026-11-19T10:00:00.000Z' },
}

beforeEach(() => {
  lists('support.list', [row])
  answers('support.talk', {
    ...row,
    about: { lines: [line], card_lines: [] },
    talk: [
      {
        ...{ id: 'm-1', by: 'member', author: null },
        text: 'It is not there.',
        file: 'file-1',
        created_date: row.created_date,
      },
    ],
  })
  answers('support.answer', { id: 'case-1', status: 2 })
  answers('support.notes', [])
  answers('support.canned', [])
  answers('office.administrators', [{ uid: '100002', username: 'Noor', role: 'support' }])
})

describeList({
  path: '/admin/support',
  name: 'support.list',
  row,
  shows: ['My top-up is late', 'Ada'],
  empty: 'Nothing waits',
  as: administrator('support'),
})

const open = (as: wire.Userinfo) => renderScreen('/admin/support?open=case-1', { as })

test('those that wait are asked for first, and a case is answered and closed by customer service', async () => {
  const { address } = await open(administrator('support'))
  await seeButton(SEND)
  await seeOnPage('It is not there.', 'File of the member', 'top-up-1')
  expect(asked('support.list')[0]?.filter).toMatchObject({ status: 0, order: 'asc' })
  press(SEND)
  expect(wrongWith(ANSWER)).toContain('Write an answer.')
  expect(bodies('support.answer')).toEqual([])
  fill({ [ANSWER]: ' It is with finance. ' })
  screen.getByLabelText('Close the case with this answer').click()
  lists('support.list', [])
  press(SEND)
  await see('Answered. The member reads it, and gets it by e-mail.')
  expect(bodies('support.answer')).toEqual([{ id: 'case-1', text: 'It is with finance.', close: 1 }])
  await waitFor(() => expect(address()).toBe('/admin/support'))
})

test('a canned answer is found while typing, taken into the answer below what stands there, and edited', async () => {
  answers('support.canned', [
    { id: 'late', title: 'Late top-up', language: 'en', answer: 'Ada, it is on its way.' },
    { id: 'fees', title: 'Fees', language: 'en', answer: 'As listed.' },
  ])
  await open(administrator('support'))
  await seeButton('Fees')
  fill({ 'Find a canned answer': 'on its WAY' })
  expect(buttonOf('Fees')).toBeUndefined()
  fill({ [ANSWER]: 'Good day.' })
  press('Late top-up')
  expect(screen.getByLabelText<HTMLTextAreaElement>(ANSWER).value).toBe('Good day.\n\nAda, it is on its way.')
  fill({ [ANSWER]: 'Ada, it has arrived.' })
  press(SEND)
  await waitFor(() => expect(bodies('support.answer')).toMatchObject([{ text: 'Ada, it has arrived.' }]))
})

test('a case is read, and not answered, by other roles and by the member it is of', async () => {
  await open(administrator('finance'))
  await see('Your role reads this')
  expect(buttonOf(SEND)).toBeUndefined()
})

test('nobody answers their own question, assigns it or reads the notes on it', async () => {
  await open({ ...administrator('support'), uid: row.uid })
  await see('This is your own case')
  expect(buttonOf(SEND)).toBeUndefined()
  expect(document.querySelector('select[name=assignee]')).toBeNull()
  expect(buttonOf('Save the note')).toBeUndefined()
  expect(asked('support.notes')).toEqual([])
})

test('the record that a case is about stands in it as the server knows it, and leads to its line', async () => {
  await open(administrator('support'))
  await seeOnPage('20.00')
  const [way] = screen.getAllByRole('link', { name: 'Top-up' })
  expect(way?.getAttribute('href')).toContain('open=100045.top-up%3Atop-up-1')
})

test('a case is closed without an answer, and one that is closed is opened again', async () => {
  answers('support.set', ({ body: { status } }) => ({ id: 'case-1', status }))
  await open(administrator('support'))
  await seeButton('Close without an answer')
  press('Close without an answer')
  await waitFor(() => expect(bodies('support.set')).toEqual([{ id: 'case-1', status: 2 }]))
  lists('support.list', [{ ...row, status: 2 }])
  await renderScreen('/admin/support?status=2&open=case-1', { as: administrator('support') })
  await seeButton('Open the case again')
  press('Open the case again')
  await waitFor(() => expect(bodies('support.set')[1]).toEqual({ id: 'case-1', status: 0 }))
})

test('a case is given to an administrator, and noted on for administrators alone', async () => {
  answersWhole('support.assign', { status: true, data: [] })
  answersWhole('support.note', { status: true, data: [] })
  await open(administrator('support'))
  await waitFor(() =>
    expect(document.querySelector('select[name=assignee] option[value="100002"]')).not.toBeNull(),
  )
  const [select] = document.querySelectorAll('select[name=assignee]')
  if (select) fireEvent.change(select, { target: { value: '100002' } })
  await waitFor(() => expect(bodies('support.assign')).toEqual([{ id: 'case-1', assignee: '100002' }]))
  fill({ 'Note for administrators': 'Called the bank' })
  press('Save the note')
  await waitFor(() =>
    expect(bodies('support.note')).toEqual([{ id: 'case-1', note: 'Called the bank', mentions: [] }]),
  )
})
