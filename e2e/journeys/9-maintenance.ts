import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const TITLE = 'A new log'
const HOUR_MS = 3_600_000

/** The hour so many hours from now, UTC, as a form has it: `2026-12-01T02:00`. */
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString().slice(0, 13)

const announce = async (operator: Page) => {
  await operator.goto('/admin/maintenances')
  await operator.getByRole('button', { name: 'Add', exact: true }).click()
  await operator.getByLabel('Begins (UTC)').fill(`${hoursFromNow(24)}:00`)
  await operator.getByLabel('Ends (UTC)').fill(`${hoursFromNow(25)}:00`)
  await operator.getByLabel('Title in English').fill(TITLE)
  await operator.getByLabel('Title in Japanese').fill('新しいログ')
  await operator.getByLabel('Text in English').fill('Cards work meanwhile.')
  await operator.getByLabel('Reason').fill('Agreed with the desk')
  await operator.getByRole('button', { name: 'Save', exact: true }).click()
  await operator.getByRole('cell', { name: TITLE }).first().waitFor()
}

const callOff = async (operator: Page) => {
  await operator.goto('/admin/maintenances')
  await operator.getByRole('row').filter({ hasText: TITLE }).getByRole('button').first().click()
  await operator.getByRole('button', { name: 'Delete', exact: true }).click()
  const dialog = operator.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('Called off')
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
  await operator.getByText('Nothing here yet').waitFor()
}

/** The page of the service's state, which needs no signing in. */
const readState = async (visitor: Page) => {
  await visitor.goto('/status')
  await visitor.getByText(`Planned maintenance: ${TITLE}`).waitFor()
  await visitor.getByText('Cards work meanwhile.').waitFor()
  for (const part of ['Signing in', 'Payments'])
    await visitor.getByRole('listitem').filter({ hasText: part }).first().waitFor()
  await staysInside(visitor, 'the state of the service')
  await isOpenToAll(visitor, 'the state of the service')
}

const journey: Journey = {
  name: 'everybody reads of a maintenance that an operator announces, until it is called off',
  run: async ({ page, open, signedIn, picture }) => {
    const operator = await open()
    await signedIn(operator, 'operator@example.com')
    await announce(operator)
    try {
      const visitor = await open({ viewport: { width: 390, height: 844 } })
      await readState(visitor)
      await picture('state-of-the-service', visitor, { fullPage: true })
      await signedIn(page, 'ada@example.com')
      await page.goto('/ja/dashboard')
      await page.getByRole('status').filter({ hasText: '新しいログ' }).waitFor()
      await picture('planned-maintenance', page)
    } finally {
      await callOff(operator)
    }
    await page.reload()
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('status').filter({ hasText: '新しいログ' }).waitFor({ state: 'detached' })
  },
}
export default [journey]
