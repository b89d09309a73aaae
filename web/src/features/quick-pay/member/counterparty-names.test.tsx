import type { wire } from '@strongroom/shared'
import { describe, test } from 'vitest'
import { seeButton, seeOnPage } from '../../../testing/act.ts'
import { answers, lists } from '../../../testing/answers.ts'
import { useQuickPayAnswers } from '../../../testing/at-quick-pay.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

const created_date = '2026-01-31T00:00:00.000Z'
const money = { uid: '100046', currency: 'USD', amount: '25.50', created_date }
const request: wire.MoneyRequest = {
  ...{ ...money, id: 'r1', direction: 'received', username: '', note: null, reason: null, status: 'open' },
  ...{ last_day: '2026-03-02', decided_date: null },
}
const schedule: wire.QuickPaySchedule = {
  ...{ ...money, id: 's1', username: '', every: 'month', first_day: '2026-01-31', last_day: null },
  ...{ next_day: null, status: 'active', runs: [] },
}
const sent: wire.QuickPay = {
  ...{ id: 'p1', status: 1, direction: 'sent', currency: 'USD', amount: '25.50', note: null, created_date },
  ...{ sender: '100045', sender_username: 'Ada', receiver: '100046', receiver_username: '' },
}

describe('a member who has left is called a deleted account', () => {
  test('in the records of quick pay', async () => {
    lists('quickPay.list', [sent, { ...sent, id: 'p2', receiver_username: '@ben' }])
    await renderScreen('/records/quickpay')
    await seeOnPage('To Deleted account 100046', 'To @ben 100046')
  })

  test('at a scheduled payment and its buttons', async () => {
    answers('quickPay.schedules', [schedule])
    await renderScreen('/quickpay/scheduled')
    await seeButton('Pause the payments to Deleted account')
    await seeButton('Cancel the payments to Deleted account')
  })

  test('on the page of a request for money, its history and its buttons', async () => {
    answers('quickPay.moneyRequest', request)
    await renderScreen('/quickpay/requests/r1')
    await seeButton('Decline the request of Deleted account')
    await seeOnPage('Deleted account asks you', 'Deleted account User ID 100046', 'by Deleted account')
  })
})

describe('a member who shows neither name nor handle is called by their number', () => {
  test('once in the facts of a request', async () => {
    answers('quickPay.moneyRequest', { ...request, username: '100046' })
    await renderScreen('/quickpay/requests/r1')
    await seeOnPage('100046 asks you', 'Asked by User ID 100046')
  })
})
