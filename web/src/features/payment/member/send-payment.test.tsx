import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  enterCode,
  fill,
  press,
  pressAnyway,
  see,
  seeButton,
  seeOnPage,
  typed,
  wrongWith,
} from '../../../testing/act.ts'
import { answers, bodies, fails, finds, lists, refuses } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { repeatsLostAttempt } from '../../../testing/lost-answer.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const CODE = 'Code from the e-mail'
const GOOD = {
  'Name of the payee': 'Landlord Ltd',
  'Account number or IBAN': 'GB29NWBK60161331926819',
  Bank: 'NatWest',
  'SWIFT/BIC, if there is one': 'nwbkgb2l',
  Amount: '75',
  'Remarks, if any': 'November',
}
const checked = {
  ...{ currency: 'USD', amount: '75', fee: '5', total: '80', available: '500', balance: '420' },
}

beforeEach(() => {
  answers('wallet.list', [wallet('USD', '500.00')])
  lists('payment.sends', [])
  lists('payment.requests', [])
  answers('payment.checkSend', checked)
  answers('account.mailCode')
  answers('payment.send', { id: 'send-1', status: 0 })
  answers('payment.request', { id: 'request-1', status: 0 })
  answers('catalogue.houseBankById', [
    {
      ...{ id: 'bank-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
      ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '' },
      ...{ bank_address: '', status: 1, sort: 1 },
    },
  ])
})

describe('sending a payment', () => {
  const open = async () => {
    const shown = await renderScreen('/banks/sendpayment')
    await see('Available 500.00 USD')
    return shown
  }
  const company = () => screen.getByLabelText('This account is a company’s').click()
  const atCode = async () => {
    const shown = await open()
    fill(GOOD)
    company()
    press('Review the payment')
    await see('Enter the code we e-mailed you')
    return shown
  }

  test('misses each field that is needed', async () => {
    await open()
    press('Review the payment')
    for (const label of ['Name of the payee', 'Account number or IBAN', 'Bank'])
      expect(wrongWith(label)).toBe('Please enter all fields')
    expect(wrongWith('Amount')).toBe('Enter an amount above zero.')
    expect(wrongWith('SWIFT/BIC, if there is one')).toBe('')
    expect(bodies('payment.checkSend')).toEqual([])
  })
  test('to a person goes no further than the form', async () => {
    await open()
    fill(GOOD)
    press('Review the payment')
    await see('Payments go to accounts of companies only.')
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('is reviewed with its fee, and its code mailed for this account', async () => {
    await atCode()
    expect(bodies('payment.checkSend')).toContainEqual({
      ...{ currency: 'USD', amount: '75', account: GOOD['Account number or IBAN'], swift: 'NWBKGB2L' },
    })
    expect(bodies('account.mailCode')).toEqual([
      {
        ...{ email: 'ada@example.com', scene: 'sendpayment', payee: GOOD['Account number or IBAN'] },
        ...{ currency: 'USD', amount: '75' },
      },
    ])
    await seeOnPage(
      'Landlord Ltd',
      'Payee receives 75.00 USD',
      'Fee 5.00 USD',
      'Taken from your wallet 80.00 USD',
    )
  })
  test('is sent as it was reviewed, once', async () => {
    const { address } = await atCode()
    const release = holds('payment.send')
    enterCode(CODE, '123456')
    press('Send 75.00 USD')
    await waitFor(() => expect(bodies('payment.send')).toHaveLength(1))
    release()
    await see('On its way')
    expect(bodies('payment.send')).toEqual([
      {
        ...{ name: 'Landlord Ltd', account: GOOD['Account number or IBAN'], bank: 'NatWest', payee_type: 1 },
        ...{ swift: 'NWBKGB2L', remarks: 'November', currency: 'USD', amount: '75', code: '123456' },
      },
    ])
    expect(address()).toBe('/banks/sendpayment?step=done')
    press('Send another')
    await screen.findByLabelText('Bank')
    expect(typed('Name of the payee')).toBe('')
  })
  test('that is short is said at the amount', async () => {
    refuses('payment.checkSend', 'INSUFFICIENT_FUNDS', { currency: 'USD', short: '5.00' })
    await open()
    fill({ ...GOOD, Amount: '500' })
    company()
    press('Review the payment')
    await waitFor(() => expect(wrongWith('Amount')).toContain('5.00 USD short'))
    expect(bodies('account.mailCode')).toEqual([])
    expect(typed('Bank')).toBe('NatWest')
  })
  test('to an account that is none is refused at its field, and no code is mailed', async () => {
    finds('payment.checkSend', { account: 'A valid IBAN, or an account number of digits' })
    await open()
    fill({ ...GOOD, 'Account number or IBAN': 'GB00XX' })
    company()
    press('Review the payment')
    await see('This is neither a valid IBAN nor an account number of digits.')
    expect(wrongWith('Account number or IBAN')).toContain('neither a valid IBAN')
    expect(bodies('account.mailCode')).toEqual([])
  })
  test('whose code could not be sent says so, and stays on the form', async () => {
    fails('account.mailCode')
    await open()
    fill(GOOD)
    company()
    press('Review the payment')
    await see('Something wrong with sending out verification code, please try again later')
    expect(typed('Bank')).toBe('NatWest')
  })
  test('to what the server finds to be no account stays on the form', async () => {
    finds('account.mailCode', { payee: 'An account number, an address, or an id' })
    await open()
    fill(GOOD)
    company()
    press('Review the payment')
    await waitFor(() => expect(wrongWith('Account number or IBAN')).toMatch(/^This is neither a valid IBAN/))
    expect(typed('Account number or IBAN')).toBe(GOOD['Account number or IBAN'])
  })
  test('whose answer is lost is the same one with another code', async () => {
    await atCode()
    await repeatsLostAttempt('payment.send', {
      send: () => enterCode(CODE, '123456'),
      answered: () => answers('payment.send', { id: 'send-1', status: 0 }),
      sendAgain: () => enterCode(CODE, '654321'),
      until: () => see('On its way'),
    })
  })
  test('goes back to what was typed, and begins anew after a reload', async () => {
    const { reload } = await atCode()
    press('Back')
    await screen.findByLabelText('Bank')
    expect([typed('Name of the payee'), typed('Amount')]).toEqual(['Landlord Ltd', '75'])
    await reload()
    await screen.findByLabelText('Bank')
    expect(typed('Name of the payee')).toBe('')
  })
})

describe('asking for a payment', () => {
  const open = async () => {
    const shown = await renderScreen('/banks/requestpayment')
    await screen.findByLabelText('Name of the request')
    return shown
  }

  test('misses its name and its amount', async () => {
    await open()
    press('Request a payment')
    expect(wrongWith('Name of the request')).toContain('Please enter all fields')
    expect(wrongWith('Amount')).toBe('Enter an amount above zero.')
    expect(bodies('payment.request')).toEqual([])
  })
  test('is sent once, and the form is empty for the next', async () => {
    await open()
    fill({ 'Name of the request': ' Rent ', Amount: '1,200.50', 'Remarks, if any': 'November' })
    const release = holds('payment.request')
    await seeButton('Request 1,200.50 USD')
    press('Request 1,200.50 USD')
    pressAnyway('Request 1,200.50 USD')
    await waitFor(() => expect(bodies('payment.request')).toHaveLength(1))
    release()
    await see('Requested')
    // The payer is not a member perhaps: where to pay, and by which reference finance finds it.
    await seeOnPage('HSBC Hong Kong', '848-123456-001', 'request-1')
    expect(bodies('payment.request')).toEqual([
      { name: 'Rent', currency: 'USD', amount: '1200.50', remarks: 'November' },
    ])
    expect([typed('Name of the request'), typed('Amount')]).toEqual(['', ''])
    expect(wrongWith('Amount')).toBe('')
  })
  test('that is refused says why and keeps what was typed', async () => {
    refuses('payment.request', 'CURRENCY_NOT_OFFERED', { currency: 'USD' })
    await open()
    fill({ 'Name of the request': 'Rent', Amount: '1200' })
    press('Request 1,200.00 USD')
    await see('USD is not offered at present.')
    expect(typed('Name of the request')).toBe('Rent')
  })
  test('is withdrawn by its own button, while it is unpaid', async () => {
    lists('payment.requests', [
      {
        ...{
          id: 'request-1',
          uid: '100045',
          name: 'Rent',
          remarks: '',
          currency: 'USD',
          amount: '75',
          fee: null,
        },
        ...{ credited: null, externalTxId: null, status: 0, reason: null, finish_date: null },
        created_date: '2026-11-22T14:02:11.000Z',
      },
    ])
    answers('wallet.cancelCase', { id: 'request-1', status: -2 })
    await open()
    await seeButton('Cancel…')
    press('Cancel…')
    await seeButton('Cancel the request')
    press('Cancel the request')
    await waitFor(() =>
      expect(bodies('wallet.cancelCase')).toEqual([{ kind: 'request-payment', id: 'request-1' }]),
    )
  })
})
