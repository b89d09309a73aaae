import type { Page } from 'playwright-core'
import type { Journey } from '../lib/journey.ts'
import { typeCode } from '../lib/type-code.ts'

const buy = async (page: Page, amount: string) => {
  await page.goto('/prepaidcard/try')
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Buy' }).click()
}

const freeze = async (page: Page) => {
  await page.goto('/prepaidcard')
  await page.getByRole('button', { name: 'Freeze the card' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Freeze the card' }).click()
  await page.getByText('Purchases are declined').first().waitFor()
}

const unfreeze = async (page: Page) => {
  await page.goto('/prepaidcard')
  await page.getByRole('button', { name: 'Unfreeze the card' }).click()
  await page.getByLabel('PAY code, digit 1 of 6').waitFor()
  await typeCode(page, 'PAY code', '246810')
  await page.getByText('Freezing needs no code').waitFor()
}

const triedCard: Journey = {
  name: 'buys with the card as its processor asks, declines while it is frozen and by a rule, and disputes one',
  run: async ({ page, open, signedIn, picture }) => {
    await signedIn(page, 'dee@example.com')
    await buy(page, '3.25')
    await page.getByText('Bought').first().waitFor()
    await freeze(page)
    await buy(page, '1')
    await page.getByText('The card is frozen').waitFor()
    await picture('card-declined')
    await unfreeze(page)
    await page.goto('/prepaidcard/rules')
    await page.getByLabel('Groceries').uncheck()
    await page.getByRole('button', { name: 'Set the limits' }).click()
    await page.getByText('The limits of your card were set').waitFor()
    await buy(page, '1')
    await page.getByText('Purchases at this kind of merchant are switched off').waitFor()
    await page.goto('/prepaidcard/purchases?state=captured')
    await page.getByRole('button', { name: 'Green Basket' }).first().click()
    await picture('card-purchase')
    await page.getByRole('button', { name: 'This was not me' }).click()
    await page.getByText('We look into this purchase').waitFor()
    const admin = await open()
    await signedIn(admin, 'admin@example.com')
    await admin.goto('/admin/cardpurchases')
    await admin.getByText('The card is frozen').first().waitFor()
    await picture('card-purchases', admin)
  },
}

export default [triedCard]
