import type { Journey } from '../lib/journey.ts'

const journeys: readonly Journey[] = [
  {
    name: 'a member sees what is theirs',
    run: async ({ page, signedIn, picture }) => {
      await signedIn(page, 'ada@example.com')
      await page.goto('/dashboard')
      await page.getByText('10,000.00').first().waitFor()
      await page.waitForLoadState('networkidle')
      await picture('dashboard')
    },
  },
]
export default journeys
