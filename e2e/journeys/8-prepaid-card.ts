import type { Page } from 'playwright-core'
import type { Journey, Tools } from '../lib/journey.ts'
import { typeCode } from '../lib/type-code.ts'

const open = async ({ page, picture }: Tools) => {
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Open a card' }).click()
  await page.getByText('50.00 USDC for the card, with 20.00 USD on it.').waitFor()
  await picture('card-open')
  await page.getByRole('link', { name: 'Bank wire' }).click()
  await page.getByText('Bank wires open at VIP level 3').waitFor()
  await page.getByRole('link', { name: 'Stablecoin' }).click()
  await page.getByLabel('100.00USD').check()
  await page.getByRole('button', { name: 'Review 150.00 USDC' }).click()
  await page.getByText('On the card then').waitFor()
  await picture('card-open-review')
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('button', { name: 'Review 150.00 USDC' }).click()
  await page.getByRole('button', { name: 'Pay 150.00 USDC' }).click()
  await page.getByRole('heading', { name: 'Your card is open' }).waitFor()
  await picture('card-opened')
  await page.getByRole('link', { name: 'Go home' }).click()
  await page.getByText('being reviewed').waitFor()
  // A member with a card is led home.
  await page.goto('/prepaidcard/opencard')
  await page.waitForURL('**/dashboard')
  await page.getByText('You already have a card.').waitFor()
  await picture('card-open-again')
}

const activate = async (admin: Page) => {
  await admin.goto('/admin/cards')
  await admin.getByRole('button', { name: 'Not entered yet' }).first().click()
  await admin.getByLabel('Card ID, the issuer’s code').fill('REF-ADA')
  await admin.getByLabel('Card number, 16 digits').fill('4111 1111 1111 4242')
  await admin.getByLabel('CVV, 3 digits').fill('123')
  await admin.getByLabel('Expires, MM/YY').fill('09/29')
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await admin.getByText('•••• 4242').waitFor()
}

const charge = async ({ page, picture }: Tools) => {
  await page.goto('/prepaidcard/charge')
  await page.getByLabel('Or another amount').fill('5')
  await page.getByRole('button', { name: 'Review 5.00 USD' }).click()
  await page.getByText('Enter at least 10.00 USD.').waitFor()
  await page.getByLabel('Or another amount').fill('9000')
  await page.getByText('Enter at most 5,000.00 USD.').waitFor()
  // The member has none of this coin, however much the earlier journeys have left of the other.
  await page.getByLabel(/^USDT/).check()
  await page.getByLabel('Or another amount').fill('4000')
  await page.getByRole('button', { name: 'Review 4,000.00 USD' }).click()
  await page.getByRole('heading', { name: 'Insufficient wallet balance' }).waitFor()
  await picture('card-not-enough')
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click()
  await page.getByLabel(/^USDC/).check()
  await page.getByLabel('Or another amount').fill('75')
  await picture('card-charge')
  await page.getByRole('button', { name: 'Review 75.00 USD' }).click()
  await page.getByText('Balance of the card after').waitFor()
  await picture('card-charge-review')
  await page.getByRole('button', { name: 'Charge 75.00 USD' }).click()
  await page.getByRole('heading', { name: 'Asked for' }).waitFor()
  await page.getByRole('link', { name: 'See the record' }).click()
  await page.getByText('Pending', { exact: true }).waitFor()
  await picture('card-charges')
}

const editHolder = async ({ page, picture, mailedCode }: Tools) => {
  await page.goto('/prepaidcard/billAddress')
  await page.getByRole('button', { name: 'Enter the billing address' }).click()
  await page.getByLabel('Name on the card').fill('ADA WONG')
  await page.getByLabel('Address', { exact: true }).fill('1 Nathan Road')
  await page.getByLabel('City').fill('Kowloon')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Please enter all fields').waitFor()
  await page.getByLabel('Country').fill('Hong Kong')
  await picture('card-holder')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Enter the code we e-mailed you' }).waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode('ada@example.com'))
  await page.getByText('Saved').waitFor()
  await page.getByText('1 Nathan Road').waitFor()
}

const approve = async ({ page, picture }: Tools, admin: Page) => {
  await admin.goto('/admin/logrechargecards')
  await admin.getByRole('button', { name: 'Card charge' }).first().click()
  await admin.getByRole('button', { name: 'Put 75.00 USD on the card' }).click()
  await admin.getByText('Nothing waits').waitFor()
  await page.goto('/prepaidcard')
  await page.getByText('195.00USD').waitFor()
  await page.getByText('4242').waitFor()
  await picture('card')
}

const lookSmall = async ({ open, signedIn, picture }: Tools) => {
  const phone = await open({
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    colorScheme: 'dark',
  })
  await signedIn(phone, 'ada@example.com')
  await phone.goto('/ja/prepaidcard')
  await phone.getByText('4242').waitFor()
  await picture('card-phone-ja', phone, { fullPage: true })
  await phone.goto('/ja/prepaidcard/charge')
  await phone.getByLabel('またはほかの金額').waitFor()
  await picture('card-charge-phone-ja', phone, { fullPage: true })
}

const prepaidCard: Journey = {
  name: 'opens a card, has it activated, charges it and gives it a name',
  run: async tools => {
    const { page, open: openPage, signedIn } = tools
    await signedIn(page, 'ada@example.com')
    const admin = await openPage()
    await signedIn(admin, 'admin@example.com')
    await open(tools)
    await activate(admin)
    await charge(tools)
    await approve(tools, admin)
    await editHolder(tools)
    await lookSmall(tools)
  },
}

export default [prepaidCard]
