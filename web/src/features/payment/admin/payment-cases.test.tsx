import type { wire } from '@strongroom/shared'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { buttonOf, fill, pageText, press, see, seeButton, seeOnPage, type } from '../../../testing/act.ts'
import { answers, asked, bodies, lists, neverAsked } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import { sendCaseQuery } from '../member/queries.ts'

serveContract()

/** Figures that no arithmetic on the case would come to. */
const consequence = approvalSaid({ currency: 'USD', amount: '100.00', fee: '1.07', credited: '98.31' })
beforeEach(() => answers('office.checkApproval', consequence))

test.each([
  ['/admin/requestpayments', 'payment.requestCases'],
  ['/admin/sendpayments', 'payment.sendCases'],
] as const)('%s opens on those that wait, oldest first, and shows all when asked', async (path, name) => {
  lists(name, [])
  await renderScreen(path, { as: administrator('finance') })
  await see('Nothing waits')
  const page = () => asked(name).findLast(({ filter }) => filter?.limit === 20)?.filter
  expect(page()).toMatchObject({ status: 0, order: 'asc' })
  type('State', 'all')
  await expect.poll(() => Object.keys(page() ?? {})).not.toContain('status')
})

const sent: wire.AdminSendPayment = {
  ...{ id: 'send-1', uid: '100045', username: 'Ada', email: 'ada@example.com', name: 'Acme Ltd' },
  ...{ account: 'GB33BUKB20201555555555', bank: 'First Bank', swift: '', remarks: '', currency: 'USD' },
  ...{ amount: '100.00', fee: '1.00', externalTxId: null, status: 0, reason: null },
  ...{ created_date: '2026-11-20T10:00:00.000Z', finish_date: null, decided_by: null, decided_by_name: '' },
  ...{ returned_amount: null, bank_charge: null, returned_reason: null, returned_date: null },
}

test('a whole payee goes with its case: when it is opened again, it is another look', async () => {
  lists('payment.sendCases', [{ ...sent, account: '•••• 5555' }])
  answers('payment.sendCase', sent)
  const { queries } = await renderScreen('/admin/sendpayments', { as: administrator('finance') })
  const opener = await waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>('button.opener')
    if (!found) throw new Error('there is no case')
    return found
  })
  act(() => opener.click())
  await seeButton('Show the full account')
  press('Show the full account')
  await seeOnPage(sent.account)
  act(() => document.querySelector<HTMLButtonElement>('button.opener')?.click())
  await waitFor(() => expect(pageText()).not.toContain(sent.account))
  await waitFor(() =>
    expect(queries.getQueryCache().find({ queryKey: sendCaseQuery(sent.id).queryKey })).toBeUndefined(),
  )
  expect(asked('payment.sendCase')).toHaveLength(1)
})

describeCase({
  path: '/admin/sendpayments',
  name: 'payment.sendCases',
  row: { ...sent, account: '•••• 5555' },
  shows: ['•••• 5555', 'First Bank', 'Fee 1.00 USD'],
  filled: { 'Transaction ID at the bank, if any': 'wire-77' },
  approve: {
    call: 'payment.approveSend',
    label: 'The bank has paid',
    body: { id: 'send-1', externalTxId: 'wire-77' },
  },
  reject: { call: 'payment.rejectSend', label: 'Reject', body: { id: 'send-1' } },
})

const requested: wire.AdminRequestPayment = {
  ...{ id: 'request-1', uid: '100045', username: 'Ada', email: 'ada@example.com', name: 'Rent' },
  ...{ remarks: 'November', currency: 'USD', amount: '75.00', fee: null, credited: null },
  ...{
    externalTxId: null,
    reason: null,
    created_date: '2026-11-20T10:00:00.000Z',
    finish_date: null,
    decided_by: null,
    decided_by_name: '',
  },
  status: 0,
}

describeCase({
  path: '/admin/requestpayments',
  name: 'payment.requestCases',
  row: requested,
  shows: ['Rent', 'November', '75.00 USD'],
  filled: { 'Fee, if not the usual one': '0' },
  approve: {
    call: 'payment.decideRequest',
    label: 'Received',
    body: { id: 'request-1', status: 1, fee: '0' },
  },
  reject: { call: 'payment.decideRequest', label: 'Reject', body: { id: 'request-1', status: -1 } },
})

test('a typed fee rate is asked about before the payment is received, and sent with it', async () => {
  lists('payment.requestCases', [requested])
  answers('payment.decideRequest', { id: 'request-1', status: 1 })
  await renderScreen('/admin/requestpayments?open=request-1', { as: administrator('finance') })
  await seeOnPage('Fee 1.07 USD', 'The member’s wallet receives 98.31 USD')
  answers('office.checkApproval', { ...consequence, fee: '0.83', credited: '74.11' })
  fill({ 'Or a fee rate, as a share: 0.01 is 1%': '0.011' })
  await seeOnPage('Fee 0.83 USD', 'receives 74.11 USD')
  const asked = { kind: 'request-payment', id: 'request-1', feeRate: '0.011' }
  expect(bodies('office.checkApproval').at(-1)).toEqual(asked)
  press('Received')
  await waitFor(() =>
    expect(bodies('payment.decideRequest')).toEqual([{ id: 'request-1', status: 1, feeRate: '0.011' }]),
  )
})

test('a sent payment asks for no fee: the member has agreed to one', async () => {
  lists('payment.sendCases', [{ ...sent, account: '•••• 5555' }])
  await renderScreen('/admin/sendpayments?open=send-1', { as: administrator('finance') })
  await seeOnPage('Fee 1.07 USD', 'The payee’s bank receives 98.31 USD')
  expect(pageText()).not.toContain('fee rate')
  expect(bodies('office.checkApproval')).toEqual([{ kind: 'send-payment', id: 'send-1' }])
})

test('a requested payment is read by a role that does not decide on money', async () => {
  lists('payment.requestCases', [requested])
  await renderScreen('/admin/requestpayments?open=request-1', { as: administrator('support') })
  await see('Your role reads this')
  expect(buttonOf('Received')).toBeUndefined()
  neverAsked('office.checkApproval')
})

describe('a payment that was sent', () => {
  const settled = { ...sent, account: '•••• 5555', status: 1, externalTxId: 'wire-77' } as const
  const at = '/admin/sendpayments?status=1&open=send-1'
  test('is booked as sent back by the bank, with its charge and the reason', async () => {
    lists('payment.sendCases', [settled])
    answers('payment.sentBack', { id: sent.id, amount: '75.00', bank_charge: '25.00' })
    await renderScreen(at, { as: administrator('finance') })
    await seeButton('The bank has sent it back')
    press('The bank has sent it back')
    await seeButton('Book what came back')
    fill({ 'Charge of the bank, USD': '25', 'Reason, as the member will read it': 'The account is closed' })
    press('Book what came back')
    await waitFor(() =>
      expect(bodies('payment.sentBack')).toMatchObject([
        { id: 'send-1', bank_charge: '25', reason: 'The account is closed' },
      ]),
    )
  })
  test('says what came back of it, in its state too', async () => {
    const returned = {
      ...{ returned_amount: '75.00', bank_charge: '25.00', returned_reason: 'The account is closed' },
      returned_date: '2026-11-22T10:00:00.000Z',
    }
    lists('payment.sendCases', [{ ...settled, ...returned }])
    await renderScreen(at, { as: administrator('finance') })
    await seeOnPage(
      'Sent back to the member 75.00 USD',
      'Kept by the bank 25.00 USD',
      'Sent back by the bank',
    )
  })
})
