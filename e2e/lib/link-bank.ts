import type { Page } from 'playwright-core'
import type { Tools } from './journey.ts'

/** Links an account of the member's own at another bank; finance has to approve it. */
export const linkBank = async (
  page: Page,
  { picture }: Pick<Tools, 'picture'>,
  beneficiary: string,
): Promise<void> => {
  await page.goto('/banks/new')
  await page.getByLabel('Beneficiary').fill(beneficiary)
  await page.getByLabel('Account number').fill('123-456789-001')
  await page.getByLabel('Bank', { exact: true }).fill('Harbour Bank')
  await page.getByLabel('Whose account').selectOption({ label: 'An individual, at another bank than HSBC' })
  await page.getByLabel('Address', { exact: true }).fill('9 Harbour Road')
  await page.getByLabel('This account is my own').check()
  await picture('bank-form')
  await page.getByRole('button', { name: 'Review the account' }).click()
  await page.getByRole('heading', { name: 'Check the account' }).waitFor()
  await picture('bank-review')
  await page.getByRole('button', { name: 'Link the account' }).click()
  await page.getByRole('heading', { name: 'Linked' }).waitFor()
  await page.getByRole('link', { name: 'My bank accounts' }).click()
  await page.getByText('Waits for approval').waitFor()
  await picture('banks')
}
