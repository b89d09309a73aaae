import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { demo, signIn } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { seesFigure } from '../lib/sees-figure.ts'
import { typeCode } from '../lib/type-code.ts'
import { verifyMember } from '../lib/verify-member.ts'

/** Through the door as a person goes: account, code from the mailbox, PAY code. */
const walkIn = async ({ mailedCode }: Tools, page: Page, email: string) => {
  await page.goto('/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Enter the code we e-mailed you' }).waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByRole('heading', { name: 'Enter your PAY code' }).waitFor()
  await typeCode(page, 'PAY code', demo.pin)
  // A person with a keyboard or a screen reader begins at the heading.
  await page.locator('header h1:focus').waitFor()
}

const register = async ({ page, mailedCode, picture }: Tools, email: string) => {
  await page.goto('/register?referral=WELCOME')
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('heading', { name: 'Enter the code we e-mailed you' }).waitFor()
  await picture('register-code')
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByLabel('Name').fill('Dora Lindqvist')
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByLabel('Confirm password').fill(demo.password)
  await page.getByLabel('PAY code', { exact: true }).fill(demo.pin)
  await page.getByLabel('Confirm PAY code').fill(demo.pin)
  const invite = page.getByLabel('Invite code, if you have one')
  if ((await invite.inputValue()) !== 'WELCOME') throw new Error('the invite code did not come along')
  await page.getByLabel('I accept the terms.').check()
  await picture('register-details')
  const open = page.getByRole('button', { name: 'Open the account' })
  await open.click()
  await page.getByText('This invite code does not exist').waitFor()
  await picture('register-unknown-code')
  await invite.fill('')
  await open.click()
  await page.getByText('Your account is open').waitFor()
  await picture('register-done')
}

const newTxid = () => randomBytes(32).toString('hex')

/** `shown` is the amount as the screen says it. */
type Sum = { readonly currency: string; readonly amount: string; readonly shown: string }
const adas: Sum = { currency: 'USDC', amount: '1234.5', shown: '1,234.50 USDC' }
const doras: Sum = { currency: 'USDC', amount: '500', shown: '500.00 USDC' }

const topUp = async ({ page, picture }: Tools, { currency, amount, shown }: Sum, txid = newTxid()) => {
  await page.goto('/topup')
  await page.getByLabel('Currency').first().selectOption(currency)
  await page.getByLabel('Amount sent').fill(amount)
  await page.getByLabel('TXID', { exact: true }).fill(txid)
  await picture('top-up-form')
  await page.getByRole('button', { name: `Submit ${shown}` }).click()
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
  await page.getByText(txid).nth(1).waitFor()
  await picture('top-up-submitted')
}

const approve = async ({ picture }: Tools, admin: Page, { shown }: Sum) => {
  await admin.goto('/admin/topup')
  await admin.getByRole('button', { name: 'Top-up' }).first().click()
  await admin.getByLabel('Fee, if any').fill('4.5')
  await admin.getByLabel('External TXID').fill(newTxid())
  await picture('approval', admin)
  await admin.getByRole('button', { name: `Approve ${shown}` }).click()
  await admin.getByText('Nothing waits').waitFor()
}

const swap = async ({ page, picture }: Tools, source: 'USD' | 'USDC') => {
  await page.goto('/swap')
  await page.getByLabel('You give').selectOption(source)
  await page.getByLabel('Amount to give').fill('123.45')
  await page.getByRole('button', { name: `Review the swap of 123.45 ${source}` }).click()
  await page.getByText('This quote holds for').waitFor()
  await picture('swap-review')
  await page.getByRole('button', { name: `Swap 123.45 ${source}` }).click()
  await page.getByRole('heading', { name: 'Swapped' }).waitFor()
  await picture('swap-done')
}

const payBen = async ({ page, mailedCode, picture }: Tools, email: string, uidOfBen: string) => {
  await page.goto('/quickpay')
  await page.getByLabel('Whom to pay').fill(uidOfBen)
  await page.getByRole('button', { name: 'Find the payee' }).click()
  await page.getByLabel('From wallet').selectOption('USD')
  await page.getByLabel('Amount', { exact: true }).fill('25.5')
  await page.getByRole('button', { name: 'Review 25.50 USD' }).click()
  await page.getByText('for this payment only').waitFor()
  await picture('quick-pay-code')
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByRole('heading', { name: 'Paid' }).waitFor()
  await page.getByText('has received').waitFor()
  await picture('quick-pay-done')
}

/** One administrator enters the papers of a member, another approves them: money is open to the member. */
const verify = async ({ url, picture }: Tools, admin: Page, email: string) => {
  const [maker, decider] = [await signIn(url, 'admin2@example.com'), await signIn(url, 'admin@example.com')]
  await admin.goto(`/admin/member?search=${encodeURIComponent(email)}`)
  await admin.getByRole('link', { name: 'Dora Lindqvist' }).click()
  await admin.waitForURL(/\/admin\/member\/\d+/)
  const uid = /member\/(\d+)/.exec(admin.url())?.[1] ?? ''
  await verifyMember(maker, decider, uid)
  await admin.getByRole('button', { name: 'Withdraw verification' }).waitFor()
  await picture('verify', admin)
}

/** Finance notes why, and takes the newest swap back by a movement of its own. */
const reverseSwap = async ({ picture }: Tools, admin: Page) => {
  await admin.goto('/admin/transactions')
  await admin.getByRole('button', { name: /^Swap/ }).first().click()
  await admin.getByLabel('Note, for administrators to read').fill('Swapped twice, called back')
  await admin.getByRole('button', { name: 'Save the note' }).click()
  await admin.getByRole('button', { name: 'Save the note', disabled: true }).waitFor()
  await admin.getByRole('button', { name: 'Reverse', exact: true }).click()
  const dialog = admin.getByRole('dialog')
  await dialog.getByLabel('Reason, as the member will read it').fill('Taken back at your request')
  await picture('reversal', admin)
  await dialog.getByRole('button', { name: 'Reverse', exact: true }).click()
  await admin.getByText('Reversed').first().waitFor()
}

/** The statement of the USD wallet adds up on screen: opening + in − out = closing. */
const readStatement = async ({ page, picture }: Tools) => {
  await page.goto('/digitalaccount/USD')
  await seesFigure(page, '−25.50USD')
  await seesFigure(page, '−123.45USD')
  await seesFigure(page, '9,851.05USD')
  await picture('statement')
}

/** An administrator finds the payment in the member's events, with its legs, and goes back before it. */
const replay = async ({ picture }: Tools, admin: Page) => {
  await admin.goto('/admin/member')
  await admin.getByRole('link', { name: 'Ada Wong' }).click()
  await admin.getByRole('link', { name: /^Events/ }).click()
  await admin.getByText('Quick pay sent').first().waitFor()
  await admin.getByRole('cell', { name: 'house:transit' }).waitFor()
  await picture('replay', admin)
  const slider = admin.getByRole('slider')
  await slider.focus()
  await slider.press('ArrowLeft')
  await admin.getByText('SwapSettled, position').waitFor()
  await seesFigure(admin, '9,876.55USD')
  await picture('replay-earlier', admin)
}

const uidOf = async (page: Page): Promise<string> => {
  const text = await page
    .getByText(/^User ID \d+$/)
    .first()
    .textContent()
  return text?.replace(/\D/g, '') ?? ''
}

const journeys: readonly Journey[] = [
  {
    name: 'a newcomer opens an account, is verified, and spends the first money',
    run: async tools => {
      const { page, open, signedIn, picture } = tools
      const email = `dora-${Date.now()}@example.com`
      await register(tools, email)
      await walkIn(tools, page, email)
      await page.waitForURL('**/dashboard')
      await page.getByText('Verify your identity to open this').waitFor()
      await picture('newcomer')

      const [admin, ben] = [await open(), await open()]
      await signedIn(admin, 'admin@example.com')
      await signedIn(ben, 'ben@example.com')
      await verify(tools, admin, email)
      await topUp(tools, doras)
      await approve(tools, admin, doras)
      await swap(tools, 'USDC')
      await reverseSwap(tools, admin)
      await swap(tools, 'USDC')
      await ben.goto('/dashboard')
      await payBen(tools, email, await uidOf(ben))
      await page.goto('/records/quickpay')
      await page.getByRole('main').getByText('To Ben').first().waitFor()
      await page.goto('/digitalaccount/USD')
      await seesFigure(page, '97.55USD')
      await picture('newcomer-statement')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
      await page.getByRole('heading', { name: 'Sign in' }).waitFor()
      if (await page.evaluate(() => localStorage.getItem('session_key')))
        throw new Error('the session outlived signing out')
    },
  },
  {
    name: 'money travels from the screen to the log and back',
    run: async tools => {
      const { page, open, signedIn, picture } = tools
      const [admin, ben] = [await open(), await open()]
      await signedIn(admin, 'admin@example.com')
      await signedIn(ben, 'ben@example.com')
      await walkIn(tools, page, 'ada@example.com')
      await page.waitForURL('**/dashboard')
      await seesFigure(page, '57,300.00USDC')

      await topUp(tools, adas)
      await approve(tools, admin, adas)
      await page.goto('/digitalaccount')
      await seesFigure(page, '3,730.00USDC')

      await swap(tools, 'USD')
      await ben.goto('/dashboard')
      await payBen(tools, 'ada@example.com', await uidOf(ben))
      await ben.goto('/records/quickpay')
      await ben.getByRole('main').getByText('From Ada').first().waitFor()
      await seesFigure(ben, '+25.50USD')
      await picture('payee', ben)

      await readStatement(tools)
      await page.goto('/records/swap')
      await seesFigure(page, '−123.45USD')
      await page.goto('/records/quickpay')
      await page.getByRole('main').getByText('To Ben').first().waitFor()
      await replay(tools, admin)
    },
  },
]
export default journeys
