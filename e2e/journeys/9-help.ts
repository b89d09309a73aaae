import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const QUESTION = 'Where is this payment?'
const ANSWER = 'It is on its way.'

/** Asks about the newest movement, which the form shows as the server knows it; gives the address of its case. */
const ask = async (page: Page): Promise<string> => {
  await page.goto('/transactions')
  // Not in the notices, which are there too and closed.
  await page.locator('main .line-link').first().click()
  await page.getByRole('link', { name: 'Get help with this' }).click()
  await page.getByText('Customer service sees this with your question').waitFor()
  await page.getByLabel('Subject').fill('lost card')
  await page.getByText('This may answer it').waitFor()
  await staysInside(page, 'a question about a record')
  await isOpenToAll(page, 'a question about a record')
  await page.getByLabel('Subject').fill(QUESTION)
  await page.getByLabel('What happened').fill('I made it and do not see it.')
  await page.getByRole('button', { name: 'Send to customer service' }).click()
  await page.getByText('We have your question').waitFor()
  return page.url()
}

/** Notes on the case for administrators, and answers it. */
const answer = async (page: Page) => {
  await page.goto('/admin/support')
  await page.getByRole('button', { name: QUESTION }).first().click()
  await page.getByRole('list', { name: 'What it is about' }).waitFor()
  await page.getByLabel('Note for administrators').fill('Asked the bank')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await page.getByText('Asked the bank').waitFor()
  await isOpenToAll(page, 'a question with its record')
  await page.getByLabel('Answer, as the member will read it').fill(ANSWER)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Answered. The member reads it').first().waitFor()
}

const journey: Journey = {
  name: 'a member gets help with a record, is answered, and closes the question',
  run: async ({ page, open, signedIn, picture }) => {
    await signedIn(page, 'ada@example.com')
    const address = await ask(page)
    await picture('help-question', page, { fullPage: true })
    const desk = await open()
    await signedIn(desk, 'support@example.com')
    await answer(desk)
    await picture('help-answered', desk, { fullPage: true })
    await page.goto(address)
    await page.getByText(ANSWER).waitFor()
    if (await page.getByText('Asked the bank').isVisible()) throw new Error('a member reads a note')
    await page.getByRole('button', { name: 'My question is answered' }).click()
    await page.getByText('Closed', { exact: true }).waitFor()
    await picture('help-closed', page, { fullPage: true })
    await page.goto('/user/faq')
    await page.getByLabel('Search the answers').fill('authenticator')
    await page.getByText('Answers found').waitFor()
    await staysInside(page, 'answers that are searched')
    await isOpenToAll(page, 'answers that are searched')
    await picture('help-answers', page)
  },
}
export default [journey]
