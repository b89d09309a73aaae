import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, press, pressAnyway, see, seeOnPage, wrongWith } from '../../../testing/act.ts'
import { answers, asked, bodies, lists, refuses, waits } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const [FILL, CANCEL] = ['Fill at the limit price', 'Cancel the order']
const AMOUNT = 'Amount to fill; all that is left when empty'
const WHY = 'Reason, if you cancel it'
const order: wire.AdminTrade = {
  ...{ id: 'trade-1', uid: '100045', username: 'Ada', email: 'ada@example.com', type: 'buy', base: 'USDC' },
  ...{ target: 'USD', price: '1.01', amount: '100', filled: '40', left: '60', paid: '40.40' },
  ...{
    kind: 'limit',
    fee: '0',
    received: '40',
    locked: '60.60',
    locked_currency: 'USD',
    status: 0,
    cancelled_by: null,
  },
  ...{ reason: null, created_date: '2026-11-22T14:02:11.000Z', finish_date: null },
}

beforeEach(() => {
  lists('trade.all', [order])
  for (const name of ['trade.fill', 'trade.complete', 'trade.cancelFor'] as const)
    answers(name, { id: 'trade-1', status: 1 })
})
const open = async (role: 'finance' | 'auditor' = 'finance') => {
  await renderScreen('/admin/trades?open=trade-1', { as: administrator(role) })
  await seeOnPage('Still locked 60.60 USD', 'Paid 40.40 USD', 'Received 40.00 USDC')
}

test('an order is filled in part, or with all that is left while no amount is typed, once', async () => {
  answers('trade.fill', { id: 'trade-1', status: 0 })
  await open()
  fill({ [AMOUNT]: '25.5' })
  const release = holds('trade.fill')
  press(FILL)
  pressAnyway(FILL)
  await waitFor(() => expect(bodies('trade.fill')).toEqual([{ id: 'trade-1', amount: '25.5' }]))
  release()
  await waitFor(() => expect(buttonOf(FILL)?.dataset.loading).toBeUndefined())
  fill({ [AMOUNT]: '' })
  lists('trade.all', [{ ...order, filled: '100', left: '0', status: 1 }])
  press(FILL)
  await waitFor(() => expect(bodies('trade.complete')).toEqual([{ id: 'trade-1' }]))
  expect(bodies('trade.fill')).toHaveLength(1)
  // Now there is nothing left to decide.
  await waitFor(() => expect(buttonOf(FILL)).toBeUndefined())
})

test('a fill whose answer is lost is the same one when it is tried again', async () => {
  await open()
  await repeatsLostAttempt('trade.complete', {
    send: () => press(FILL),
    answered: () => answers('trade.complete', { id: 'trade-1', status: 1 }),
    until: () => waitFor(() => expect(asked('trade.complete')).toHaveLength(2)),
  })
})

test('an order is cancelled with a reason only, and the reason of the last refusal is the one shown', async () => {
  refuses('trade.fill', 'MORE_THAN_LEFT', { left: '60', currency: 'USDC' })
  refuses('trade.cancelFor', 'CASE_UNKNOWN')
  await open()
  press(CANCEL)
  expect(wrongWith(WHY)).toBe('Say why, in words the member can act on.')
  expect(bodies('trade.cancelFor')).toEqual([])
  fill({ [AMOUNT]: '61', [WHY]: ' Pair closed ' })
  press(FILL)
  await see('The order has 60.00 USDC left.')
  press(CANCEL)
  await see('This record does not exist.')
  expect(bodies('trade.cancelFor')).toEqual([{ id: 'trade-1', reason: 'Pair closed' }])
})

test('an administrator who may not decide sees the order without a way to change it', async () => {
  await open('auditor')
  expect([buttonOf(FILL), buttonOf(CANCEL)]).toEqual([undefined, undefined])
})

test('a fill that takes two says that it waits for the second', async () => {
  await open()
  waits('trade.complete', 'proposal-1')
  press(FILL)
  await see('Waits for a second administrator')
  expect(buttonOf(FILL)?.disabled).toBe(false)
})
