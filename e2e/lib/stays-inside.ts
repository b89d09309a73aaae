import type { Page } from 'playwright-core'

/**
 * Fails when the page is wider than the screen, a text begins left of it, its heading is cut, a part of a row runs into the
 * one beside it, or a text sticks out of its frame: nothing may scroll sideways, and to the left nothing can. `where` names
 * the state in the error.
 */
export const staysInside = async (page: Page, where: string): Promise<void> => {
  let fault = await faultOf(page, where)
  // A table that has just come, or whose window has just changed, measures itself some frames later, which a busy machine draws late.
  for (let looks = 0; fault !== undefined && looks < 20; looks++) {
    await page.evaluate(frames)
    fault = await faultOf(page, where)
  }
  if (fault !== undefined) throw new Error(fault)
}

const faultOf = async (page: Page, where: string): Promise<string | undefined> => {
  const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  if (beyond > 0) return `${where} is ${beyond} px wider than the screen`
  const outside = await page.evaluate<string | null>(textLeftOfThePage)
  if (outside !== null) return `${where} begins left of the screen: ${outside}`
  const cut = await page.evaluate<string | null>(headingThatIsCut)
  if (cut !== null) return `the heading of ${where} is cut: ${cut}`
  const running = await page.evaluate<string | null>(partThatRunsOver)
  if (running !== null) return `a row of ${where} has no room for: ${running}`
  const stickingOut = await page.evaluate<string | null>(textOutOfItsFrame)
  return stickingOut === null ? undefined : `a frame of ${where} is too narrow for: ${stickingOut}`
}

/** Resolves after ten frames. */
const frames = `new Promise(resolve => {
  const draw = left => (left === 0 ? resolve() : requestAnimationFrame(() => draw(left - 1)))
  draw(10)
})`

const textLeftOfThePage = `(() => {
  const scrolls = part => part !== null && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement))
  return [...document.querySelectorAll('main *')].find(part => {
    const { left, width } = part.getBoundingClientRect()
    return left < -1 && width > 1 && part.childElementCount === 0 && part.checkVisibility() && !scrolls(part)
  })?.textContent ?? null
})()`

const headingThatIsCut = `(() => {
  const heading = document.querySelector('.top h1')
  if (!heading) return null
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = heading
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2 ? heading.textContent : null
})()`

const partThatRunsOver = `[...document.querySelectorAll('.card-row > *')]
  .find(part => part.scrollWidth > part.clientWidth + 1 && part.checkVisibility())?.textContent ?? null`

/** A text that is drawn past the edge of the bordered part around it. Words for screen readers alone have a width of one pixel. */
const textOutOfItsFrame = `(() => {
  const scrolls = part => part && part !== document.body && (getComputedStyle(part).overflowX !== 'visible' || scrolls(part.parentElement))
  const framed = part => part === null || parseFloat(getComputedStyle(part).borderRightWidth) > 0 ? part : framed(part.parentElement)
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const part = text.parentElement
    if (!text.data.trim() || !part.checkVisibility() || part.clientWidth === 1 || scrolls(part)) continue
    const frame = framed(part)?.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = range.getBoundingClientRect()
    if (frame && (right > frame.right + 1 || left < frame.left - 1)) return text.data
  }
  return null
})()`
