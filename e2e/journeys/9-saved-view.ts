import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import type { Journey } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'

const journey: Journey = {
  name: 'an administrator shares a view of a list, and another opens it',
  run: async ({ page, open, signedIn, picture }) => {
    const name = `The oldest first ${Date.now()}`
    await signedIn(page, 'admin@example.com')
    await page.goto('/admin/member?sort=created_date&order=asc')
    await page.getByRole('columnheader', { name: 'VIP level' }).waitFor()
    await page.getByRole('button', { name: 'Columns', exact: true }).click()
    await page.getByRole('checkbox', { name: 'VIP level' }).click()
    await page.getByRole('columnheader', { name: 'VIP level' }).waitFor({ state: 'detached' })
    await isOpenToAll(page, 'choosing columns')
    await picture('columns', page)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('button', { name: 'Save this view…' }).click()
    await page.getByLabel('Name of the view').fill(name)
    await page.getByLabel('Every administrator sees it').check()
    await isOpenToAll(page, 'saving a view')
    await staysInside(page, 'saving a view')
    await picture('view-save', page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('The view is saved.').waitFor()

    const second = await open()
    await signedIn(second, 'admin2@example.com')
    await second.goto('/admin/member')
    await second.getByRole('columnheader', { name: 'VIP level' }).waitFor()
    await second.getByRole('button', { name: 'Views', exact: true }).click()
    await second.getByText('Shared by others').waitFor()
    await isOpenToAll(second, 'the saved views')
    await picture('views', second)
    await second.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    await second.waitForURL(
      url => url.searchParams.get('sort') === 'created_date' && url.searchParams.has('columns'),
    )
    await second.getByRole('columnheader', { name: 'VIP level' }).waitFor({ state: 'detached' })
  },
}

/** The button on a screen that has views and no list, opened by itself: no list has brought its looks along. */
const looksLikeOne = async (page: Page, place: string) => {
  await page.goto(place)
  await page.getByRole('button', { name: 'Views', exact: true }).waitFor()
  const border = await page.evaluate<string>(
    `getComputedStyle(document.querySelector('.tool-button')).borderTopWidth`,
  )
  if (border !== '0px') throw new Error(`the button for views at ${place} has a border of ${border}`)
}

const besideNoList: Journey = {
  name: 'an administrator finds saved views on screens without a list',
  run: async ({ page, signedIn, picture }) => {
    await signedIn(page, 'admin@example.com')
    for (const place of ['/admin/trial-balance', '/admin/income', '/admin/totalassets'])
      await looksLikeOne(page, place)
    await page.getByRole('button', { name: 'Views', exact: true }).click()
    await page.getByRole('button', { name: 'Save this view…' }).waitFor()
    await picture('views-without-list', page)
  },
}
export default [journey, besideNoList]
