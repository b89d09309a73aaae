import { waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { enterCode, fill, press, see, seeButton, seeOnPage, typed, wrongWith } from '../../../testing/act.ts'
import { answers, bodies, neverAsked, refuses } from '../../../testing/answers.ts'
import { holds, serveContract } from '../../../testing/contract-server.ts'
import { cardInfo } from '../../../testing/records.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

const CODE = 'Code from the e-mail'
const typedAddress = {
  ...{ 'Name on the card': 'ADA LOVELACE', Address: '1 Harbour Road', City: 'Hong Kong' },
  Country: 'Hong Kong',
}
const holder = {
  ...{ holder_name: 'ADA LOVELACE', billing_address: '1 Harbour Road', billing_city: 'Hong Kong' },
  ...{ billing_state: '', billing_postal: '', billing_country: 'Hong Kong' },
}

beforeEach(() => {
  answers('card.info', cardInfo({ holder: null }))
  answers('account.mailCode')
  answers('card.editHolder')
})
const edit = async () => {
  const shown = await renderScreen('/prepaidcard/billAddress')
  await see('No name and address have been entered for this card yet.')
  press('Enter the billing address')
  await seeButton('Continue')
  return shown
}
const atCode = async () => {
  const shown = await edit()
  fill(typedAddress)
  press('Continue')
  await seeButton('Save the billing address')
  return shown
}

test('names each field that is missing, and mails no code', async () => {
  await edit()
  fill({ City: '   ' })
  press('Continue')
  for (const label of Object.keys(typedAddress)) expect(wrongWith(label)).toBe('Please enter all fields')
  expect(wrongWith('State or province')).toBe('')
  neverAsked('account.mailCode')
})

test('is saved with the mailed code, once, and shown', async () => {
  await atCode()
  expect(bodies('account.mailCode')).toEqual([{ email: 'ada@example.com', scene: 'editcardholder' }])
  const release = holds('card.editHolder')
  enterCode(CODE, '123456')
  press('Save the billing address')
  await waitFor(() => expect(bodies('card.editHolder')).toHaveLength(1))
  answers('card.info', cardInfo({ holder }))
  release()
  await see('Saved')
  await seeOnPage('ADA LOVELACE', '1 Harbour Road')
  expect(bodies('card.editHolder')).toEqual([{ ...holder, code: '123456' }])
})

test('a wrong code is said at the code, and the next one is another try at the same change', async () => {
  refuses('card.editHolder', 'WRONG_CODE')
  await atCode()
  enterCode(CODE, '111111')
  await see(/^That is not the code we sent/)
  answers('card.editHolder')
  enterCode(CODE, '123456')
  await see('Saved')
  expect(bodies('card.editHolder').map(({ code }) => code)).toEqual(['111111', '123456'])
})

test('goes back to the form with what was typed; after a reload it begins anew', async () => {
  const { reload } = await atCode()
  press('Back')
  await seeButton('Continue')
  expect(typed('City')).toBe('Hong Kong')
  press('Continue')
  await seeButton('Save the billing address')
  await reload()
  await see('No name and address have been entered for this card yet.')
  neverAsked('card.editHolder')
})
