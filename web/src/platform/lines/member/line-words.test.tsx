import type { wire } from '@strongroom/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, see, seeOnPage } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const line: wire.Transaction = {
  ...{ id: 'line-1', uid: '100045', type: 'top-up', status: 'pending', currency: 'USD', amount: '0.00' },
  ...{ balance: null, asked: null, fee: null, reference: 'ref-1', counterparty: null, reason: null },
  ...{ details: null, created_date: '2026-11-22T14:02:11.000Z' },
}

test('amounts that are hidden on the home page are hidden in the list of movements, and shown again there', async () => {
  localStorage.setItem('amounts_hidden', '1')
  answers('wallet.list', [wallet('USD', '1')])
  lists('statement.ofMember', [
    { ...line, status: 'done', amount: '31.75', balance: '42.50', asked: '33.00', fee: '1.25' },
  ])
  await renderScreen('/transactions')
  await see('Top-up')
  expect(document.body.textContent).not.toMatch(/31\.75|42\.50|33\.00|1\.25/)
  press('Hide amounts')
  await seeOnPage('31.75', '42.50', '33.00', '1.25')
  localStorage.removeItem('amounts_hidden')
})

describe('a line that waits', () => {
  beforeEach(() => answers('wallet.list', [wallet('USD', '1')]))
  test('of an FPS top-up says what was paid, and what it is worth', async () => {
    const details = { hkdAmount: '1000.00', ratio: '0.127' }
    lists('statement.ofMember', [{ ...line, type: 'fps-top-up', asked: '127.00', details }])
    await renderScreen('/transactions')
    await see('FPS top-up')
    await seeOnPage('1,000.00 HKD', 'Waits for finance', '127.00')
  })
  test('of a request waits for its payer', async () => {
    lists('statement.ofMember', [{ ...line, type: 'request-payment', asked: '20.00' }])
    await renderScreen('/transactions')
    await see('Requested payment')
    await seeOnPage('Unpaid', '20.00')
  })
})

describe('a payment between members', () => {
  const payment = {
    ...line,
    status: 'done',
    amount: '-5.00',
    balance: '1.00',
    counterparty: '100046',
  } as const
  beforeEach(() => answers('wallet.list', [wallet('USD', '1')]))
  test('names the other member, and their user id', async () => {
    lists('statement.ofMember', [
      { ...payment, type: 'quick-pay-sent', counterparty_name: 'Ben' },
      { ...payment, id: 'line-2', type: 'quick-pay-received', amount: '5.00', counterparty_name: 'Cy' },
    ])
    await renderScreen('/transactions')
    await see('to Ben · 100046')
    await seeOnPage('from Cy · 100046')
  })
  test('with a member who has left says the user id alone', async () => {
    lists('statement.ofMember', [{ ...payment, type: 'quick-pay-sent', counterparty_name: '' }])
    await renderScreen('/transactions')
    await see('to user ID 100046')
  })
})
