import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const NAME = 'Asked for by mistake'

const ask = async (page: Page) => {
  await page.goto('/banks/requestpayment')
  await page.getByLabel('Name of the request').fill(NAME)
  await page.getByLabel('Amount', { exact: true }).fill('75')
  await page.getByRole('button', { name: /^Request 75/ }).click()
  await page.getByText('Give the payer this account').waitFor()
}

const journey: Journey = {
  name: 'a member cancels what waits while an administrator is looking at it',
  run: async ({ page, open, signedIn, picture }) => {
    await signedIn(page, 'ada@example.com')
    await ask(page)
    const finance = await open()
    await signedIn(finance, 'finance@example.com')
    await finance.goto('/admin/requestpayments')
    await finance.getByRole('button', { name: NAME }).first().click()
    await finance.getByRole('button', { name: /^Received/ }).waitFor()

    await page.goto('/banks/requestpayment')
    await page.getByRole('button', { name: 'Cancel…' }).first().click()
    await page.getByText('It is not credited then.').waitFor()
    await isOpenToAll(page, 'cancelling a request')
    await picture('cancel-case', page)
    await page.getByRole('button', { name: 'Cancel the request' }).click()
    await page.getByRole('heading', { name: 'Cancel this request?' }).waitFor({ state: 'hidden' })
    await staysInside(page, 'requests with a cancelled one')
    await picture('cancelled-case', page)

    await finance.goto('/admin/requestpayments?status=-2')
    await finance.getByRole('button', { name: NAME }).first().click()
    await finance.getByText('Cancelled by the member').first().waitFor()
    await picture('admin-cancelled-case', finance)
  },
}

export default [journey]
