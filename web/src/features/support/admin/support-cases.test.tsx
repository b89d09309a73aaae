import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, press, see, seeButton, seeOnPage, wrongWith } from '../../../testing/act.ts'
import { answers, asked, bodies, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { describeList } from '../../../testing/list-suite.tsx'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const SEND = 'Send the answer'
const ANSWER = 'Answer, as the member will read it'
const row: wire.SupportCase = {
  ...{ id: 'case-1', uid: '100045', username: 'Ada', email: 'ada@example.com', subject: 'My top-up is late' },
  ...{ reference: 'top-up-1', status: 0, messages: 1 },
  ...{ created_date: '2026-11-20T10:00:00.000Z', updated_date: '2026-11-20T10:00:00.000Z' },
}

beforeEach(() => {
  lists('support.list', [row])
  answers('support.talk', {
    ...row,
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

test('a case is read, and not answered, by other roles and by the member it is of', async () => {
  await open(administrator('finance'))
  await see('Your role reads this')
  expect(buttonOf(SEND)).toBeUndefined()
})

test('nobody answers their own question', async () => {
  await open({ ...administrator('support'), uid: row.uid })
  await see('This is your own case')
  expect(buttonOf(SEND)).toBeUndefined()
})
