import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** A picture of one point: enough of a receipt for a demo. */
const receipt = {
  name: 'a-receipt-with-quite-a-long-name-as-banks-like-to-give-them.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** A screen's state, and the steps that reach it. */
type State = { readonly name: string; readonly reach: (page: Page) => Promise<void> }

const submit = (page: Page) => page.locator('main button[type=submit]').last()
const invalid = (page: Page) => page.locator('[aria-invalid=true]').first().waitFor()

const reviewOrder = async (page: Page) => {
  await page.goto('/trades/buy')
  await page.locator('input[name=price]').fill('0.001234')
  await page.locator('input[name=amount]').fill('1234.567891')
  await submit(page).click()
  await page.getByRole('button', { name: 'Place the order' }).waitFor()
}

const placeOrder = async (page: Page) => {
  await reviewOrder(page)
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('heading', { name: 'Order placed' }).waitFor()
}

/** At the transfer of a bank deposit, its proof chosen. */
const enterDeposit = async (page: Page) => {
  await page.goto('/depositfrombank')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await page.locator('input[name=transferImg]').setInputFiles(receipt)
  await page.getByText('Uploaded').waitFor()
}

/** Forms that stand there for everybody; the others need a bank account or an address first. */
const EMPTY_FORMS = [
  'swap',
  'quickpay',
  'userbindccaddress/add',
  'topup',
  'banks/new',
  'banks/sendpayment',
  'banks/requestpayment',
  'quickpay/qrcode',
  'trades/sell',
]

const errors: readonly State[] = EMPTY_FORMS.map(path => ({
  name: `${path}-errors`,
  reach: async page => {
    await page.goto(`/${path}`)
    await submit(page).click()
    await invalid(page)
  },
}))

const states: readonly State[] = [
  ...errors,
  {
    name: 'depositfrombank-errors',
    reach: async page => {
      await page.goto('/depositfrombank')
      // The form by bank transfer stands there first, and its button leads on: the form by FPS is the one with errors.
      await page.locator('form:has(input[name=hkdAmount]) button[type=submit]').click()
      await invalid(page)
    },
  },
  {
    name: 'deposit-file-chosen',
    reach: async page => {
      await enterDeposit(page)
    },
  },
  {
    name: 'deposit-confirm',
    reach: async page => {
      await enterDeposit(page)
      await page.getByLabel('Amount sent').fill('300')
      await page.getByRole('button', { name: 'Review 300.00 USD' }).click()
      await page.getByRole('button', { name: 'Submit 300.00 USD' }).click()
      await page.getByRole('button', { name: 'Yes, submit it' }).waitFor()
    },
  },
  {
    name: 'swap-review',
    reach: async page => {
      await page.goto('/swap')
      await page.getByLabel('Amount to give').fill('12345.67')
      await page.getByLabel('Amount to give').fill('10')
      await submit(page).click()
      await page.getByText(/^This quote holds for/).waitFor()
    },
  },
  {
    name: 'subscribe-review',
    reach: async page => {
      await page.goto('/userfixeddeposits/buy')
      await page.getByLabel('Amount', { exact: true }).fill('100')
      await submit(page).click()
      await page.getByRole('button', { name: /^Set .* aside$/ }).waitFor()
    },
  },
  { name: 'trade-review', reach: reviewOrder },
  {
    name: 'trade-open-order',
    reach: async page => {
      await placeOrder(page)
      await page.goto('/trades/buy')
      await page.getByRole('button', { name: 'Cancel…' }).first().waitFor()
    },
  },
  {
    name: 'trade-cancel-dialog',
    reach: async page => {
      await page.goto('/trades/buy')
      await page.getByRole('button', { name: 'Cancel…' }).first().click()
      await page.getByRole('button', { name: 'Cancel the order' }).waitFor()
    },
  },
  {
    name: 'filter-of-days',
    reach: async page => {
      await page.goto('/transactions')
      await page.getByRole('button', { name: 'All days' }).click()
      await page.getByLabel('From day').waitFor()
    },
  },
  {
    name: 'no-match',
    reach: async page => {
      await page.goto('/transactions?search=there-is-nothing-of-this-name')
      await page.getByText('Nothing matches these filters').waitFor()
    },
  },
  {
    name: 'notices',
    reach: async page => {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^Notices/ }).click()
      await page.getByRole('heading', { name: 'Notices' }).waitFor()
    },
  },
]

/** The order that `trade-open-order` has left, opened for administrators. */
const openOrder = async (page: Page) => {
  await page.goto('/admin/trades?status=0')
  await page.locator('main .opener').first().click()
  await page.getByRole('button', { name: 'Fill at the limit price' }).waitFor()
}

/** Forms that an administrator opens by a click, and their errors when they are sent empty. */
const ofOffice: readonly State[] = [
  { name: 'admin-order-opened', reach: openOrder },
  {
    name: 'admin-order-errors',
    reach: async page => {
      await openOrder(page)
      await page.getByRole('button', { name: 'Cancel the order' }).click()
      await invalid(page)
    },
  },
  ...[
    { name: 'admin-adjustment-errors', path: 'adjustments', begin: 'Adjust a wallet' },
    { name: 'admin-withdrawal-errors', path: 'withdraw', begin: 'Enter a withdrawal' },
    { name: 'admin-card-errors', path: 'cards', begin: 'Add card' },
    { name: 'admin-card-log-errors', path: 'logconsumecards', begin: 'Add one' },
  ].map(({ name, path, begin }) => ({
    name,
    reach: async (page: Page) => {
      await page.goto(`/admin/${path}`)
      await page.getByRole('button', { name: begin }).click()
      await submit(page).click()
      await invalid(page)
    },
  })),
]

/** Under 1024 px the menu is in a drawer. */
const more: State = {
  name: 'more',
  reach: async page => {
    await page.goto('/trades/buy')
    await page.getByRole('button', { name: 'Cancel…' }).first().waitFor()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  },
}

const lookAt = async ({ picture }: Tools, page: Page, { name, reach }: State, look: string) => {
  await reach(page).catch(thrown => {
    throw new Error(`${name} was not reached`, { cause: thrown })
  })
  await staysInside(page, name)
  await isOpenToAll(page, name)
  await picture(`state-${look}-${name}`, page, { fullPage: true })
}

const LOOKS = [
  { name: 'phone', width: 390, colorScheme: 'light', also: [more] },
  { name: 'desktop-dark', width: 1440, colorScheme: 'dark', also: [] },
] as const

const journeys: readonly Journey[] = LOOKS.map(({ name, width, colorScheme, also }) => ({
  name: `a person sees what their clicks lead to whole: ${name}`,
  run: async tools => {
    const page = await tools.open({ colorScheme, viewport: { width, height: 844 } })
    await tools.signedIn(page, 'ada@example.com')
    for (const state of [...states, ...also]) await lookAt(tools, page, state, name)
    const office = await tools.open({ colorScheme, viewport: { width, height: 844 } })
    await tools.signedIn(office, 'admin@example.com')
    for (const state of ofOffice) await lookAt(tools, office, state, name)
  },
}))
export default journeys
