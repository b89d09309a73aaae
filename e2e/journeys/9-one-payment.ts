import type { Page } from 'playwright-core'
import { addPasskey } from '../lib/add-passkey.ts'
import { isOpenToAll } from '../lib/axe.ts'
import { call, firstOf, type Session } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'
import { typeCode } from '../lib/type-code.ts'
import { giveAuthenticator } from '../lib/virtual-authenticator.ts'

/** An amount that no other journey pays, by which the auditor finds this payment. */
const AMOUNT = '17.31'
/** A checkpoint is signed every ten seconds. */
const SEALED_MS = 60_000

const uidOf = async (member: Session): Promise<string> =>
  firstOf<{ uid: string }>(await call(member, 'GET', '/user/userinfo')).uid

const pay = async ({ page, mailedCode }: Tools, from: string, to: string) => {
  await page.goto('/quickpay')
  await page.getByLabel('Whom to pay').fill(to)
  await page.getByRole('button', { name: 'Find the payee' }).click()
  await page.getByLabel('From wallet').selectOption('USD')
  await page.getByLabel('Amount', { exact: true }).fill(AMOUNT)
  await page.getByRole('button', { name: `Review ${AMOUNT} USD` }).click()
  await page.getByText('for this payment only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(from))
  await page.getByRole('heading', { name: 'Paid' }).waitFor()
  await page.getByText('has received').waitFor()
}

/** Schedules a payment that is never due while the journey runs, approved by a passkey, and cancels it. */
const schedule = async ({ page, mailedCode, picture }: Tools, from: string, to: string) => {
  await giveAuthenticator(page)
  await addPasskey(page, { mailedCode, picture }, { email: from, name: 'Key of the payer' })
  await page.goto('/quickpay/scheduled')
  await page.getByRole('button', { name: 'Schedule a payment' }).click()
  await page.getByLabel('Whom to pay').fill(to)
  await page.getByLabel('Amount', { exact: true }).fill('3.10')
  await page.getByLabel('First day').fill('2099-01-31')
  await page.getByRole('button', { name: 'Review the payment' }).click()
  await page.getByText('for this payment only').waitFor()
  await staysInside(page, 'approving by a passkey')
  await isOpenToAll(page, 'approving by a passkey')
  await picture('approve-by-passkey', page)
  await page.getByRole('button', { name: 'Approve with a passkey' }).click()
  await page.getByText('Every month, from 31 Jan 2099').first().waitFor()
  await staysInside(page, 'scheduled payments')
  await isOpenToAll(page, 'scheduled payments')
  await page.getByRole('button', { name: 'Cancel the payments to' }).click()
  await page.getByRole('button', { name: 'Cancel the payments', exact: true }).click()
  await page.getByText('Cancelled', { exact: true }).waitFor()
}

/** Finds the payment by its amount, each filter in the address before the next is typed. */
const find = async (auditor: Page) => {
  await auditor.goto('/admin/audit')
  await auditor.getByRole('button', { name: 'All amounts' }).click()
  for (const [label, field] of [
    ['Amount from', 'amount_from'],
    ['Amount to', 'amount_to'],
  ] as const) {
    await auditor.getByLabel(label, { exact: true }).fill(AMOUNT)
    await auditor.waitForURL(url => url.searchParams.has(field))
  }
  await auditor.keyboard.press('Escape')
  await auditor.getByLabel('Currency', { exact: true }).fill('USD')
  await auditor.waitForURL(url => url.searchParams.has('currency'))
  // Both sides are in the read model before the page is opened that is made of it.
  await auditor.getByRole('link', { name: 'Quick pay received' }).first().waitFor()
  await auditor.getByRole('link', { name: 'Quick pay sent' }).first().click()
  await auditor.getByRole('link', { name: 'All of this request' }).click()
  await auditor.getByRole('heading', { name: 'One request' }).waitFor()
}

/** Steps through both sides with the arrow keys: each event has the stream of one member, and the legs of its side. */
const step = async (auditor: Page, [payer, payee]: readonly [string, string]) => {
  const steps = auditor.locator('ul.events > li')
  const shown = (name: string) => auditor.getByRole('heading', { name: new RegExp(`^Event \\d+: ${name}`) })
  await steps
    .filter({ hasText: `wallet-${payer}@` })
    .filter({ hasText: 'Quick pay sent' })
    .waitFor()
  await steps
    .filter({ hasText: `wallet-${payee}@` })
    .filter({ hasText: 'Quick pay received' })
    .waitFor()
  await shown('Quick pay sent').waitFor()
  await auditor.getByText(`user:${payer}:available`).first().waitFor()
  await auditor.keyboard.press('ArrowRight')
  await shown('Quick pay received').waitFor()
  await auditor.getByText(`user:${payee}:available`).first().waitFor()
}

/** Waits until the event on screen is a leaf of a signed checkpoint. */
const seesSealed = async (auditor: Page) => {
  const until = Date.now() + SEALED_MS
  const sealed = auditor.getByText(/^Sealed: leaf [\d,]+ of the last checkpoint$/)
  const open = auditor.getByText(/^Not sealed yet: leaf [\d,]+ waits for a checkpoint$/)
  for (;;) {
    await sealed.or(open).waitFor()
    if (await sealed.isVisible()) return
    if (Date.now() > until) throw new Error('no checkpoint came to hold the event')
    await auditor.reload()
  }
}

const journey: Journey = {
  name: 'an auditor steps through one payment: both sides, event by event, to its leaf and its mail',
  run: async tools => {
    const { page, open, signedIn, sessionOf, picture } = tools
    const [ada, ben] = await Promise.all(
      ['ada@example.com', 'ben@example.com'].map(async email => uidOf(await sessionOf(email))),
    )
    if (!ada || !ben) throw new Error('the demo members are not there')
    await signedIn(page, 'ada@example.com')
    await pay(tools, 'ada@example.com', ben)
    await schedule(tools, 'ada@example.com', ben)
    const auditor = await open()
    await signedIn(auditor, 'auditor@example.com')
    await find(auditor)
    await step(auditor, [ada, ben])
    await auditor
      .getByRole('row', { name: /code-quickpay.*this request/ })
      .filter({ hasText: ada })
      .first()
      .waitFor()
    await auditor.locator('details.row-made', { hasText: 'quick_pays' }).first().waitFor()
    await staysInside(auditor, 'one payment')
    await isOpenToAll(auditor, 'one payment')
    await picture('one-payment', auditor, { fullPage: true })
    await auditor.getByRole('link', { name: 'Open the event' }).click()
    await seesSealed(auditor)
    await picture('one-payment-leaf', auditor, { fullPage: true })
  },
}
export default [journey]
