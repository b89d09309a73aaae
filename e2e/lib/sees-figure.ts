import type { Page } from 'playwright-core'

/** Waits until a figure with its currency (`9,851.05USD`) is seen somewhere on the page. */
export const seesFigure = async (page: Page, figure: string): Promise<void> => {
  const exactly = new RegExp(`^${figure.replaceAll('.', '\\.').replace('+', '\\+')}$`)
  await page.locator('.money-figures:visible', { hasText: exactly }).first().waitFor()
}
