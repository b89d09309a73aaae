import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill, press, see, seeOnPage, type, typed, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, lists } from '../../../testing/answers.ts'
import { wallet } from '../../../testing/catalogue.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const checked = {
  ...{
    currency: 'USD',
    amount: '75.00',
    fee: '5.00',
    total: '80.00',
    available: '500.00',
    balance: '420.00',
  },
}

beforeEach(() => {
  answers('wallet.list', [wallet('USD', '500.00')])
  lists('payment.sends', [])
  answers('payment.checkSend', checked)
  answers('account.mailCode')
})

const open = async () => {
  await renderScreen('/banks/sendpayment')
  await see('Available 500.00 USD')
}

describe('the total of a sent payment', () => {
  test('is the server’s while the amount is typed', async () => {
    await open()
    type('Amount', '75')
    await waitFor(() => expect(typed('Total with the fee')).toBe('80.00'))
  })
  test('is asked for where it is typed, and the code is for the amount that it leaves', async () => {
    await open()
    fill({
      'Name of the payee': 'Landlord Ltd',
      'Account number or IBAN': 'GB29NWBK60161331926819',
      Bank: 'NatWest',
      'Total with the fee': '80',
    })
    await waitFor(() => expect(typed('Amount')).toBe('75.00'))
    screen.getByLabelText('This account is a company’s').click()
    press('Review the payment')
    await seeOnPage('Payee receives 75.00 USD', 'Fee 5.00 USD', 'Taken from your wallet 80.00 USD')
    expect(bodies('payment.checkSend')).toContainEqual({
      ...{ currency: 'USD', total: '80', account: 'GB29NWBK60161331926819', swift: '' },
    })
    expect(bodies('account.mailCode')).toMatchObject([{ currency: 'USD', amount: '75.00' }])
  })
  test('gives way to the amount that is typed after it, and says what is wrong with it', async () => {
    await open()
    type('Total with the fee', '600')
    expect(wrongWith('Total with the fee')).toContain('100.00 USD short')
    type('Amount', '7')
    expect([typed('Amount'), wrongWith('Total with the fee')]).toEqual(['7', ''])
  })
})
