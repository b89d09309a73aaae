import type { Page } from 'playwright-core'

/** Fails when the page is wider than the screen: nothing may scroll sideways. `where` names the state in the error. */
export const staysInside = async (page: Page, where: string): Promise<void> => {
  const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  if (beyond > 0) throw new Error(`${where} is ${beyond} px wider than the screen`)
}
