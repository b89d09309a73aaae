import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'
import { typeCode } from '../lib/type-code.ts'

const HANDLE = 'dee.pays'
const NOTE = 'For the tickets'

const looksWell = async (page: Page, what: string) => {
  await staysInside(page, what)
  await isOpenToAll(page, what)
}

/** Chooses a handle, and takes the e-mail address out of what payers find. */
const chooseHandle = async (page: Page, picture: Tools['picture']) => {
  await page.goto('/setting/foundby')
  await page.getByLabel('Handle', { exact: true }).fill(`@${HANDLE.toUpperCase()}`)
  await page.getByRole('button', { name: 'Save the handle' }).click()
  await page.getByText(`@${HANDLE}`).first().waitFor()
  await page.getByRole('switch', { name: /By my e-mail address/ }).click({ force: true })
  await page.getByRole('switch', { name: /By my e-mail address/, checked: false }).waitFor()
  await looksWell(page, 'how payers find a member')
  await picture('found-by', page)
}

const find = async (page: Page, payee: string) => {
  await page.goto('/quickpay')
  await page.getByLabel('Whom to pay').fill(payee)
  await page.getByRole('button', { name: 'Find the payee' }).click()
}

/** Pays the member who was found, with a note, and saves them. */
const payAndSave = async ({ page, mailedCode, picture }: Tools, email: string) => {
  await page.getByText('You see the whole name once').waitFor()
  await page.getByLabel('From wallet').selectOption('USD')
  await page.getByLabel('Amount', { exact: true }).fill('2.35')
  await page.getByLabel('Note to the payee (may stay empty)').fill(NOTE)
  await looksWell(page, 'the amount of a payment')
  await page.getByRole('button', { name: 'Review 2.35 USD' }).click()
  await page.getByText('for this payment only').waitFor()
  await page.getByText(NOTE).waitFor()
  await typeCode(page, 'Code from the e-mail', await mailedCode(email))
  await page.getByRole('button', { name: 'Save this payee' }).click()
  await page.getByLabel('Nickname').fill('Tickets')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved among your contacts').waitFor()
  await picture('contact-saved', page)
}

const journey: Journey = {
  name: 'a member is found by a handle and not by the address, is paid with a note, and becomes a contact',
  run: async tools => {
    const { page, open, signedIn, picture } = tools
    const dee = await open()
    await signedIn(dee, 'dee@example.com')
    await chooseHandle(dee, picture)
    await signedIn(page, 'ada@example.com')
    for (const nobody of ['dee@example.com', 'nowhere@example.com']) {
      await find(page, nobody)
      await page.getByText('ID not exists').waitFor()
    }
    await find(page, `@${HANDLE}`)
    await payAndSave(tools, 'ada@example.com')
    await page.goto('/quickpay/contacts')
    await page.getByRole('button', { name: 'Favourite: Tickets' }).click()
    await page.getByRole('button', { name: 'Favourite: Tickets', pressed: true }).waitFor()
    await looksWell(page, 'contacts')
    await picture('contacts', page)
    await page.goto('/quickpay')
    await page.getByLabel('Whom to pay').fill('tick')
    await page.getByRole('button', { name: /^Tickets/ }).click()
    await page.getByLabel('Amount', { exact: true }).waitFor()
    await dee.goto('/records/quickpay')
    await dee.getByText(NOTE).first().waitFor()
    await looksWell(dee, 'records of quick pay')
  },
}
export default [journey]
