import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey, Tools } from '../lib/journey.ts'
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

const CANNED = 'Where a payment is'

/** An operator keeps a text with the names of member and case left out. */
const keepCanned = async (page: Page) => {
  await page.goto('/admin/cannedanswers')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByLabel('Title', { exact: true }).fill(CANNED)
  await page.getByLabel('Text in English').fill('Dear {member}, it arrives today. Your case is {reference}.')
  await page.getByLabel('Reason').fill('Asked for each day')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: CANNED }).first().waitFor()
}

/** Customer service finds it by a word of it, adds a sentence and sends it; the names stand where they were left out. */
const answerByCanned = async (page: Page, { picture }: Pick<Tools, 'picture'>) => {
  await page.goto('/admin/support')
  await page.getByRole('button', { name: QUESTION }).first().click()
  await page.getByLabel('Find a canned answer').fill('arrives today')
  await page.getByRole('button', { name: CANNED, exact: true }).first().click()
  const field = page.getByLabel('Answer, as the member will read it')
  const begun = await field.inputValue()
  if (!/^Dear Ada Wong, it arrives today\. Your case is [^{}]+\.$/.test(begun))
    throw new Error(`it says ${begun}`)
  await picture('canned-answer', page)
  await field.fill(`${begun} ${ANSWER}`)
  await page.getByRole('button', { name: 'Send the answer' }).click()
  await page.getByText('Answered. The member reads it').first().waitFor()
}

/** Takes the canned answer away again. */
const dropCanned = async (page: Page) => {
  await page.getByRole('button', { name: CANNED }).first().click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('No longer asked for')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const canned: Journey = {
  name: 'customer service begins an answer with a canned one, which an operator keeps',
  run: async tools => {
    const { page, open, signedIn } = tools
    await signedIn(page, 'ada@example.com')
    const address = await ask(page)
    const [operator, desk] = [await open(), await open()]
    await signedIn(operator, 'operator@example.com')
    await keepCanned(operator)
    await signedIn(desk, 'support@example.com')
    await answerByCanned(desk, tools)
    await page.goto(address)
    await page.getByText('Dear Ada Wong, it arrives today.').waitFor()
    await dropCanned(operator)
  },
}
export default [journey, canned]
