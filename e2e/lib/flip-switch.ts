import type { Page } from 'playwright-core'

/** Presses a switch, and waits until the server has taken it: only then it stands the other way, and can be pressed again. */
export const flipSwitch = async (page: Page, label: string, to: 'on' | 'off'): Promise<void> => {
  const wish = page.getByLabel(label)
  await wish.and(page.locator(':enabled')).click()
  await wish.and(page.locator(to === 'on' ? ':checked:enabled' : ':enabled:not(:checked)')).waitFor()
}
