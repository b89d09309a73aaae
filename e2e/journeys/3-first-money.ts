import type { Page } from 'playwright-core'
import { demo } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { typeCode } from '../lib/type-code.ts'

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
  await picture('register-details')
  await page.getByRole('button', { name: 'Open the account' }).click()
  await page.getByText('Your account is open').waitFor()
  await picture('register-done')
}

/** Waits until a figure stands somewhere on the page. */
const seesFigure = async (page: Page, figure: string) => {
  const exactly = new RegExp(`^${figure.replaceAll('.', '\\.').replace('+', '\\+')}$`)
  await page.locator('.money', { hasText: exactly }).first().waitFor()
}

const topUp = async ({ page, picture }: Tools, txid: string) => {
  await page.goto('/topup')
  await page.getByLabel('Currency').first().selectOption('USDC')
  await page.getByLabel('Amount sent').fill('1234.5')
  await page.getByLabel('TXID', { exact: true }).fill(txid)
  await picture('top-up-form')
  await page.getByRole('button', { name: 'Submit 1,234.50 USDC' }).click()
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
  await page.getByText(txid).nth(1).waitFor()
  await picture('top-up-submitted')
}

const approve = async ({ picture }: Tools, admin: Page) => {
  await admin.goto('/admin')
  await admin.getByRole('button', { name: 'Top-up' }).first().click()
  await admin.getByLabel('Fee, if any').fill('4.5')
  await admin.getByLabel('External transfer id').fill('CHAIN-0001')
  await picture('approval', admin)
  await admin.getByRole('button', { name: 'Approve 1,234.50 USDC' }).click()
  await admin.getByText('Nothing waits').waitFor()
}

const swap = async ({ page, picture }: Tools) => {
  await page.goto('/swap')
  await page.getByLabel('Amount to give').fill('123.45')
  await page.getByRole('button', { name: 'Review the swap of 123.45 USD' }).click()
  await page.getByText('This quote holds for').waitFor()
  await picture('swap-review')
  await page.getByRole('button', { name: 'Swap 123.45 USD' }).click()
  await page.getByRole('heading', { name: 'Swapped' }).waitFor()
  await picture('swap-done')
}

const payBen = async ({ page, mailedCode, picture }: Tools, uidOfBen: string) => {
  await page.goto('/quickpay')
  await page.getByLabel('User ID of the payee').fill(uidOfBen)
  await page.getByRole('button', { name: 'Find the payee' }).click()
  await page.getByLabel('Amount', { exact: true }).fill('25.5')
  await page.getByRole('button', { name: 'Review 25.50 USD' }).click()
  await page.getByText('for this payment only').waitFor()
  await picture('quick-pay-code')
  await typeCode(page, 'Code from the e-mail', await mailedCode('ada@example.com'))
  await page.getByRole('heading', { name: 'Paid' }).waitFor()
  await page.getByText('has received').waitFor()
  await picture('quick-pay-done')
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
  await admin.getByText('QuickPaySent').first().waitFor()
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
    name: 'a newcomer opens an account, signs in, and is told why the wallets are still locked',
    run: async tools => {
      const { page, picture } = tools
      const email = `dora-${Date.now()}@example.com`
      await register(tools, email)
      await walkIn(tools, page, email)
      await page.waitForURL('**/dashboard')
      await page.getByText('Verify your identity to open this').waitFor()
      await picture('newcomer')
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

      await topUp(tools, `0x${Date.now().toString(16)}c0ffee`)
      await approve(tools, admin)
      await page.goto('/digitalaccount')
      await seesFigure(page, '3,730.00USDC')

      await swap(tools)
      await ben.goto('/dashboard')
      await payBen(tools, await uidOf(ben))
      await seesFigure(ben, '1,025.50USD')
      await picture('payee', ben)

      await readStatement(tools)
      await page.goto('/records/swap')
      await seesFigure(page, '−123.45USD')
      await page.goto('/records/quickpay')
      await page.getByText('To Ben').first().waitFor()
      await replay(tools, admin)
    },
  },
]
export default journeys
