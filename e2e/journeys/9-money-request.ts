import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'
import { typeCode } from '../lib/type-code.ts'

const NOTE = 'Your share of the dinner'

/** Asks another member for an amount of dollars, with the note. */
const ask = async (page: Page, payer: string, amount: string) => {
  await page.goto('/quickpay/requests')
  await page.getByRole('button', { name: 'Ask for money' }).click()
  await page.getByLabel('Whom to ask').fill(payer)
  await page.getByLabel('Amount', { exact: true }).fill(amount)
  await page.getByLabel('Note (may stay empty)').fill(NOTE)
  await page.getByRole('button', { name: 'Review the request' }).click()
  await page.getByRole('button', { name: `Ask for ${amount} USD` }).click()
  await page
    .getByRole('button', { name: /^Cancel the request to/ })
    .first()
    .waitFor()
}

/** Reads of the request under the bell, which leads to it, and pays it with the mailed code. */
const pay = async ({ page, mailedCode, picture }: Tools, email: string) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Notices/ }).click()
  await page
    .getByRole('link', { name: /asks you for money/ })
    .first()
    .click()
  await page.getByText(NOTE).first().waitFor()
  await staysInside(page, 'a request for money')
  await isOpenToAll(page, 'a request for money')
  await picture('money-request', page)
  await page
    .getByRole('button', { name: /^Pay the request of/ })
    .first()
    .click()
  await page.getByText('for this payment only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByRole('link', { name: 'Open the payment' }).click()
  await page.getByRole('link', { name: 'Open the request' }).click()
  await page.getByRole('link', { name: 'Open the payment' }).waitFor()
  await page.getByRole('link', { name: 'All requests' }).click()
  await page.getByRole('link', { name: 'Paid' }).first().waitFor()
  await staysInside(page, 'requests for money')
  await isOpenToAll(page, 'requests for money')
  await picture('money-requests', page)
}

const journey: Journey = {
  name: 'a member asks another for money, who pays one request and declines the next',
  run: async tools => {
    const { page, open, signedIn, sessionOf, picture } = tools
    const ada = firstOf<{ uid: string }>(
      await call(await sessionOf('ada@example.com'), 'GET', '/user/userinfo'),
    ).uid
    const ben = await open()
    await signedIn(ben, 'ben@example.com')
    await signedIn(page, 'ada@example.com')
    await ask(ben, ada, '12.75')
    await pay(tools, 'ada@example.com')
    await ben.reload()
    await ben.getByRole('link', { name: 'Paid' }).first().waitFor()
    await ask(ben, ada, '4.40')
    await page.goto('/quickpay/requests?status=open')
    await page.getByRole('button', { name: /^Decline the request of/ }).click()
    await page.getByLabel('Reason (may stay empty)').fill('I was not there')
    await page.getByRole('button', { name: 'Decline the request', exact: true }).click()
    await ben.goto('/quickpay/requests?status=declined')
    await ben.getByText('I was not there').waitFor()
    await picture('money-request-declined', ben)
  },
}
export default [journey]
