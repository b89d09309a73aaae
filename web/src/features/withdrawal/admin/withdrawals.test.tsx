import type { wire } from '@strongroom/shared'
import { cleanup, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  buttonOf,
  fill,
  gone,
  pageText,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  type,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, asked, bodies, lists, neverAsked } from '../../../testing/answers.ts'
import { describeCase } from '../../../testing/case-suite.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { administrator } from '../../../testing/people.ts'
import { approvalSaid, bank } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const withdrawal: wire.AdminWithdrawal = {
  ...{ id: 'withdrawal-1', uid: '100045', username: 'Ada', email: 'ada@example.com', source: 'wallet' },
  ...{ currency: 'USD', amount: '100.00', fee: '5.00', bank_id: 'bank-1', bank: 'First Bank ··6789' },
  ...{ status: 0, externalTxId: null, reason: null, created_date: '2026-11-20T10:00:00.000Z' },
  ...{ finish_date: null, decided_by: null, decided_by_name: '', entered_by: null, entered_by_name: '' },
  ...{ returned_amount: null, bank_charge: null, returned_reason: null, returned_date: null },
}
const consequence = approvalSaid({ currency: 'USD', amount: '100.00', fee: '4.44', credited: '100.00' })

beforeEach(() => answers('office.checkApproval', consequence))

describeCase({
  path: '/admin/withdraw',
  name: 'withdrawal.cases',
  row: withdrawal,
  shows: ['Wallet to bank', 'The bank receives 100.00 USD', 'Fee 5.00 USD', 'First Bank ··6789'],
  filled: { 'Fee, if less than agreed': '4', 'Transaction ID at the bank, if any': ' wire-77 ' },
  approve: {
    call: 'withdrawal.approve',
    label: 'Send 100.00 USD',
    body: { id: 'withdrawal-1', fee: '4', externalTxId: 'wire-77' },
  },
  reject: { call: 'withdrawal.reject', label: 'Reject', body: { id: 'withdrawal-1' } },
})

test('the whole account is looked at on purpose, and goes with its case', async () => {
  lists('withdrawal.cases', [withdrawal])
  answers('bank.one', { ...bank(), username: 'Ada', email: 'ada@example.com' })
  const opener = 'Wallet to bank'
  await renderScreen('/admin/withdraw?open=withdrawal-1', { as: administrator('finance') })
  await seeOnPage('Fee 4.44 USD')
  expect(asked('bank.one')).toEqual([])
  press('Show the full numbers')
  await seeOnPage('000123456789')
  press(opener)
  await waitFor(() => expect(pageText()).not.toContain('000123456789'))
  press(opener)
  await seeButton('Show the full numbers')
  expect(pageText()).not.toContain('000123456789')
})

test('decided cases say when they were, and by whom and by which transaction where those columns are chosen', async () => {
  const heads = () => [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent)
  const decided = { status: 1, finish_date: '2026-11-21T08:30:00.000Z', externalTxId: 'wire-77' } as const
  const by = { decided_by: '100002', decided_by_name: 'Noah' }
  lists('withdrawal.cases', [{ ...withdrawal, ...decided, ...by }])
  await renderScreen('/admin/withdraw?status=1', { as: administrator('finance') })
  await seeOnPage('21 Nov 2026 08:30:00 UTC')
  expect(heads()).toContain('Decided')
  expect(pageText()).not.toContain('wire-77')
  expect(pageText()).not.toContain('Noah')
  cleanup()
  await renderScreen('/admin/withdraw?status=1&columns=case,ended,decider,txid', {
    as: administrator('finance'),
  })
  await seeOnPage('wire-77', 'Noah · 100002')
  expect(heads()).toEqual(['Case', 'Decided', 'Decided by', 'Transaction ID'])
})

test('a case that its member has cancelled says so', async () => {
  const cancelled = { status: -2, decided_by: withdrawal.uid, decided_by_name: withdrawal.username } as const
  lists('withdrawal.cases', [{ ...withdrawal, ...cancelled }])
  await renderScreen('/admin/withdraw?status=-2&columns=case,decider', { as: administrator('finance') })
  await seeOnPage('the member')
})

test('an entered withdrawal is decided by somebody else than who entered it', async () => {
  lists('withdrawal.cases', [{ ...withdrawal, entered_by: '100001', entered_by_name: 'Grace' }])
  await renderScreen('/admin/withdraw?open=withdrawal-1', { as: administrator('finance') })
  await see('This is your own case')
  expect(pageText()).toContain('Grace · 100001')
  expect(buttonOf('Send 100.00 USD')).toBeUndefined()
})

describe('entering a withdrawal in a member’s name', () => {
  const begin = async () => {
    lists('withdrawal.cases', [])
    lists('bank.ofMember', ({ params }) =>
      params.id === '100046' ? [bank({ id: 'bank-9', status: 0 })] : [bank(), bank({ id: 'bank-2' })],
    )
    await renderScreen('/admin/withdraw', { as: administrator('finance') })
    await seeButton('Enter a withdrawal')
    press('Enter a withdrawal')
    await seeButton('Enter the withdrawal')
  }
  const filled = async () => {
    await begin()
    fill({ 'User ID': ' 100045 ', 'Amount the bank receives': '250' })
    await waitFor(() => expect(typed('To the bank account')).toBe('bank-1'))
  }

  test('asks for the member, an approved account of theirs and an amount, each at its field', async () => {
    await begin()
    press('Enter the withdrawal')
    expect(wrongWith('User ID')).toBe('Please enter all fields')
    expect(wrongWith('Amount the bank receives')).toBe('Enter an amount above zero.')
    fill({ 'User ID': '100046', 'Amount the bank receives': '250' })
    await waitFor(() =>
      expect(wrongWith('To the bank account')).toBe('This member has no approved bank account.'),
    )
    press('Enter the withdrawal')
    neverAsked('withdrawal.enter')
  })
  test('sends it once, and closes the form', async () => {
    answers('withdrawal.enter', { id: 'withdrawal-2', status: 0 })
    await filled()
    type('To the bank account', 'bank-2')
    type('From', 'card')
    const release = holds('withdrawal.enter')
    press('Enter the withdrawal')
    pressAnyway('Enter the withdrawal')
    await waitFor(() => expect(bodies('withdrawal.enter')).toHaveLength(1))
    release()
    await gone('Enter the withdrawal')
    expect(bodies('withdrawal.enter')).toEqual([
      { uid: '100045', source: 'card', currency: 'USD', amount: '250', bankId: 'bank-2' },
    ])
  })
  test('never keeps an account of the member typed before', async () => {
    answers('withdrawal.enter', { id: 'withdrawal-2', status: 0 })
    await filled()
    type('To the bank account', 'bank-2')
    type('User ID', '100046')
    await waitFor(() => expect(wrongWith('To the bank account')).not.toBe(''))
    press('Enter the withdrawal')
    neverAsked('withdrawal.enter')
  })
  test('whose answer is lost is the same one when it is entered again', async () => {
    await filled()
    await repeatsLostAttempt('withdrawal.enter', {
      send: () => press('Enter the withdrawal'),
      answered: () => answers('withdrawal.enter', { id: 'withdrawal-2', status: 0 }),
      until: () => gone('Enter the withdrawal'),
    })
  })
  test('is not offered to who may not', async () => {
    lists('withdrawal.cases', [])
    await renderScreen('/admin/withdraw', { as: administrator('auditor') })
    await see('Nothing waits')
    expect(buttonOf('Enter a withdrawal')).toBeUndefined()
  })
})

describe('a withdrawal that was sent', () => {
  const sent = { ...withdrawal, status: 1, externalTxId: 'wire-77' } as const
  test('is booked as sent back by the bank, with its charge and the reason', async () => {
    lists('withdrawal.cases', [sent])
    answers('withdrawal.sentBack', { id: sent.id, amount: '75.00', bank_charge: '25.00' })
    await renderScreen('/admin/withdraw?status=1&open=withdrawal-1', { as: administrator('finance') })
    await seeButton('The bank has sent it back')
    press('The bank has sent it back')
    await seeButton('Book what came back')
    fill({ 'Charge of the bank, USD': '25', 'Reason, as the member will read it': 'The account is closed' })
    press('Book what came back')
    await waitFor(() =>
      expect(bodies('withdrawal.sentBack')).toMatchObject([
        { id: 'withdrawal-1', bank_charge: '25', reason: 'The account is closed' },
      ]),
    )
  })
  test('says what came back of it', async () => {
    const returned = {
      ...{ returned_amount: '75.00', bank_charge: '25.00', returned_reason: 'The account is closed' },
      returned_date: '2026-11-22T10:00:00.000Z',
    }
    lists('withdrawal.cases', [{ ...sent, ...returned }])
    await renderScreen('/admin/withdraw?status=1&open=withdrawal-1', { as: administrator('finance') })
    await seeOnPage('Sent back to the member 75.00 USD')
    await seeOnPage('Kept by the bank 25.00 USD', 'Sent back by the bank')
  })
})
