import { screen } from '@testing-library/react'
import { beforeEach } from 'vitest'
import { press, see, type } from './act.ts'
import { answers } from './answers.ts'
import { wallet } from './catalogue.ts'
import { renderScreen } from './render-screen.tsx'

/** Label of the field for the mailed code. */
export const CODE = 'Code from the e-mail'
/** The answer to a payment that was made. */
export const paid = { id: 'pay-1', status: 1, created_date: '2026-11-23T02:00:00.000Z' } as const

/** Answers of a platform on which a quick pay to Ben succeeds. */
export const useQuickPayAnswers = (): void => {
  beforeEach(() => {
    answers('wallet.list', [wallet('USD', '100.00'), wallet('USDC', '5')])
    answers('quickPay.findPayee', { uid: '100046', username: 'Ben', quickpay_status: 1 })
    answers('quickPay.check', { currency: 'USD', amount: '25.5', available: '100.00', balance: '74.50' })
    answers('account.mailCode')
    answers('quickPay.send', paid)
    answers('quickPay.contacts', [])
  })
}

/** Opens the screen at the amount to Ben. */
export const atAmount = async () => {
  const shown = await renderScreen('/quickpay')
  await screen.findByLabelText('Whom to pay')
  type('Whom to pay', '100046')
  press('Find the payee')
  await see('Available 100.00 USD')
  return shown
}
/** Opens the screen where it asks for the code of 25.50 USD to Ben. */
export const atCode = async () => {
  const shown = await atAmount()
  type('Amount', '25.5')
  press('Review 25.50 USD')
  await see('Enter the code we e-mailed you')
  return shown
}
