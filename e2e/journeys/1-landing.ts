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
  {
    name: 'a visitor reads in their language why they were not let in',
    run: async ({ page, picture }) => {
      await page.goto('/ja')
      await page.getByLabel('メール').fill('ada@example.com')
      await page.getByLabel('パスワード', { exact: true }).fill('not-the-password-1')
      await page.getByRole('button', { name: '続ける' }).click()
      // Sentences of refusals load with the first of them.
      await page.getByText('メールアドレスまたはパスワードが正しくありません').waitFor()
      await picture('refused')
    },
  },
]
export default journeys
