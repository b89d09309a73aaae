import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../client/contract.ts'
import {
  buttonOf,
  pageText,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
} from '../../../testing/act.ts'
import { answers, asked, bodies, fails, lists, refuses, waits } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const NOTE = 'Note, for administrators to read'
const WHY = 'Reason, as the member will read it'
const line: wire.AdminTransaction = {
  ...{ id: 'line-1', uid: '100045', username: 'Ada', email: 'ada@example.com', type: 'adjustment' },
  ...{ status: 'done', currency: 'USD', amount: '25.50', balance: '125.50', asked: null, fee: null },
  ...{ reference: 'adjustment-1', counterparty: null, reason: 'A fee too many', details: null },
  created_date: '2026-11-22T14:02:11.000Z',
}
const legs = [
  { account: 'house:adjustments', currency: 'USD', amount: '-25.50' },
  { account: 'user:100045:available', currency: 'USD', amount: '25.50' },
]
const movement: Row<'statement.one'> = {
  ...{ ...line, note: 'Seen by Grace', booked_date: line.created_date, counterparty_name: null },
  ...{ history: [], related: [], request: null },
  event: { id: 'event-1', type: 'Adjusted', number: 7, actor_kind: 'admin', actor_id: '100001', legs },
}
const dialog = () => document.querySelector('dialog[open]')

beforeEach(() => {
  lists('statement.all', [line])
  answers('statement.one', movement)
})
const open = async (as = administrator('finance')) => {
  await renderScreen('/admin/transactions?open=100045.line-1', { as })
  await seeOnPage('house:adjustments', 'user:100045:available')
}
const ask = async () => {
  await open()
  await seeButton('Reverse')
  press('Reverse')
  await see('Reverse this movement?')
}

test('a movement shows its legs, the way to its event, and the note', async () => {
  await open()
  expect(asked('statement.one').map(({ params }) => params)).toEqual([{ id: '100045.line-1' }])
  const ways = [...document.querySelectorAll('main a')].map(each => each.getAttribute('href'))
  expect(ways).toContain('/admin/audit/events/event-1')
  expect(typed(NOTE)).toBe('Seen by Grace')
  expect(buttonOf('Save the note')?.disabled).toBe(true)
})

test('a movement that cannot be loaded says so, and loads when asked again', async () => {
  fails('statement.one')
  await renderScreen('/admin/transactions?open=100045.line-1', { as: administrator('finance') })
  await see('This could not be loaded')
  answers('statement.one', movement)
  press('Try again')
  await seeOnPage('house:adjustments')
})

test('a note is saved once, trimmed, and says why it was not', async () => {
  fails('statement.annotate', 404)
  await open()
  type(NOTE, '  Spoken with Ada  ')
  press('Save the note')
  await waitFor(() => expect(document.querySelector('main [role=alert]')).not.toBeNull())
  answers('statement.annotate')
  const release = holds('statement.annotate')
  press('Save the note')
  pressAnyway('Save the note')
  await waitFor(() => expect(bodies('statement.annotate')).toHaveLength(2))
  release()
  await waitFor(() => expect(buttonOf('Save the note')?.dataset.loading).toBeUndefined())
  expect(bodies('statement.annotate').at(-1)).toEqual({
    id: 'line-1',
    uid: '100045',
    note: 'Spoken with Ada',
  })
  expect(bodies('statement.annotate')).toHaveLength(2)
})

describe('a reversal', () => {
  test('is asked about first, needs a reason, and is sent once', async () => {
    await ask()
    press('Reverse')
    await see('Say why, in words the member can act on.')
    expect(asked('office.reverse')).toEqual([])
    type(WHY, ' Booked twice ')
    answers('office.reverse', { id: 'reversal-1', status: 1 })
    const release = holds('office.reverse')
    press('Reverse')
    pressAnyway('Reverse')
    await waitFor(() => expect(asked('office.reverse')).toHaveLength(1))
    release()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(asked('office.reverse')).toMatchObject([
      { params: { id: '100045.line-1' }, body: { reason: 'Booked twice' } },
    ])
    expect(pageText()).not.toContain('Waits for a second administrator')
  })
  test('of much money says that it waits for a second administrator', async () => {
    waits('office.reverse', 'proposal-1')
    await ask()
    type(WHY, 'Booked twice')
    press('Reverse')
    await see('Waits for a second administrator')
    expect(dialog()).toBeNull()
  })
  test('says in its question why it was refused, and whether its answer was lost', async () => {
    await ask()
    type(WHY, 'Booked twice')
    await repeatsLostAttempt('office.reverse', {
      send: () => press('Reverse'),
      answered: () => refuses('office.reverse', 'ALREADY_REVERSED'),
      until: async () => {
        await waitFor(() => expect(asked('office.reverse')).toHaveLength(2))
        await waitFor(() => expect(dialog()?.textContent).not.toContain('We could not reach the server'))
      },
    })
  })
  test('of one’s own money, or by who may not, is not offered', async () => {
    await open({ ...administrator('finance'), uid: '100045' })
    await see('This is your own case')
    expect(buttonOf('Reverse')).toBeUndefined()
  })
})

test('who only reads sees the note as text', async () => {
  await open(administrator('auditor'))
  await see('Seen by Grace')
  expect([buttonOf('Save the note'), buttonOf('Reverse')]).toEqual([undefined, undefined])
})

test('what has not come to its end is not reversed', async () => {
  lists('statement.all', [{ ...line, status: 'waiting' }])
  await open()
  await seeButton('Save the note')
  expect(buttonOf('Reverse')).toBeUndefined()
})
