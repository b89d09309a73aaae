import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  enterCode,
  gone,
  press,
  see,
  seeButton,
  seeOnPage,
  type,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, refuses } from '../../../../testing/answers.ts'
import { wallet } from '../../../../testing/catalogue.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const rent: wire.QuickPaySchedule = {
  id: 's1',
  uid: '100046',
  username: 'Ben',
  currency: 'USD',
  amount: '40.50',
  every: 'month',
  first_day: '2026-01-31',
  last_day: null,
  next_day: '2026-03-31',
  status: 'active',
  created_date: '2026-01-02T00:00:00.000Z',
  runs: [
    { day: '2026-02-28', payment: null, returned: 0, reason: 'insufficient-funds' },
    { day: '2026-01-31', payment: 'p1', returned: 0, reason: null },
    { day: '2025-12-31', payment: 'p0', returned: 1, reason: null },
  ],
}

beforeEach(() => {
  answers('wallet.list', [wallet('USD', '10.00')])
  answers('quickPay.findPayee', { uid: '100046', username: 'Ben', quickpay_status: 1 })
  answers('quickPay.payees', [])
  answers('quickPay.schedules', [])
  answers('account.mailCode')
  answers('quickPay.schedule', { id: 's1' })
  answersWhole('quickPay.changeSchedule', { status: true, data: [] })
})

const atForm = async () => {
  await renderScreen('/quickpay/scheduled')
  await seeButton('Schedule a payment')
  press('Schedule a payment')
  await screen.findByLabelText('Whom to pay')
}

describe('a scheduled payment', () => {
  test('shows its next day and each day that was paid or skipped', async () => {
    answers('quickPay.schedules', [rent])
    await renderScreen('/quickpay/scheduled')
    await see('Every month, from 31 Jan 2026')
    await seeOnPage('Next day 31 Mar 2026', 'Skipped: There was not enough in your wallet.')
    expect(screen.getByText('Paid').getAttribute('href')).toBe('/transactions/quick-pay-sent%3A100046%3Ap1')
    const back = screen.getByText('Paid, and came back')
    expect(back.getAttribute('href')).toBe('/transactions/quick-pay-sent%3A100046%3Ap0')
    expect(screen.getByText('Get help with this').closest('a')?.getAttribute('href')).toBe(
      '/csr?reference=s1',
    )
  })
  test('is paused, resumed and cancelled', async () => {
    answers('quickPay.schedules', [rent])
    await renderScreen('/quickpay/scheduled')
    await seeButton('Pause the payments to Ben')
    answers('quickPay.schedules', [{ ...rent, status: 'paused' }])
    press('Pause the payments to Ben')
    await seeButton('Resume the payments to Ben')
    press('Resume the payments to Ben')
    await waitFor(() => expect(bodies('quickPay.changeSchedule')).toHaveLength(2))
    answers('quickPay.schedules', [{ ...rent, status: 'cancelled', next_day: null }])
    await waitFor(() => press('Cancel the payments to Ben'))
    await see('Cancel the payments to Ben?')
    expect(bodies('quickPay.changeSchedule')).toHaveLength(2)
    press('Cancel the payments')
    await see('Cancelled')
    expect(bodies('quickPay.changeSchedule')).toEqual([
      { id: 's1', to: 'paused' },
      { id: 's1', to: 'active' },
      { id: 's1', to: 'cancelled' },
    ])
  })
})

describe('scheduling a payment', () => {
  test('takes more than the wallet holds, with days and the code', async () => {
    answers('account.confirmingDevices', { status: 0, push: 0, others: 1 })
    await atForm()
    type('Whom to pay', '100046')
    type('Amount', '40.5')
    type('First day', '2099-01-31')
    type('Ends', 'times')
    type('Number of times', '12')
    press('Review the payment')
    await see('Enter the code we e-mailed you')
    await seeOnPage('Every month, from 31 Jan 2099', 'Number of times 12')
    // Another device would show one payment, and none of its days.
    await gone('Confirm on another device')
    answers('quickPay.schedules', [rent])
    enterCode('Code from the e-mail', '123456')
    await see('Every month, from 31 Jan 2026')
    expect(bodies('quickPay.schedule')).toEqual([
      {
        uid: '100046',
        currency: 'USD',
        amount: '40.5',
        every: 'month',
        first_day: '2099-01-31',
        times: 12,
        code: '123456',
      },
    ])
  })
  test('says at each field what is missing', async () => {
    await atForm()
    type('First day', '2020-01-01')
    type('Ends', 'day')
    type('Last day', '2019-12-31')
    press('Review the payment')
    expect(wrongWith('Whom to pay')).toContain('Please enter all fields')
    expect(wrongWith('Amount')).toContain('Enter at least 0.01 USD.')
    expect(wrongWith('First day')).toContain('Choose today or a day to come.')
    expect(wrongWith('Last day')).toContain('Choose a day no earlier than the first.')
    expect(asked('quickPay.findPayee')).toEqual([])
  })
  test('of a payee who cannot be paid mails no code', async () => {
    refuses('quickPay.findPayee', 'QUICK_PAY_OFF')
    await atForm()
    type('Whom to pay', '100046')
    type('Amount', '1')
    press('Review the payment')
    await see('The user has turned off quick pay')
    expect(bodies('account.mailCode')).toEqual([])
  })
})
