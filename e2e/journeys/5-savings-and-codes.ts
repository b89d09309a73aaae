import type { Journey, Tools } from '../lib/journey.ts'
import { fillPayee } from '../lib/payment-by-bank.ts'
import { seesFigure } from '../lib/sees-figure.ts'
import { typeCode } from '../lib/type-code.ts'

const earn = async ({ page, picture }: Tools) => {
  await page.goto('/userfixeddeposits')
  await page
    .getByRole('link', { name: /^3 months/ })
    .first()
    .click()
  await page.getByLabel('Amount', { exact: true }).fill('1000')
  await page.getByText('Interest until the end').waitFor()
  await picture('earn-amount')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByText('If you redeem it before the end').waitFor()
  await picture('earn-review')
  await page.getByRole('button', { name: 'Set 1,000.00 USD aside' }).click()
  await page.getByText('1,000.00 USD is earning now').waitFor()
  await page.getByRole('link', { name: 'See the deposit' }).click()
  await page.getByRole('button', { name: 'Redeem…' }).click()
  await page.getByText('lose 0.00 USD of the running month').waitFor()
  await picture('earn-redeem')
  await page.getByRole('button', { name: 'Redeem 1,000.00 USD' }).click()
  await page.getByText('Redeemed, principal returned').waitFor()
  await picture('earn-redeemed')
}

const trade = async ({ page, open, signedIn, picture }: Tools) => {
  await page.goto('/trades/sell')
  await page.getByLabel('Limit price of one BTC').fill('65000')
  await page.getByLabel('Amount to sell').fill('0.1')
  await page.getByRole('button', { name: 'Review the order' }).click()
  await seesFigure(page, '6,500.00USDC')
  await picture('trade-review')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await page.getByRole('heading', { name: 'Order placed' }).waitFor()
  const admin = await open()
  await signedIn(admin, 'admin@example.com')
  await admin.goto('/admin/trades')
  await admin.getByRole('button', { name: 'Sell BTC for USDC' }).first().click()
  await admin.getByRole('button', { name: 'Fill at the limit price' }).click()
  await admin.locator('.status', { hasText: 'Filled' }).first().waitFor()
  await picture('trade-admin', admin)
  await page.goto('/trades/list')
  await page.locator('.status', { hasText: 'Filled' }).first().waitFor()
  await picture('trade-list')
}

/** Makes a pay code for two, and gives back the image of its QR code. */
const makeCode = async ({ page, mailedCode, picture }: Tools): Promise<string> => {
  await page.goto('/quickpay/qrcode')
  await page.getByLabel('How often it pays').selectOption('1')
  await page.getByLabel('Each scan pays').fill('12.5')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('heading', { name: 'Enter the code we e-mailed you' }).waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode('ada@example.com'))
  await page.getByText('Each scan pays 12.50 USD').waitFor()
  await picture('pay-code-made')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the QR code' }).click()
  return (await saving).path()
}

/** Scans the code by its image on a phone: once it pays, the second time it says so. */
const scanCode = async ({ open, signedIn, picture }: Tools, image: string) => {
  const ben = await open({ viewport: { width: 390, height: 844 } })
  await signedIn(ben, 'ben@example.com')
  for (const outcome of ['12.50 USD is in your wallet', 'You have already scan this code!']) {
    await ben.goto('/qrscan')
    await ben.locator('input[type=file]').setInputFiles(image)
    await ben.getByRole('button', { name: 'Receive 12.50 USD' }).click()
    await ben.getByText(outcome).waitFor()
  }
  await picture('pay-code-scanned-390', ben)
}

const sendByBank = async ({ page, mailedCode, picture }: Tools) => {
  await fillPayee(page)
  await page.getByLabel('Amount', { exact: true }).fill('100')
  await page.getByRole('button', { name: 'Review the payment' }).click()
  await seesFigure(page, '105.00USD')
  await picture('send-payment-code')
  await typeCode(page, 'Code from the e-mail', await mailedCode('ada@example.com'))
  await page.getByRole('heading', { name: 'On its way' }).waitFor()
  await page.getByText('•••• 3000').waitFor()
  await picture('send-payment-done')
}

export default [
  {
    name: 'a member saves, redeems, sells at a limit, and sends a payment by bank',
    run: async tools => {
      await tools.signedIn(tools.page, 'ada@example.com')
      await earn(tools)
      await trade(tools)
      await sendByBank(tools)
    },
  },
  {
    name: 'a member makes a pay code, and another scans its image',
    run: async tools => {
      await tools.signedIn(tools.page, 'ada@example.com')
      await scanCode(tools, await makeCode(tools))
    },
  },
] satisfies readonly Journey[]
