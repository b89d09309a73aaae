import type { Locator, Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const setting = 'Smallest FPS top-up'
const usual = '100'
const first = '150'
const second = '120'

/** The setting's place in its group: field, unit, history and ways back. */
const placeOf = (page: Page): Locator =>
  page.getByRole('listitem').filter({ has: page.getByLabel(setting, { exact: true }) })

type Change = { readonly before: string; readonly after: string; readonly reason: string }

/** Saves the filled-in value, which takes a reason; the setting then says who changed it, when, from what and why. */
const save = async (page: Page, { before, after, reason }: Change) => {
  const place = placeOf(page)
  await place.getByRole('button', { name: 'Save', exact: true }).click()
  await place.getByText('Say why: the audit trail keeps it.').waitFor()
  await place.getByLabel('Reason').fill(reason)
  await place.getByRole('button', { name: 'Save', exact: true }).click()
  await place
    .getByText(new RegExp(`^Changed by Mira Adams · .* UTC · ${before} → ${after} · ${reason}$`))
    .waitFor()
}

/** The smallest FPS top-up as a member is told it. */
const isInForce = async (member: Page, amount: string) => {
  await member.goto('/limits')
  await member.getByText(`${amount}.00 HKD`).first().waitFor()
}

const journey: Journey = {
  name: 'an administrator changes a setting and undoes it',
  run: async ({ page, open, signedIn, picture }) => {
    const member = await open({ viewport: { width: 390, height: 844 } })
    await signedIn(member, 'ada@example.com')
    await isInForce(member, usual)

    await signedIn(page, 'admin@example.com')
    await page.goto('/admin/sysconfigs/appconfig')
    await page.getByRole('link', { name: 'FPS', exact: true }).click()
    await page.waitForURL('**/admin/fps/config')
    const place = placeOf(page)
    await place.getByText('HKD').waitFor()
    await place.getByLabel(setting, { exact: true }).fill(first)
    await save(page, { before: usual, after: first, reason: 'The bank charges more' })
    await place.getByLabel(setting, { exact: true }).fill(second)
    await save(page, { before: first, after: second, reason: 'The bank charges less again' })
    await place.getByText(`Usually: ${usual}`).waitFor()
    await isOpenToAll(page, 'a changed setting')
    await staysInside(page, 'a changed setting')
    await picture('setting-changed', page)
    await isInForce(member, second)

    await place.getByRole('button', { name: 'Undo the last change' }).click()
    await save(page, { before: second, after: first, reason: 'That was a mistake' })
    await isInForce(member, first)

    await place.getByRole('button', { name: 'Back to the default' }).click()
    await save(page, { before: first, after: usual, reason: 'As it was' })
    await isInForce(member, usual)
  },
}
/** A square of one colour: PNG, four points. */
const icon = {
  name: 'usdc.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNQLz0FRAwQCgAkqgWZYp8T5wAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Waits until the page draws a picture whose address has this in it: the browser has loaded it. */
const draws = async (page: Page, address: string) => {
  await page.locator(`img[src*="${address}"]`).first().scrollIntoViewIfNeeded()
  await page.evaluate(`[...document.images].find(({ src }) => src.includes('${address}')).decode()`)
}

/** Opens the currency, chooses another icon and saves it with a reason. */
const changeIcon = async (page: Page, choose: (form: Page) => Promise<void>) => {
  await page.goto('/admin/currencys?open=USDC')
  await page.locator('.picture-shown').waitFor()
  await choose(page)
  await page.getByLabel('Reason').fill('As agreed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.locator('.picture-shown').waitFor({ state: 'detached' })
}

const icons: Journey = {
  name: 'an administrator uploads a currency’s icon, which members then see, and takes it away',
  run: async ({ page, open, signedIn }) => {
    await signedIn(page, 'operator@example.com')
    await changeIcon(page, async form => {
      await form.locator('input[name=currency_img]').setInputFiles(icon)
      await form.getByText('Uploaded').waitFor()
    })
    await draws(page, '/pictures/')
    const member = await open({ viewport: { width: 390, height: 844 } })
    await signedIn(member, 'ada@example.com')
    await member.goto('/balance')
    await draws(member, '/pictures/')

    await changeIcon(page, form => form.getByRole('button', { name: 'Picture: usdc', exact: true }).click())
    await member.reload()
    await draws(member, '/currencies/usdc.svg')
  },
}
export default [journey, icons]
