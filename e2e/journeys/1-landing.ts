import type { Journey } from '../lib/journey.ts'

const journeys: readonly Journey[] = [
  {
    name: 'a visitor finds the way in',
    run: async ({ page, picture }) => {
      await page.goto('/')
      await page.getByRole('main').waitFor()
      await picture('landing')
      const { hostname } = new URL(page.url())
      if (hostname !== 'localhost') throw new Error(`led away to ${hostname}`)
    },
  },
]
export default journeys
