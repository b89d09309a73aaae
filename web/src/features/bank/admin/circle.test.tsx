import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  buttonOf,
  fill,
  gone,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, lists, refuses, waits } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const CREDIT = 'Credit the wire'
const wire = {
  ...{ id: 'wire-1', uid: '100045', username: 'Ada', email: 'ada@example.com', currency: 'USD' },
  ...{ amount: '100.00', fee: '1.25', credited: '98.75', created_date: '2026-11-20T10:00:00.000Z' },
}
const begin = async () => {
  lists('bank.circleDeposits', [])
  await renderScreen('/admin/circledeposit', { as: administrator('finance') })
  await seeButton('Record a wire')
  press('Record a wire')
  await seeButton(CREDIT)
}
const typedPayment = () => screen.getByLabelText<HTMLInputElement>("Circle's payment ID").value
const filled = async () => {
  await begin()
  fill({ 'User ID': ' 100045 ', "Circle's payment ID": ' circle-77 ', Amount: '100' })
}

test('a wire shows what came, what it cost and what was credited', async () => {
  lists('bank.circleDeposits', [wire])
  await renderScreen('/admin/circledeposit?open=wire-1', { as: administrator('finance') })
  await seeOnPage('Circle received 100.00 USD', 'Fee 1.25 USD', 'Credited 98.75 USD', 'State Credited')
})

test('without any wire the list says so, and not that cases wait', async () => {
  lists('bank.circleDeposits', [])
  await renderScreen('/admin/circledeposit', { as: administrator('finance') })
  await seeOnPage('No wires yet', 'Each wire appears here as soon as it is credited.')
})

test('the newest wires come first', async () => {
  lists('bank.circleDeposits', [wire])
  await renderScreen('/admin/circledeposit', { as: administrator('finance') })
  await seeOnPage('wire-1')
  expect(asked('bank.circleDeposits')[0]?.filter?.order).toBe('desc')
})

test('an administrator who may not record one is not offered it', async () => {
  lists('bank.circleDeposits', [wire])
  await renderScreen('/admin/circledeposit', { as: administrator('auditor') })
  await seeOnPage('wire-1')
  expect(buttonOf('Record a wire')).toBeUndefined()
})

test('a wire is recorded once, each missing field named before', async () => {
  await begin()
  press(CREDIT)
  expect([wrongWith('User ID'), wrongWith("Circle's payment ID"), wrongWith('Amount')]).toEqual([
    ...['Please enter all fields', 'Please enter all fields', 'Enter an amount above zero.'],
  ])
  expect(bodies('bank.enterCircleDeposit')).toEqual([])
  fill({ 'User ID': '100045', "Circle's payment ID": 'circle-77', Amount: '100' })
  answers('bank.enterCircleDeposit', { id: 'wire-2', status: 1 })
  const release = holds('bank.enterCircleDeposit')
  press(CREDIT)
  pressAnyway(CREDIT)
  await waitFor(() => expect(bodies('bank.enterCircleDeposit')).toHaveLength(1))
  release()
  await gone(CREDIT)
  expect(bodies('bank.enterCircleDeposit')).toEqual([{ uid: '100045', circleId: 'circle-77', amount: '100' }])
})

test('a wire above the limit waits for a second administrator, and its form stays', async () => {
  waits('bank.enterCircleDeposit', 'proposal-1')
  await filled()
  press(CREDIT)
  await see('Waits for a second administrator')
  expect(typedPayment()).toBe(' circle-77 ')
})

test('a payment of Circle counts once: a lost answer is asked for again, and another is refused', async () => {
  await filled()
  await repeatsLostAttempt('bank.enterCircleDeposit', {
    send: () => press(CREDIT),
    answered: () => refuses('bank.enterCircleDeposit', 'CIRCLE_ID_ALREADY_USED'),
    until: async () => {
      await waitFor(() => expect(asked('bank.enterCircleDeposit')).toHaveLength(2))
      await gone(/^We could not reach the server/)
    },
  })
  expect(typedPayment()).toBe(' circle-77 ')
})
