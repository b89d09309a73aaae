import type { Page } from 'playwright-core'
import { call, demo, firstOf } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

/** Makes a number for one purchase; its last four digits. */
const makeNumber = async ({ page, picture }: Tools): Promise<string> => {
  await page.goto('/prepaidcard/numbers')
  await page.getByRole('link', { name: 'Make a disposable number' }).click()
  await page.getByLabel('At most', { exact: true }).fill('5')
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByRole('button', { name: 'Make the number' }).click()
  await page.getByText('Your disposable number is made').waitFor()
  const digits = await page.getByText(/^\d{4} \d{4} \d{4} \d{4}/).textContent()
  await staysInside(page, 'a disposable number')
  await picture('card-number-made', page)
  return digits?.trim().slice(-4) ?? ''
}

const buyWith = async (page: Page, lastFour: string) => {
  await page.goto('/prepaidcard/try')
  await page.getByLabel('Amount').fill('2.15')
  await page.getByLabel('Merchant').selectOption('Lantern Books')
  await page.getByLabel('Pay with').selectOption(`•••• ${lastFour}`)
  await page.getByRole('button', { name: 'Buy' }).click()
}

/** The number has gone with its purchase: the books name the merchant, and decline it from then on. */
const isUsedUp = async ({ page, picture, sessionOf }: Tools, lastFour: string) => {
  await page.goto('/prepaidcard/numbers')
  const row = page.getByRole('row', { name: new RegExp(lastFour) }).first()
  await row.getByText('Lantern Books').waitFor()
  await picture('card-numbers', page)
  const dee = await sessionOf('dee@example.com')
  const { uid } = firstOf<{ uid: string }>(await call(dee, 'GET', '/user/userinfo'))
  const { body } = await call(dee, 'GET', `/cards/numbers/${uid}/${encodeURIComponent('{}')}`)
  const { data } = body.data as { data: readonly { id: string; last4: string; state: string }[] }
  const [number] = data.filter(({ last4 }) => last4 === lastFour)
  if (number?.state !== 'used') throw new Error(`the number is ${JSON.stringify(number)}`)
  const again = {
    amount: '1',
    merchant: 'Lantern Books',
    mcc: '5942',
    country: 'JP',
    channel: 'chip',
    number: number.id,
  }
  const { reason } = firstOf<{ reason: string }>(await call(dee, 'POST', '/cards/trypurchase', again))
  if (reason !== 'number-ended') throw new Error(`the number buys again: ${reason}`)
}

const journey: Journey = {
  name: 'a member buys with a disposable number, which buys once',
  run: async tools => {
    await tools.signedIn(tools.page, 'dee@example.com')
    const lastFour = await makeNumber(tools)
    await buyWith(tools.page, lastFour)
    await tools.page.getByText('Bought').first().waitFor()
    await isUsedUp(tools, lastFour)
  },
}
export default [journey]
