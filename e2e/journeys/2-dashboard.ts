import type { Journey } from '../lib/journey.ts'

const journeys: readonly Journey[] = [
  {
    name: 'a member sees what is theirs',
    run: async ({ page, signedIn, picture }) => {
      await signedIn(page, 'ada@example.com')
      await page.goto('/dashboard')
      // Not in the notices, which are there too and closed.
      await page.locator('main').getByText('10,000.00').first().waitFor()
      await page.waitForLoadState('networkidle')
      await picture('dashboard')
    },
  },
]
export default journeys
