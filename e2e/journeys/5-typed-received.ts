import type { Page } from 'playwright-core'
import type { Journey, Tools } from '../lib/journey.ts'
import { fillPayee } from '../lib/payment-by-bank.ts'
import { receipt } from '../lib/receipt.ts'
import { seesFigure } from '../lib/sees-figure.ts'
import { typeCode } from '../lib/type-code.ts'

/** Waits until the server, or the ratio that was promised, has filled in the other amount, and gives it as it stands there. */
const filledIn = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).and(page.locator(':not(:placeholder-shown)')).inputValue()

/** Says what is to arrive of a swap; the review has that amount, and the one that the server found for it. */
const swap = async ({ page, picture }: Tools) => {
  await page.goto('/swap')
  await page.getByLabel('Amount to receive').fill('50')
  const given = await filledIn(page, 'Amount to give')
  await picture('swap-by-received')
  await page.getByRole('button', { name: `Review the swap of ${given} USD` }).click()
  await page.getByText('This quote holds for').waitFor()
  // The least amount in whole cents brings a little more than was asked for, and never less.
  await page.locator('.pair .money-figures', { hasText: /^50\.0\d*USDC$/ }).waitFor()
  await page.getByRole('button', { name: `Swap ${given} USD` }).click()
  await page.getByRole('heading', { name: 'Swapped' }).waitFor()
}

/** Says what may leave the wallet with the fee of 5 USD; what arrives is the server's to find. */
const sendByBank = async ({ page, mailedCode, picture }: Tools) => {
  await fillPayee(page)
  await page.getByLabel('Total with the fee').fill('85')
  const arrives = await filledIn(page, 'Amount')
  if (arrives !== '80.00') throw new Error(`of 85.00 USD, ${arrives} USD would arrive`)
  await picture('send-payment-by-total')
  await page.getByRole('button', { name: 'Review the payment' }).click()
  await page.getByText('for this payment only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode('ada@example.com'))
  await page.getByRole('heading', { name: 'On its way' }).waitFor()
}

/** Says what is to be credited; the amount to pay is found by the ratio, and the record has both. */
const topUpByFps = async ({ page, picture }: Tools) => {
  await page.goto('/depositfrombank')
  const form = page.locator('form:has(input[name=hkdAmount])')
  await form.getByLabel('Amount credited').fill('40')
  const paid = await filledIn(page, 'Amount paid')
  await form.locator('input[name=receipt]').setInputFiles(receipt)
  await form.getByText('Uploaded').waitFor()
  await picture('fps-by-credited', page, { fullPage: true })
  await form.getByRole('button', { name: `Submit ${paid} HKD` }).click()
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
  await page.goto('/records/fpsdeposit')
  await seesFigure(page, `${paid}HKD`)
}

const journey: Journey = {
  name: 'a member types what is to arrive: of a swap, a payment by bank and a top-up by FPS',
  run: async tools => {
    await tools.signedIn(tools.page, 'ada@example.com')
    await swap(tools)
    await sendByBank(tools)
    await topUpByFps(tools)
  },
}
export default [journey]
