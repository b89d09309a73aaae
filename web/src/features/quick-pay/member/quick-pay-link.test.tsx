import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { enterCode, gone, press, see, seeButton, seeOnPage, type } from '../../../testing/act.ts'
import { answers, asked } from '../../../testing/answers.ts'
import { CODE, useQuickPayAnswers } from '../../../testing/at-quick-pay.ts'
import { currencies } from '../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()
useQuickPayAnswers()

const openBePaid = async () => {
  await renderScreen('/quickpay')
  const details = (await screen.findByText('Be paid: show your QR code')).closest(
    'details',
  ) as HTMLDetailsElement
  details.open = true
  fireEvent(details, new Event('toggle'))
}

test('a member is asked to choose a handle once it is known that they have none', async () => {
  const release = holds('account.findable')
  await openBePaid()
  await seeOnPage('User ID', '100045')
  expect(screen.queryByRole('link', { name: 'Choose a handle' })).toBeNull()
  release()
  const link = await screen.findByRole('link', { name: 'Choose a handle' })
  expect(link.getAttribute('href')).toBe('/setting/foundby')
})

test('a link to be paid by asks for an amount, where one is typed', async () => {
  answers('currency.list', currencies)
  await openBePaid()
  await seeOnPage('/quickpay?uid=100045')
  type('Note for the payer (may stay empty)', ' Dinner & taxi ')
  await seeOnPage('/quickpay?uid=100045&note=Dinner+%26+taxi')
  type('Amount you ask for (may stay empty)', '25.50')
  await seeOnPage('/quickpay?uid=100045&currency=USD&amount=25.50&note=Dinner+%26+taxi')
  expect(asked('quickPay.findPayee')).toEqual([])
})

describe('the note of a link', () => {
  const note = 'The payee’s note: Dinner & taxi'
  test('is shown until the payment is made, and not with a payment after it', async () => {
    await renderScreen('/quickpay?uid=100046&currency=USD&amount=25.5&note=Dinner%20%26%0Ataxi')
    await seeButton('Find the payee')
    press('Find the payee')
    await see(note)
    press('Review 25.50 USD')
    await see('Enter the code we e-mailed you')
    await see(note)
    enterCode(CODE, '123456')
    press('Pay 25.50 USD')
    await see('Paid')
    await see(note)
    press('Pay again')
    await screen.findByLabelText('Whom to pay')
    type('Whom to pay', '100046')
    press('Find the payee')
    await see('Available 100.00 USD')
    await gone(note)
  })
  test('is not shown with a payee who did not write it', async () => {
    await renderScreen('/quickpay?uid=100047&note=Dinner')
    await screen.findByLabelText('Whom to pay')
    type('Whom to pay', '100046')
    press('Find the payee')
    await see('Available 100.00 USD')
    await gone('The payee’s note: Dinner')
  })
})
