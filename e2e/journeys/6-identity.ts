import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { register } from '../lib/client.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { sayWhy } from '../lib/say-why.ts'
import { typeCode } from '../lib/type-code.ts'

/** A picture of one point. People judge its content. */
const picture = {
  name: 'photograph.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const letter = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }

const next = (page: Page) => page.getByRole('button', { name: 'Continue' }).click()

/** Chooses the file of a document, and waits until it is there. */
const show = async (page: Page, name: string, file: typeof picture) => {
  await page.getByLabel(`Choose a file: ${name}`).setInputFiles(file)
  await page.getByLabel(`Replace: ${name}`).waitFor({ state: 'attached' })
}

const sayWho = async (page: Page, tools: Tools) => {
  await page.goto('/digitalaccount')
  await tools.picture('identity-prompt', page)
  await page
    .getByRole('dialog', { name: 'Your identity first' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await page.waitForURL('**/accountinfo')
  await page.getByRole('heading', { name: 'Verify your identity' }).waitFor()
  await tools.picture('identity-invitation', page, { fullPage: true })
  await page.getByRole('button', { name: 'Verify your identity' }).click()
  await page.getByLabel('Date of birth').fill('2015-03-31')
  await next(page)
  await page.getByText('Accounts are for people of 18 and older.').waitFor()
  await tools.picture('identity-about-wrong', page, { fullPage: true })
  await page.getByLabel('Full name').fill('Ivo Tanaka')
  await page.getByLabel('Date of birth').fill('1990-03-31')
  await page.getByLabel('Nationality').selectOption('JP')
  await next(page)
  await page.getByLabel('Country of residence').selectOption('HK')
  await page.getByLabel('Address').fill('1 Harbour Road, 12/F')
  await page.getByLabel('City').fill('Hong Kong')
  await tools.picture('identity-address', page, { fullPage: true })
  await next(page)
}

const showDocuments = async (page: Page, tools: Tools) => {
  await page.getByLabel('Identity card').check()
  await page.getByLabel('Number of the document').fill('A123456(7)')
  await page.getByLabel('Valid until').fill('2099-12-31')
  await next(page)
  await page.getByText('This document is needed.').first().waitFor()
  await page
    .getByLabel('Choose a file: Selfie with the document')
    .setInputFiles({ ...picture, name: 'film.mov' })
  await page.getByText('This kind of file is not taken.').waitFor()
  await tools.picture('identity-documents-missing', page, { fullPage: true })
  await show(page, 'Front of the identity card', picture)
  await show(page, 'Back of the identity card', picture)
  await show(page, 'Selfie with the document', picture)
  // The entered fields outlive the page: a phone may close it while its camera is open.
  await page.reload()
  await show(page, 'Proof of address', letter)
  await tools.picture('identity-documents', page, { fullPage: true })
  await next(page)
}

const provePhone = async (page: Page, { mailedCode, picture }: Tools) => {
  const phone = String(Date.now()).slice(-8)
  await page.getByLabel('Country code').selectOption('HK')
  await page.getByLabel('Phone number').fill(phone)
  await page.getByRole('button', { name: 'Send a code by SMS' }).click()
  await page.getByText(`we sent to +852 ${phone}`).waitFor()
  await picture('identity-phone', page, { fullPage: true })
  await typeCode(page, 'Code from the SMS', await mailedCode(`+852${phone}`))
}

const handIn = async (page: Page) => {
  await page.getByRole('heading', { name: 'Is everything right?' }).waitFor()
  await page.getByLabel('All of this is true').check()
  await page.getByRole('button', { name: 'Hand in for verification' }).click()
  await page.getByRole('heading', { name: 'Handed in' }).waitFor()
}

/** Opens a record. Its contents are shown once the administrator has said why. */
const openRecord = async (admin: Page, name: string) => {
  await admin.goto('/admin/kycmember')
  await admin.getByRole('link', { name }).click()
  await admin.getByRole('dialog').getByText('Each view is recorded').waitFor()
  if (await admin.getByText('A123456(7)').isVisible())
    throw new Error('it is shown before a reason was given')
  await isOpenToAll(admin, 'asking why somebody looks')
  await sayWhy(admin)
  await admin.getByRole('heading', { name: 'What was entered' }).waitFor()
  await admin.getByText('A123456(7)').waitFor()
  // The pictures are seen where they are decided about.
  await admin.getByRole('button', { name: 'Enlarge: Front of the identity card' }).getByRole('img').waitFor()
}

const reject = async (admin: Page, tools: Tools) => {
  await admin.goto('/admin/kycmember')
  await admin.getByRole('link', { name: 'Ivo Tanaka' }).waitFor()
  await tools.picture('admin-kycmember', admin)
  await openRecord(admin, 'Ivo Tanaka')
  await admin.getByRole('link', { name: 'Open the PDF: Proof of address' }).waitFor()
  await tools.picture('admin-kyc-record', admin, { fullPage: true })
  const saved = admin.waitForEvent('download')
  await admin.getByRole('button', { name: 'Save all of them' }).click()
  const name = (await saved).suggestedFilename()
  if (!name.endsWith('.zip')) throw new Error(`the documents came as ${name}`)
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await admin.getByText('Say why, in words the member can act on.').waitFor()
  await admin.getByLabel('Reason').fill('The proof of address cannot be read.')
  await admin.getByRole('button', { name: 'Reject', exact: true }).click()
  await admin.getByText(/^Rejected\. User ID/).waitFor()
}

const handInAgain = async (page: Page, tools: Tools) => {
  await page.goto('/accountinfo')
  // The notice of the decision says it too.
  await page.getByRole('main').getByText('The proof of address cannot be read.').waitFor()
  await tools.picture('identity-rejected', page, { fullPage: true })
  await page.getByRole('button', { name: 'Hand in again' }).click()
  // All of last time is there, the number and the pictures too; only the wrong fields are changed.
  await page.getByLabel('Full name').and(page.locator('[value="Ivo Tanaka"]')).waitFor()
  await next(page)
  await next(page)
  await page.getByLabel('Number of the document').and(page.locator('[value="A123456(7)"]')).waitFor()
  await page.getByLabel('Replace: Proof of address').setInputFiles(picture)
  await page.getByRole('img', { name: 'Proof of address' }).waitFor()
  await next(page)
  await tools.picture('identity-review', page, { fullPage: true })
  await handIn(page)
  await tools.picture('identity-handed-in', page, { fullPage: true })
}

const approve = async (admin: Page, tools: Tools) => {
  await openRecord(admin, 'Ivo Tanaka')
  await admin.getByText('The proof of address cannot be read.').waitFor()
  await tools.picture('admin-kyc-record-again', admin, { fullPage: true })
  await admin.getByRole('button', { name: 'Approve the identity' }).click()
  await admin.getByText(/^Approved\. User ID/).waitFor()
}

/** The looks: auditors read administrator and reason, the member reads a number. */
const countLooks = async (page: Page, admin: Page, tools: Tools) => {
  await admin.goto('/admin/looks?kind=identity')
  const line = admin.getByRole('row', { name: /It waits to be decided/ }).filter({ hasText: 'ivo-' })
  await line.first().waitFor()
  await tools.picture('admin-looks', admin)
  await page.goto('/setting')
  const facts = page.locator('section', { hasText: 'Looks at your data' }).locator('dl > div')
  await facts.filter({ hasText: 'Identity record' }).getByText('2 times').waitFor()
  await facts.filter({ hasText: 'Documents' }).waitFor()
  await tools.picture('setting-looks', page, { fullPage: true })
}

const journey: Journey = {
  name: 'a new member proves who they are, at the second try, and the wallets open',
  run: async tools => {
    const { page, url, signedIn, open } = tools
    const email = `ivo-${Date.now()}@example.com`
    await register(url, email)
    await signedIn(page, email)
    await sayWho(page, tools)
    await showDocuments(page, tools)
    await provePhone(page, tools)
    await handIn(page)
    await page.getByRole('link', { name: 'See where it stands' }).click()
    await page.getByText('Your identity is being verified').waitFor()
    await tools.picture('identity-waiting', page, { fullPage: true })
    const admin = await open()
    await signedIn(admin, 'admin@example.com')
    await reject(admin, tools)
    await handInAgain(page, tools)
    await approve(admin, tools)
    await page.goto('/accountinfo')
    await page.getByText('Verified since').waitFor()
    await page.goto('/digitalaccount')
    await page.getByRole('heading', { name: 'Wallets' }).waitFor()
    await countLooks(page, admin, tools)
  },
}
export default [journey]
