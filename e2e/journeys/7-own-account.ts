import type { Page } from 'playwright-core'
import { call, demo, firstOf, mailedCode, register, signIn } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { typeCode } from '../lib/type-code.ts'
import { verifyMember } from '../lib/verify-member.ts'

const newPin = '135791'

/** A picture of one point: enough of a statement for a demo. */
const statement = {
  name: 'statement.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const changePin = async (page: Page, { url, picture }: Tools, email: string) => {
  await page.goto('/setting')
  await page.getByRole('link', { name: 'PAY code' }).click()
  await page.getByLabel('PAY code now').fill('000000')
  await page.getByLabel('New PAY code', { exact: true }).fill(newPin)
  await page.getByLabel('Confirm PAY code').fill(newPin)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('That is not your PAY code.').waitFor()
  await page.getByLabel('PAY code now').fill(demo.pin)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('for this change only').waitFor()
  await picture('paycode-code', page)
  await typeCode(page, 'Code from the e-mail', await mailedCode(url, email))
  await page.getByText('Your PAY code is changed').waitFor()
}

const editDetails = async (page: Page, { url, picture }: Tools) => {
  await page.goto('/editaccount')
  await page.getByLabel('Username').fill('Lea Moreau')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await page.getByText('Your name is changed').waitFor()
  const phone = String(Date.now()).slice(-8)
  await page.getByLabel('Country code').selectOption('HK')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send a code by SMS' }).click()
  await page.getByText(`we sent to +852 ${phone}`).waitFor()
  await picture('phone-code', page, { fullPage: true })
  await typeCode(page, 'Code from the SMS', await mailedCode(url, `+852${phone}`))
  await page.getByText('Proven', { exact: true }).waitFor()
  await page.goto('/accountinfo')
  await page.getByText(`+852 ${phone}`).waitFor()
  await page.getByText('Lea Moreau').first().waitFor()
}

const switchOff = async (page: Page, { picture }: Tools) => {
  await page.goto('/setting')
  const quickPay = page.getByRole('switch', { name: 'Quick pay' })
  await quickPay.click({ force: true })
  await page.getByRole('switch', { name: 'Quick pay', checked: false }).waitFor({ state: 'attached' })
  await page.reload()
  await page.getByRole('switch', { name: 'Quick pay', checked: false }).waitFor({ state: 'attached' })
  await picture('setting-options', page, { fullPage: true })
}

const leave = async (page: Page, { url, picture }: Tools, email: string) => {
  await page.goto('/setting/delete')
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByLabel('I have saved the records').check()
  await picture('delete-form', page, { fullPage: true })
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByText('for this change only').waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(url, email))
  await page.getByText('Your account is deleted').waitFor()
  await picture('account-deleted', page, { fullPage: true })
}

/** Lets an administrator verify a member, and approve a bank account of theirs. */
const prepare = async (url: string, uid: string, email: string) => {
  const admin = await signIn(url, 'admin@example.com')
  await verifyMember(await signIn(url, 'admin2@example.com'), admin, uid)
  const bank = { account_type: 3, beneficiaryname: 'Vic Ito', accountnumber: '123-456789-001', terms: true }
  const { id } = firstOf<{ id: string }>(
    await call(await signIn(url, email), 'POST', '/bank/create', {
      ...bank,
      bankaddress_bankname: 'Harbour',
    }),
  )
  firstOf(await call(admin, 'POST', '/bank/approve', { id }))
}

const applyForVip = async (page: Page, { picture }: Tools) => {
  await page.goto('/vipapply')
  await page.getByLabel('Size of a single transaction').selectOption('2')
  await page.locator('input[type=file]').first().setInputFiles(statement)
  await page.getByText('Uploaded').waitFor()
  await page.getByLabel('What I say here is true').check()
  await picture('vip-form', page, { fullPage: true })
  await page.getByRole('button', { name: 'Apply for VIP' }).click()
  await page.getByText('Your application waits for approval').waitFor()
}

/** A level with a better tariff takes two administrators: another agrees to what the first has asked for. */
const giveLevel = async (admin: Page, { picture, sessionOf }: Tools, name: string) => {
  await admin.goto('/admin/uservips')
  const row = admin.getByRole('row').filter({ hasText: name }).first()
  await row.getByRole('button').click()
  await admin.getByLabel('VIP level').selectOption('3')
  await picture('admin-uservips', admin)
  const asked = admin.waitForResponse(response => response.url().includes('/user/approvevip'))
  await admin.getByRole('button', { name: 'Give this level' }).click()
  await admin.getByText('Waits for a second administrator').waitFor()
  const { proposal } = (await (await asked).json()) as { proposal: string }
  const second = await sessionOf('admin2@example.com')
  firstOf(await call(second, 'POST', '/proposals/approve', { id: proposal }))
  await admin.goto('/admin/uservips')
  await row.waitFor({ state: 'detached' })
}

/** Pays for a card by bank wire, as VIPs may; finance distributes the sum that came. */
const openCardByBank = async (page: Page, admin: Page, { picture }: Tools, name: string) => {
  await page.goto('/prepaidcard/opencard?tab=bank')
  await page.getByLabel('From my bank account').selectOption({ label: 'Harbour •••• 9001' })
  await page.getByLabel('Amount sent').fill('49')
  await page.getByRole('button', { name: 'Submit 49.00 USD' }).click()
  await page.getByText('A card costs 50.00 USD.').waitFor()
  await page.getByText('Add the proof of the transfer.').waitFor()
  await page.getByLabel('Amount sent').fill('80')
  await page.locator('input[type=file]').first().setInputFiles(statement)
  await page.getByText('Uploaded').waitFor()
  await picture('card-by-bank', page, { fullPage: true })
  await page.getByRole('button', { name: 'Submit 80.00 USD' }).click()
  await page.getByRole('heading', { name: 'Submitted' }).waitFor()
  await page.reload()
  await page.getByText('Your bank transfer waits for finance').waitFor()
  await admin.goto('/admin/userrecharges')
  const row = admin.getByRole('row').filter({ hasText: name }).first()
  await row.getByRole('button').click()
  await admin.getByLabel('Amount that came, if another').fill('75')
  await picture('admin-card-by-bank', admin, { fullPage: true })
  await admin.getByRole('button', { name: 'Distribute 75.00 USD' }).click()
  await row.waitFor({ state: 'detached' })
  await page.goto('/dashboard')
  await page.getByText('being reviewed').waitFor()
  // The sum that came less the price of the card, and the initial balance of every card.
  await page.getByText('45.00').first().waitFor()
  await picture('card-by-bank-home', page)
}

const journeys: readonly Journey[] = [
  {
    name: 'a member changes the PAY code and the details, and leaves',
    run: async tools => {
      const { page, url, signedIn } = tools
      const email = `lea-${Date.now()}@example.com`
      await register(url, email)
      await signedIn(page, email)
      await changePin(page, tools, email)
      await editDetails(page, tools)
      await switchOff(page, tools)
      await leave(page, tools, email)
      await page.getByRole('link', { name: 'To the first page' }).click()
      await page.getByRole('button', { name: 'Continue' }).waitFor()
    },
  },
  {
    name: 'a member comes by an invite link, becomes a VIP and opens a card by bank wire',
    run: async tools => {
      const { page, url, signedIn, open, picture } = tools
      await signedIn(page, 'ada@example.com')
      await page.goto('/referrals')
      const code = new URL(
        (await page.getByText('/register?referral=').textContent()) ?? '',
      ).searchParams.get('referral')
      const name = `vic-${Date.now()}`
      const uid = await register(url, `${name}@example.com`, { ...demo, referral: code ?? undefined })
      await prepare(url, uid, `${name}@example.com`)
      const vic = await open()
      await signedIn(vic, `${name}@example.com`)
      await applyForVip(vic, tools)
      const admin = await open()
      await signedIn(admin, 'admin@example.com')
      await giveLevel(admin, tools, name)
      await vic.reload()
      await vic.getByText('You are at VIP level 3').waitFor()
      await openCardByBank(vic, admin, tools, name)
      await page.reload()
      await page.getByRole('row').filter({ hasText: name }).getByText('USD').waitFor()
      await picture('referrals', page, { fullPage: true })
    },
  },
]
export default journeys
