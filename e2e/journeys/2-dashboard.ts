import type { Journey } from '../lib/journey.ts'
import { quiet } from '../lib/quiet.ts'

/** Where the last panels of the columns below the total end, in whole pixels. */
const endsOfColumns = `[...document.querySelectorAll('.glance > *')].map(column => {
  const last = column.matches('.panel') ? column : column.lastElementChild
  return Math.round(last.getBoundingClientRect().bottom)
})`

const journeys: readonly Journey[] = [
  {
    name: 'a member sees what is theirs',
    run: async ({ page, signedIn, picture }) => {
      await signedIn(page, 'ada@example.com')
      await page.goto('/dashboard')
      // Not in the notices, which are there too and closed.
      await page.locator('main').getByText('10,000.00').first().waitFor()
      await quiet(page)
      await page.getByRole('heading', { name: 'What waits' }).waitFor()
      const ends = await page.evaluate<number[]>(endsOfColumns)
      if (ends.length < 2 || new Set(ends).size > 1)
        throw new Error(`the columns of home end at ${ends.join(', ')}`)
      await picture('dashboard')
    },
  },
  {
    name: 'a member whose identity is not verified yet is at one place of the menu, not at every locked one',
    run: async ({ page, signedIn }) => {
      await signedIn(page, 'cho@example.com')
      await page.goto('/accountinfo')
      await page.getByText('Your identity is being verified').first().waitFor()
      const here = await page.locator('nav [aria-current=page]').allInnerTexts()
      if (here.join() !== 'Account') throw new Error(`the menu says one is at ${here.join(', ')}`)
    },
  },
]
export default journeys
