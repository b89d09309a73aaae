import type { Page } from 'playwright-core'

/**
 * Fails when the page is wider than the screen, its heading is cut, or a part of a row runs into the one beside it:
 * nothing may scroll sideways. `where` names the state in the error.
 */
export const staysInside = async (page: Page, where: string): Promise<void> => {
  const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  if (beyond > 0) throw new Error(`${where} is ${beyond} px wider than the screen`)
  const cut = await page.evaluate<string | null>(headingThatIsCut)
  if (cut !== null) throw new Error(`the heading of ${where} is cut: ${cut}`)
  const running = await page.evaluate<string | null>(partThatRunsOver)
  if (running !== null) throw new Error(`a row of ${where} has no room for: ${running}`)
}

const headingThatIsCut = `(() => {
  const heading = document.querySelector('.top h1')
  if (!heading) return null
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = heading
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2 ? heading.textContent : null
})()`

const partThatRunsOver = `[...document.querySelectorAll('.card-row > *')]
  .find(part => part.scrollWidth > part.clientWidth + 1 && part.checkVisibility())?.textContent ?? null`
