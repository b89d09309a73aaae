import type { Page } from 'playwright-core'
import { demo } from './client.ts'
import type { Tools } from './journey.ts'
import { typeCode } from './type-code.ts'

/** PAY code and e-mailed code of a change under Security. */
export const proveChange = async (page: Page, { mailedCode }: Pick<Tools, 'mailedCode'>, email: string) => {
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('for this change only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
}

/** Adds a passkey under Security, to a page that has an authenticator. */
export const addPasskey = async (
  page: Page,
  { mailedCode, picture }: Pick<Tools, 'mailedCode' | 'picture'>,
  { email, name }: { readonly email: string; readonly name: string },
) => {
  await page.goto('/setting/security')
  await page.getByRole('link', { name: 'Add a passkey' }).click()
  await proveChange(page, { mailedCode }, email)
  await page.getByLabel('Name of the passkey').fill(name)
  await picture('passkey-name', page)
  await page.getByRole('button', { name: 'Make the passkey' }).click()
  await page.getByText('Your passkey was added').waitFor()
}
