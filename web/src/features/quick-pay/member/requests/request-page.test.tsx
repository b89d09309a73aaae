import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { enterCode, press, see, seeButton, seeOnPage, type } from '../../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, fails } from '../../../../testing/answers.ts'
import { CODE, paid, useQuickPayAnswers } from '../../../../testing/at-quick-pay.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

const request: wire.MoneyRequest = {
  ...{ id: 'r1', direction: 'received', uid: '100046', username: 'Ben', currency: 'USD', amount: '25.50' },
  ...{ note: 'Dinner', reason: null, status: 'open', last_day: '2026-03-02', decided_date: null },
  created_date: '2026-01-31T00:00:00.000Z',
}
const decided = { decided_date: '2026-02-01T00:00:00.000Z' }

/** Opens the page of a request, as the server has it. */
const at = async (but: Partial<wire.MoneyRequest> = {}, language?: 'ja') => {
  answers('quickPay.moneyRequest', { ...request, ...but })
  return renderScreen('/quickpay/requests/r1', language ? { language } : {})
}
const steps = () => [...document.querySelectorAll('.history li')].map(({ textContent }) => textContent)
const buttons = (name: RegExp) => screen.queryAllByRole('button', { name })

beforeEach(() => {
  answersWhole('quickPay.declineMoneyRequest', { status: true, data: [] })
  answersWhole('quickPay.cancelMoneyRequest', { status: true, data: [] })
})

describe('the page of a request to the member', () => {
  test('says who asks, for how much, what for, until when, and what it waits for', async () => {
    await at()
    await seeOnPage('Ben asks you', '25.50', 'User ID 100046', 'Dinner', '02 Mar 2026', 'r1', 'by Ben')
    expect(asked('quickPay.moneyRequest')[0]?.params).toEqual({ id: 'r1' })
    expect(steps()).toHaveLength(2)
    expect(steps()[1]).toBe('Open')
  })
  test('pays it with the mailed code, and then leads to the payment', async () => {
    answers('quickPay.payMoneyRequest', { ...paid, id: 'r1' })
    const { address } = await at()
    await seeButton('Pay the request of Ben')
    press('Pay the request of Ben')
    await see('Enter the code we e-mailed you')
    answers('quickPay.moneyRequest', { ...request, ...decided, status: 'paid' })
    enterCode(CODE, '123456')
    const link = await screen.findByRole('link', { name: 'Open the payment' })
    expect(link.getAttribute('href')).toBe('/transactions/quick-pay-sent%3A100046%3Ar1')
    expect(bodies('quickPay.payMoneyRequest')).toEqual([{ id: 'r1', code: '123456' }])
    expect(address()).toBe('/quickpay/requests/r1')
    await waitFor(() => expect(steps()[1]).toContain('by you'))
    expect(buttons(/^(Pay|Decline)/)).toEqual([])
  })
  test('declines it with a reason', async () => {
    await at()
    await seeButton('Decline the request of Ben')
    press('Decline the request of Ben')
    type('Reason (may stay empty)', 'Paid in cash')
    answers('quickPay.moneyRequest', { ...request, ...decided, status: 'declined', reason: 'Paid in cash' })
    press('Decline the request')
    await seeOnPage('Declined', 'Paid in cash')
    expect(bodies('quickPay.declineMoneyRequest')).toEqual([{ id: 'r1', reason: 'Paid in cash' }])
  })
})

describe('the page of a request of the member', () => {
  test('can be cancelled while it is open, and offers nothing else', async () => {
    await at({ direction: 'sent' })
    await seeOnPage('You asked Ben', 'by you')
    await seeButton('Cancel the request to Ben')
    expect(buttons(/^(Pay|Decline)/)).toEqual([])
    answers('quickPay.moneyRequest', { ...request, ...decided, direction: 'sent', status: 'cancelled' })
    press('Cancel the request to Ben')
    await waitFor(() => expect(steps()[1]).toContain('by you'))
    expect(bodies('quickPay.cancelMoneyRequest')).toEqual([{ id: 'r1', uid: '100046' }])
    expect(buttons(/^Cancel/)).toEqual([])
  })
  test('that ran out ended by itself', async () => {
    await at({ ...decided, direction: 'sent', status: 'expired' })
    await seeOnPage('Expired', 'by itself')
    expect(screen.queryByText('Can be paid until')).toBeNull()
  })
  test('that was paid in vain says so, and leads to nothing that was received', async () => {
    await at({ ...decided, direction: 'sent', status: 'returned' })
    await seeOnPage('Paid, and came back')
    expect(screen.queryByRole('link', { name: 'Open the payment' })).toBeNull()
    expect(steps()).toHaveLength(3)
  })
  test('that is paid leads to what was received', async () => {
    await at({ ...decided, direction: 'sent', status: 'paid' })
    const link = await screen.findByRole('link', { name: 'Open the payment' })
    expect(link.getAttribute('href')).toBe('/transactions/quick-pay-received%3A100046%3Ar1')
  })
})

test('amounts that are hidden on the home page are hidden on the page of a request too', async () => {
  localStorage.setItem('amounts_hidden', '1')
  await at()
  await see('Ben asks you')
  expect(document.querySelector('main')?.textContent).not.toContain('25.50')
  localStorage.removeItem('amounts_hidden')
})

test('a request between others is not found, in the language of its reader', async () => {
  fails('quickPay.moneyRequest', 404)
  await renderScreen('/quickpay/requests/r1', { language: 'ja' })
  await see('このページは見つかりませんでした。')
})

test('a request that could not be had can be asked for again', async () => {
  fails('quickPay.moneyRequest', 500)
  await renderScreen('/quickpay/requests/r1')
  await seeButton('Try again')
  answers('quickPay.moneyRequest', request)
  press('Try again')
  await see('Ben asks you')
})
