import type { Page } from 'playwright-core'
import { demo } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { linkBank } from '../lib/link-bank.ts'
import { quiet } from '../lib/quiet.ts'
import { receipt } from '../lib/receipt.ts'
import { sayWhy } from '../lib/say-why.ts'
import { typeCode } from '../lib/type-code.ts'

/** Opens the newest case of an administrators' list and decides it. */
const decide = async ({ picture }: Tools, admin: Page, path: string, what: string, button: RegExp) => {
  await admin.goto(path)
  await admin.getByRole('button', { name: what }).first().click()
  await admin.getByRole('button', { name: button }).waitFor()
  await picture(`admin${path.replace('/admin/', '-')}`, admin)
  await admin.getByRole('button', { name: button }).click()
  await admin.getByText('Nothing waits').waitFor()
}

const deposit = async ({ page, picture }: Tools) => {
  await page.goto('/depositfrombank')
  await page.getByText('Strongroom Inc.').waitFor()
  await picture('deposit-bank')
  await page.getByRole('button', { name: 'I have sent it' }).click()
  await page.getByLabel('Amount sent').fill('300')
  await page.locator('input[name=transferImg]').setInputFiles(receipt)
  await page.getByText('Uploaded').waitFor()
  await picture('deposit-form')
  await page.getByRole('button', { name: 'Review 300.00 USD' }).click()
  await page.getByRole('heading', { name: 'Check the transfer' }).waitFor()
  await page.getByRole('button', { name: 'Submit 300.00 USD' }).click()
  await picture('deposit-confirm')
  await page.getByRole('button', { name: 'Yes, submit it' }).click()
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
}

const confirmArrival = async ({ page, picture }: Tools) => {
  await page.goto('/records/deposit')
  await page.getByRole('button', { name: 'It has arrived' }).click()
  await page.getByRole('table').getByText('Confirmed').waitFor()
  await picture('deposit-records')
}

const withdraw = async ({ page, picture, mailedCode }: Tools) => {
  await page.goto('/withdrawtobank')
  const amount = page.getByLabel('Amount', { exact: true })
  await amount.fill('1')
  await page.getByRole('button', { name: 'Review 1.00 USD' }).click()
  await page.locator('input[name=amount][aria-invalid=true]').waitFor()
  await page.getByText(/^Enter at least \d+\.00.USD\.$/).waitFor()
  await picture('withdraw-below-minimum')
  await amount.fill('100')
  await picture('withdraw-form')
  await page.getByRole('button', { name: 'Review 100.00 USD' }).click()
  await page.getByText('for this withdrawal only').waitFor()
  await picture('withdraw-review')
  const code = await mailedCode('ada@example.com')
  await typeCode(page, 'Code from the e-mail', code)
  await page.getByRole('heading', { name: 'Enter your PAY code' }).waitFor()
  await page.getByText('The bank receives').waitFor()
  await picture('withdraw-pay-code')
  await page.getByRole('button', { name: 'Back' }).click()
  await typeCode(page, 'Code from the e-mail', code)
  await page.getByRole('heading', { name: 'Enter your PAY code' }).waitFor()
  await typeCode(page, 'PAY code', demo.pin)
  await page.getByRole('heading', { name: 'Asked for' }).waitFor()
  await picture('withdraw-done')
}

/** The list has the ends of the numbers; an administrator who gives a reason sees the whole numbers. */
const lookAtNumbers = async (admin: Page) => {
  await admin.goto('/admin/banks')
  await admin.getByRole('button', { name: /^Harbour Bank/ }).click()
  await admin.getByText('•••• 9001', { exact: true }).waitFor()
  await admin.getByRole('button', { name: 'Show the full numbers' }).click()
  await sayWhy(admin)
  await admin.getByText('123-456789-001').waitFor()
}

/** Enters a withdrawal in the member's name, which another administrator then has to approve. */
const enterWithdrawal = async (tools: Tools, admin: Page, uid: string) => {
  await admin.goto('/admin/withdraw')
  await admin.getByRole('button', { name: 'Enter a withdrawal' }).click()
  await admin.locator('input[name=uid]').fill(uid)
  await admin.getByLabel('To the bank account').selectOption({ label: 'Harbour Bank •••• 9001' })
  await admin.getByLabel('Amount the bank receives').fill('30')
  await tools.picture('admin-enter-withdrawal', admin)
  await admin.getByRole('button', { name: 'Enter the withdrawal' }).click()
  await admin.getByRole('button', { name: 'Wallet to bank' }).click()
  await admin.getByText('This is your own case').waitFor()
  const second = await tools.open()
  await tools.signedIn(second, 'admin2@example.com')
  await decide(tools, second, '/admin/withdraw', 'Wallet to bank', /^Send 30.00 USD/)
}

const keepReferenceData = async ({ picture, open, signedIn }: Tools, admin: Page) => {
  await admin.goto('/admin/sysinvitecodes?open=new')
  await admin.getByLabel('Invite code').fill('SPRING')
  await admin.getByLabel('Award').fill('30')
  await admin.getByLabel('Reason').fill('For the spring campaign')
  await admin.getByRole('button', { name: 'Save' }).click()
  // A large award takes two.
  await admin.getByText('Waits for a second administrator').waitFor()
  const second = await open()
  await signedIn(second, 'admin2@example.com')
  await second.goto('/admin/proposals')
  await second.getByRole('button', { name: /SPRING/ }).click()
  await second.getByRole('button', { name: 'Approve the change' }).click()
  await second.getByRole('button', { name: /SPRING/ }).waitFor({ state: 'detached' })
  await admin.goto('/admin/sysinvitecodes')
  await admin.getByRole('button', { name: 'SPRING' }).waitFor()
  await picture('admin-invite-codes', admin)
  await admin.goto('/admin/sysconfigs/appconfig?search=withdrawMinimum')
  await admin.getByLabel('Smallest withdrawal to a bank').fill('25')
  await admin.getByLabel('Reason').fill('Banks take more for small wires')
  await admin.getByRole('button', { name: 'Save' }).click()
  await admin.getByText('Usually: 20').waitFor()
  await picture('admin-settings', admin)
}

const journeys: readonly Journey[] = [
  {
    name: 'an administrator keeps invite codes and changes a setting',
    run: async tools => {
      await tools.signedIn(tools.page, 'admin@example.com')
      await keepReferenceData(tools, tools.page)
    },
  },
  {
    name: 'a member links a bank, deposits with a proof and withdraws, and an administrator decides each',
    run: async tools => {
      const { page, open, signedIn, picture } = tools
      await signedIn(page, 'ada@example.com')
      const admin = await open()
      await signedIn(admin, 'admin@example.com')
      await linkBank(tools.page, tools, 'Ada Wong')
      await lookAtNumbers(admin)
      await decide(tools, admin, '/admin/banks', 'Harbour Bank', /^Approve the account/)
      await deposit(tools)
      await decide(tools, admin, '/admin/userrecharges', 'Bank to wallet', /^Distribute 300.00 USD/)
      await confirmArrival(tools)
      await withdraw(tools)
      await decide(tools, admin, '/admin/withdraw', 'Wallet to bank', /^Send 100.00 USD/)
      await page.goto('/records/withdraw')
      await page.getByRole('table').getByText('Sent', { exact: true }).waitFor()
      await picture('withdraw-records')
      const uid = (await page.getByText(/^User ID \d+$/).textContent())?.replace(/\D/g, '') ?? ''
      await enterWithdrawal(tools, admin, uid)

      const phone = await open({ viewport: { width: 390, height: 844 }, locale: 'zh-Hant' })
      await signedIn(phone, 'ada@example.com')
      for (const path of ['depositfrombank', 'withdrawtobank', 'banks', 'records/deposit']) {
        await phone.goto(`/zh/${path}`)
        await phone.getByRole('heading', { level: 1 }).waitFor()
        await quiet(phone)
        await picture(`phone-zh-${path.replace('/', '-')}`, phone, { fullPage: true })
      }
    },
  },
]

export default journeys
