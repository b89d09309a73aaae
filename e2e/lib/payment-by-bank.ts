import type { Page } from 'playwright-core'

/** Fills the form of a payment by bank with a landlord's account; the amount is left to the journey. */
export const fillPayee = async (page: Page): Promise<void> => {
  await page.goto('/banks/sendpayment')
  await page.getByLabel('Name of the payee').fill('Landlord Ltd')
  await page.getByLabel('Account number or IBAN').fill('DE89370400440532013000')
  await page.getByLabel('Bank', { exact: true }).fill('Test Bank')
  await page.getByLabel('This account is a company’s').check()
}
