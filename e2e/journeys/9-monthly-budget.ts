import { isOpenToAll } from '../lib/axe.ts'
import { flipSwitch } from '../lib/flip-switch.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { opensNotice } from '../lib/opens-notice.ts'
import { staysInside } from '../lib/stays-inside.ts'

const KIND = 'Eating out'
const WISH = 'Tell me by e-mail when it is ready'

/** Plans so little a month that one purchase spends it, whatever was bought before. */
const plan = async ({ page }: Tools) => {
  await page.goto('/budgets')
  await page.getByLabel('For', { exact: true }).selectOption(KIND)
  await page.getByLabel('Amount a month').fill('2')
  await page.getByRole('button', { name: 'Save the budget' }).click()
  await page.getByRole('list', { name: 'Budgets' }).getByText(KIND).waitFor()
}

const spend = async ({ page }: Tools) => {
  await page.goto('/prepaidcard/try')
  await page.getByLabel('Amount').fill('2.05')
  await page.getByLabel('Merchant').selectOption('Corner Café')
  await page.getByRole('button', { name: 'Buy' }).click()
  await page.getByText('Bought').first().waitFor()
}

/** A notice leads back to the budgets, where nothing is left of this one. */
const isTold = async ({ page, picture }: Tools) => {
  await opensNotice(page, 'A budget is spent')
  await page.waitForURL('**/budgets')
  await page.getByText('Spent', { exact: true }).waitFor()
  await page.getByText('Above the budget:').waitFor()
  await staysInside(page, 'a spent budget')
  await isOpenToAll(page, 'a spent budget')
  await picture('budget-spent', page)
  await page.getByRole('button', { name: 'Take away' }).click()
  await page.getByText('No budget yet').waitFor()
}

/** Switches the statement of each month on, which then says which month comes next, and off again. */
const switchStatement = async ({ page, picture }: Tools) => {
  await page.goto('/statements')
  await flipSwitch(page, WISH, 'on')
  await page.getByText(/^The next one is of \w+ \d{4}/).waitFor()
  await picture('monthly-statement', page)
  await page.reload()
  await flipSwitch(page, WISH, 'off')
  await page.getByText('It is made once a month has ended').waitFor()
}

const journey: Journey = {
  name: 'a member is told that a budget is spent, and switches the statement of each month on and off',
  run: async tools => {
    await tools.signedIn(tools.page, 'dee@example.com')
    await plan(tools)
    await spend(tools)
    await isTold(tools)
    await switchStatement(tools)
  },
}
export default [journey]
