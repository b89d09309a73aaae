import type { Page } from 'playwright-core'
import type { Session } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'
import { onceThere } from '../lib/on-changes.ts'

const head = 'card_id,spend_type,amount,settlement_date,purchase_date,merchant,network_transaction_id'
const row = (amount: string, day: string, transaction: string, kind = 'purchase') =>
  ['DEMO-1001', kind, amount, day, day, 'Harbour Books', transaction].join(',')
const file = (...rows: readonly string[]) => ({
  name: 'spending.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([head, ...rows].join('\n')),
})

const bringIn = async (admin: Page, picture: (name: string) => Promise<void>) => {
  await admin.goto('/admin/logconsumecards')
  await admin.getByRole('button', { name: 'Import a file' }).click()
  const choose = (given: ReturnType<typeof file>) => admin.locator('input[type=file]').setInputFiles(given)
  await choose(file(row('20', '2026-02-04', 'E2E-1'), row('5', '2026-02-03', 'E2E-2')))
  await admin.getByText('It settled before the row above.').waitFor()
  await picture('card-import-refused')
  await choose(file(row('5', '2026-02-03', 'E2E-2'), row('20', '2026-02-04', 'E2E-1')))
  await admin.getByText('Every row can be booked').waitFor()
  await picture('card-import')
  await admin.getByRole('button', { name: 'Book 2 rows' }).click()
  await admin.getByText('2 rows are booked').waitFor()
  await admin.getByRole('button', { name: 'Done' }).click()
  await admin.getByText('Harbour Books').first().waitFor()
}

const reverse = async (admin: Page) => {
  await admin.getByRole('button', { name: 'Purchase' }).first().click()
  await admin.getByLabel('Reason of the reversal').fill('Booked by mistake')
  await admin.getByRole('button', { name: 'Reverse it' }).click()
  await admin.getByText('Reversed').first().waitFor()
}

const askBalance = async (page: Page, digits: string) => {
  await page.goto('/cardbalance')
  await page.getByLabel('Card reference code').fill('DEMO-1001')
  await page.getByLabel('Last 4 digits of the card number').fill(digits)
  await page.getByRole('button', { name: 'Show the balance' }).click()
}

/** Asks again as the platform tells of changes: the page asks once, and what was booked shows a moment later. */
const seesBalance = (page: Page, holder: Session, balance: string) =>
  onceThere(holder, {
    what: `The card’s balance is not ${balance}`,
    look: async () => {
      await askBalance(page, '4444')
      const shown = page.getByText(/^\d+\.\d{2}/).first()
      await shown.waitFor()
      return (await shown.textContent())?.startsWith(balance) || undefined
    },
  })

const cardSpending: Journey = {
  name: 'has what the card network settled booked, and asks a card’s balance without signing in',
  run: async ({ page, open, signedIn, sessionOf, picture }) => {
    const admin = await open()
    await signedIn(admin, 'admin@example.com')
    await bringIn(admin, name => picture(name, admin))
    await seesBalance(page, await sessionOf('dee@example.com'), '195.00')
    await picture('card-balance')
    await askBalance(page, '4445')
    await page.getByText('Invalid card information').waitFor()
    await reverse(admin)
    const dee = await open()
    await signedIn(dee, 'dee@example.com')
    await dee.goto('/prepaidcard')
    await dee.getByText('4444').waitFor()
  },
}

export default [cardSpending]
