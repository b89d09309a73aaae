import type { wire } from '@strongroom/shared'
import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { buttonOf, fill, press, pressAnyway, see, seeOnPage, typed, wrongWith } from '../../../testing/act.ts'
import { answers, asked, bodies, lists, refuses, waits } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const RATE = 'Rate a year from the next month on, in percent'
const WHY = 'Reason, as the member will read it'
const [CHANGE, CANCEL] = ['Change the rate', 'Cancel the deposit']
const date = '2026-11-22T14:02:11.000Z'
const deposit: wire.AdminSubscription = {
  ...{ id: 'deposit-1', uid: '100045', username: 'Ada', email: 'ada@example.com', planId: 'plan-1' },
  ...{ currency: 'USD', amount: '1000', principal: '1000', term: 3, rate: '5', next_rate: null },
  ...{ profit: null, realized_interest: '4.17', maturity_date: '2027-02-22', maturity_amount: '1012.60' },
  ...{ next_interest_date: '2026-12-22', redeem_interest: '0', redeem_forfeited: '3.33', forfeited: null },
  ...{ status: 0, reason: null, start_date: date, created_date: date, finish_date: null },
}

beforeEach(() => {
  lists('earn.allSubscriptions', [deposit])
  answers('earn.editSubscription', { id: 'deposit-1' })
  answers('earn.cancelSubscription', { id: 'deposit-1', status: -1, principal: '1000' })
})
const open = async (role: 'finance' | 'auditor' = 'finance') => {
  await renderScreen('/admin/fixeddeposits?open=deposit-1', { as: administrator(role) })
  await seeOnPage('USD · 3 months · 5.00%', 'Principal and interest at the end 1,012.60 USD')
}

test('a rate is changed with a reason only, once, and says when it waits for a second administrator', async () => {
  waits('earn.editSubscription', 'proposal-1')
  await open()
  expect(typed(RATE)).toBe('5')
  press(CHANGE)
  expect(wrongWith(WHY)).toBe('Say why, in words the member can act on.')
  fill({ [RATE]: '' })
  press(CHANGE)
  expect(wrongWith(RATE)).toBe('Please enter all fields')
  expect(bodies('earn.editSubscription')).toEqual([])
  fill({ [RATE]: '6', [WHY]: ' As agreed ' })
  const release = holds('earn.editSubscription')
  press(CHANGE)
  pressAnyway(CHANGE)
  await waitFor(() =>
    expect(bodies('earn.editSubscription')).toEqual([{ id: 'deposit-1', rate: '6', reason: 'As agreed' }]),
  )
  release()
  await see('Waits for a second administrator')
  expect(bodies('earn.editSubscription')).toHaveLength(1)
})

test('a deposit is cancelled with a reason only, and the reason of the last refusal is the one shown', async () => {
  refuses('earn.editSubscription', 'RATE_LOWERED')
  refuses('earn.cancelSubscription', 'INTEREST_DUE')
  await open()
  press(CANCEL)
  expect(wrongWith(WHY)).toBe('Say why, in words the member can act on.')
  expect(asked('earn.cancelSubscription')).toEqual([])
  fill({ [RATE]: '4', [WHY]: 'Entered twice' })
  press(CHANGE)
  await see('The rate of a fixed term was promised and may only rise.')
  press(CANCEL)
  await see('Interest is being paid at this moment. Try again.')
  expect(asked('earn.cancelSubscription')[0]).toMatchObject({
    params: { id: 'deposit-1' },
    body: { reason: 'Entered twice' },
  })
})

test('an administrator who may not decide sees the deposit without a way to change it', async () => {
  await open('auditor')
  expect([buttonOf(CHANGE), buttonOf(CANCEL)]).toEqual([undefined, undefined])
})
