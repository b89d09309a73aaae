import type { Page } from 'playwright-core'
import { PATIENCE_MS } from './journey.ts'

/** Looks under the bell, again and again, until a notice has come, and follows it. */
export const opensNotice = async (page: Page, title: string): Promise<void> => {
  const until = Date.now() + PATIENCE_MS
  const wanted = page.locator('.notices a', { hasText: title }).first()
  for (;;) {
    await page.getByRole('button', { name: /^Notices/ }).click()
    await page.locator('.notices li, .notices p').first().waitFor()
    if (await wanted.isVisible()) return wanted.click()
    if (Date.now() > until) throw new Error(`there is no notice “${title}”`)
    await page.reload()
  }
}
