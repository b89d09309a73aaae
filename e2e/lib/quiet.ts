import type { Page } from 'playwright-core'

const quietSoon = `new Promise(resolve => {
  const isQuiet = () => performance.getEntriesByType('resource')
    .every(({ responseEnd }) => performance.now() - responseEnd > 500)
  const look = () => (isQuiet() ? resolve() : setTimeout(look, 50))
  look()
})`

/** Waits until no answer has come for half a second. A page that follows changes always has one request open, which is no news. */
export const quiet = async (page: Page): Promise<void> => {
  await page.evaluate(quietSoon)
}
