import type { wire } from '@strongroom/shared'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  fill,
  press,
  pressAnyway,
  putFile,
  see,
  seeButton,
  seeOnPage,
  typed,
  wrongWith,
} from '../../../../testing/act.ts'
import { answers, answersWhole, bodies, lists } from '../../../../testing/answers.ts'
import { settings } from '../../../../testing/catalogue.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { bank, cardInfo } from '../../../../testing/records.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const houseBank: wire.SysBankRecord = {
  id: 'house-1',
  account_type: 3,
  beneficiary_name: 'Strongroom Ltd',
  bank_name: 'HSBC Hong Kong',
  account_number: '848-123456-001',
  swift_code: 'HSBCHKHH',
  bank_routing_number: '',
  bank_address: '',
  status: 1,
  sort: 1,
}
const sample = { field_code: 'depositSampleUrlEn', field_value: 'https://house.example/sample' }
const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' })

beforeEach(() => {
  answers('catalogue.houseBankById', [houseBank])
  answersWhole('catalogue.publicSettings', { ...settings, data: [sample] })
  answers('card.info', cardInfo())
  lists('bank.ofMember', [bank()])
  answers('files.upload', { id: 'file-1', type: 'image/png', size: 3 })
  answers('bank.submitDeposit', { id: 'deposit-1', depositStatus: 0, rechargeStatus: 0 })
  answers('bank.fpsTerms', {
    ...{ status: 0, ratio: '0', currency: 'USD', minimum: '0', maximum: '0', account: '', account_name: '' },
  })
})

/** Goes to the transfer, and enters it. */
const enter = async () => {
  await seeOnPage('848-123456-001')
  press('I have sent it')
  // It comes with the member's accounts, which come after the rest of the form.
  await screen.findByLabelText('From my bank account')
  fill({ 'Amount sent': '300', 'From my bank account': 'bank-1' })
  putFile('transferImg', receipt)
  await see('Uploaded')
  await seeButton('Review 300.00 USD')
}

test('without an account of the house no transfer is asked for', async () => {
  answers('catalogue.houseBankById')
  await renderScreen('/depositfrombank')
  await see('Bank transfers are not taken at present')
  expect(screen.queryByRole('button', { name: 'I have sent it' })).toBeNull()
})

test('a transfer is told in four steps, and submitted once it is confirmed', async () => {
  const { address } = await renderScreen('/depositfrombank')
  await enter()
  press('Review 300.00 USD')
  await see('Check the transfer')
  await seeOnPage('HSBC Hong Kong', '•••• 6789', 'My wallet', '300.00 USD')
  press('Submit 300.00 USD')
  await seeButton('Yes, submit it')
  expect(bodies('bank.submitDeposit')).toEqual([])
  const release = holds('bank.submitDeposit')
  press('Yes, submit it')
  pressAnyway('Yes, submit it')
  await waitFor(() => expect(bodies('bank.submitDeposit')).toHaveLength(1))
  release()
  await see('Submitted')
  expect(address()).toBe('/depositfrombank?step=done')
  expect(bodies('bank.submitDeposit')).toEqual([
    { depositType: 1, currency: 'USD', amount: '300', transferImg: 'file-1', bankId: 'bank-1' },
  ])
})

test('a wire says how long it takes, and whom to write to when it took longer', async () => {
  await renderScreen('/depositfrombank')
  await seeOnPage(
    '848-123456-001',
    'in 3 to 6 business days',
    'After more than 6 business days, write to customer service.',
  )
  const links = [...document.querySelectorAll('main a')].map(link => link.getAttribute('href'))
  expect(links).toContain('/csr')
})

test('a transfer without its amount and its proof stays where they are entered, beside a sample', async () => {
  await renderScreen('/depositfrombank')
  await seeOnPage('848-123456-001')
  press('I have sent it')
  await seeButton('Review the transfer')
  press('Review the transfer')
  expect(wrongWith('Amount sent')).toBe('Enter an amount above zero.')
  await see('Add the proof of the transfer.')
  expect((await see('Look at a sample')).getAttribute('href')).toBe('https://house.example/sample')
})

test('a transfer that is not confirmed is gone back to as it was entered', async () => {
  await renderScreen('/depositfrombank')
  await enter()
  press('Review 300.00 USD')
  await see('Check the transfer')
  press('Submit 300.00 USD')
  await seeButton('Yes, submit it')
  press('Cancel')
  press('Back')
  await seeButton('Review 300.00 USD')
  expect(typed('Amount sent')).toBe('300')
  await see('Uploaded')
  expect(bodies('bank.submitDeposit')).toEqual([])
})

test('a proof that arrives after its step was left takes nothing back', async () => {
  await renderScreen('/depositfrombank')
  await seeOnPage('848-123456-001')
  press('I have sent it')
  await screen.findByLabelText('Amount sent')
  fill({ 'Amount sent': '300' })
  const release = holds('files.upload')
  putFile('transferImg', receipt)
  await see('Uploading')
  press('Back')
  await seeButton('I have sent it')
  press('I have sent it')
  await screen.findByLabelText('Amount sent')
  fill({ 'Amount sent': '450' })
  release()
  await see('Uploaded')
  expect(typed('Amount sent')).toBe('450')
})

test('the card is charged by a bank transfer inside its own screens', async () => {
  await renderScreen('/prepaidcard/charge?by=bank')
  await enter()
  expect(screen.queryByLabelText('Put it on')).toBeNull()
  press('Review 300.00 USD')
  await see('Check the transfer')
  await seeOnPage('My card')
  press('Submit 300.00 USD')
  await seeButton('Yes, submit it')
  press('Yes, submit it')
  await waitFor(() => expect(bodies('bank.submitDeposit')).toMatchObject([{ depositType: 2 }]))
})
