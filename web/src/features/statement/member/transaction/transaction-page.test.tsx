import type { wire } from '@strongroom/shared'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Row } from '../../../../client/contract.ts'
import { press, see, seeButton, seeOnPage, type, typed } from '../../../../testing/act.ts'
import { answers, answersWhole, asked, bodies, fails, lists } from '../../../../testing/answers.ts'
import { settings, wallet } from '../../../../testing/catalogue.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const id = 'quick-pay-sent:100046:pay-1'
const line: Row<'statement.one'> = {
  ...{ id, uid: '100045', type: 'quick-pay-sent', status: 'done', currency: 'USD', amount: '-12.50' },
  ...{ balance: '387.50', asked: null, fee: null, reference: 'pay-1', counterparty: '100046' },
  ...{ counterparty_name: 'Ben', reason: null, details: null, related: [], own_note: null, request: null },
  ...{ created_date: '2026-11-22T14:02:11.000Z', booked_date: '2026-11-22T14:02:12.000Z' },
  history: [{ event: 'QuickPaySent', by: 'member', created_date: '2026-11-22T14:02:11.000Z' }],
}
const ways = () => [...document.querySelectorAll('main a')].map(each => each.getAttribute('href'))

beforeEach(() => answers('statement.one', line))
const open = () => renderScreen(`/transactions/${encodeURIComponent(id)}`)

test('a row of the statement leads to the page of its transaction', async () => {
  lists('statement.ofMember', [line])
  answers('wallet.list', [wallet('USD', '400')])
  await renderScreen('/transactions')
  await expect
    .poll(() => ways().map(href => href && decodeURIComponent(href)))
    .toContain(`/transactions/${id}`)
})

test('a transaction shows its facts, what happened, and the other member', async () => {
  await open()
  await seeOnPage('−12.50', 'Settled', '387.50 USD', 'Payee', 'Ben', 'User ID 100046', 'pay-1', 'by you')
  expect(asked('statement.one')[0]?.params).toEqual({ id })
  await seeButton('PDF')
  await seeButton('Proof (.tlog-proof)')
})

test('a transaction leads to the same payment again, and to customer service with its reference', async () => {
  await open()
  await see('Pay again')
  expect(ways()).toContain('/quickpay?uid=100046&currency=USD&amount=12.50')
  expect(ways()).toContain('/csr?reference=pay-1')
  expect(ways().filter(way => way?.startsWith('/quickpay/requests/'))).toEqual([])
})

test.each(['quick-pay-sent', 'quick-pay-received'] as const)(
  'a payment that answered a request for money leads to the request: %s',
  async type => {
    const asking = { event: 'MoneyRequested', by: 'other', created_date: line.created_date } as const
    answers('statement.one', { ...line, type, request: 'pay-1', history: [asking, ...line.history] })
    await open()
    await seeOnPage('Open the request', 'by Ben', 'by you')
    expect(ways()).toContain('/quickpay/requests/pay-1')
  },
)

test('amounts that are hidden on the home page are hidden here, in its address to pay again too, and shown again', async () => {
  localStorage.setItem('amounts_hidden', '1')
  answers('statement.one', { ...line, fee: '0.50', asked: '13.00' })
  await open()
  await see('Pay again')
  expect(document.body.textContent).not.toMatch(/12\.50|387\.50|0\.50|13\.00/)
  expect(ways()).toContain('/quickpay?uid=100046&currency=USD')
  press('Hide amounts')
  await seeOnPage('−12.50', '387.50 USD', '0.50 USD', '13.00 USD')
  localStorage.removeItem('amounts_hidden')
})

test('the payment to be made again is filled in', async () => {
  answers('wallet.list', [wallet('USD', '400')])
  answers('quickPay.findPayee', { uid: '100046', username: 'Ben', quickpay_status: 1 })
  answers('quickPay.contacts', [])
  await renderScreen('/quickpay?uid=100046&currency=USD&amount=12.50')
  await seeButton('Find the payee')
  press('Find the payee')
  await seeButton(/^Review 12\.50/)
  expect(typed('Amount')).toBe('12.50')
})

test('a question about a transaction names its reference in the mail', async () => {
  const email = { field_code: 'csrEmail', field_value: 'help@example.com' }
  answersWhole('catalogue.publicSettings', { ...settings, data: [{ ...email }] })
  lists('support.own', [])
  answers('support.about', { lines: [], card_lines: [] })
  await renderScreen('/csr?reference=pay-1')
  await see('help@example.com')
  await see('pay-1')
  const mail = [...document.querySelectorAll('a')].map(({ href }) => href).find(href => /^mailto/.test(href))
  expect(decodeURIComponent(mail ?? '')).toBe('mailto:help@example.com?subject=Question about pay-1')
})

test('a note is kept for its member', async () => {
  answers('statement.noteOwn')
  await open()
  await seeButton('Save the note')
  type('Only you read it', 'for the boat')
  press('Save the note')
  await expect.poll(() => bodies('statement.noteOwn')).toEqual([{ note: 'for the boat' }])
})

test('a transaction that is nobody’s or another’s is not found', async () => {
  fails('statement.one', 404)
  await open()
  await see('This page could not be found.')
})

describe('a payment to a bank', () => {
  const payee = { name: 'Landlord Ltd', account: 'GB29NWBK60161331926819', bank: 'NatWest', swift: '' }
  const sent: Row<'statement.one'> = {
    ...{ ...line, id: 'send-payment:p1', type: 'send-payment', counterparty: null, counterparty_name: null },
    other_side: { ...payee, end: null, remarks: 'Rent' },
  }
  test('names its payee, and leads to another one', async () => {
    answers('statement.one', sent)
    await open()
    await seeOnPage('Payee', 'Landlord Ltd', 'Account number', 'GB29NWBK60161331926819', 'NatWest', 'Rent')
    expect(ways()).toContain('/banks/sendpayment?again=send-payment%3Ap1')
  })
  test('whose payee was erased is not repeated', async () => {
    answers('statement.one', { ...sent, other_side: null })
    await open()
    await seeButton('PDF')
    expect(ways().join()).not.toContain('again')
  })
})

test.each([
  ['withdrawal', 'Withdraw again', '/withdrawtobank?again=w1'],
  ['chain-send', 'Send again', '/sendonchain?again=w1'],
] as const)('a %s leads to another one, its other end erased or not', async (type, label, way) => {
  answers('statement.one', { ...line, id: 'w1', type, counterparty: null, other_side: null })
  await open()
  await see(label)
  expect(ways()).toContain(way)
})

test.each([
  ['pending', true],
  ['done', false],
  ['rejected', false],
] as const)('a request for a payment that is %s shows where the payer pays: %s', async (status, isShown) => {
  const houseBank: wire.SysBankRecord = {
    ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
    ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '' },
    ...{ bank_address: '', status: 1, sort: 1 },
  }
  answers('catalogue.houseBankById', [houseBank])
  const [of, reference] = ['request-payment', 'request-2'] as const
  answers('statement.one', {
    ...line,
    id: `${of}:${reference}`,
    type: of,
    status,
    reference,
    counterparty: null,
  })
  await renderScreen(`/transactions/${of}%3A${reference}`)
  await seeButton('PDF')
  const shown = () => document.querySelector('main')?.textContent?.includes('848-123456-001')
  await expect.poll(shown).toBe(isShown)
})
