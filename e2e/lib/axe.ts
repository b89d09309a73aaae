import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Violation = { readonly id: string; readonly nodes: readonly { readonly html: string }[] }

/** The accessibility rules that every screen keeps: WCAG 2.2, A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Settles when nothing on screen moves any more: a dialog that still fades in has other colours than the one that people read.
 * Runs in the page; says whether it came to rest within ten seconds.
 */
const comesToRest = `new Promise(settle => {
  const isOpaque = element => !element || (getComputedStyle(element).opacity === '1' && isOpaque(element.parentElement))
  const isEndless = ({ effect }) => effect.getComputedTiming().endTime === Infinity
  const isStill = () =>
    document.getAnimations().every(isEndless) && [...document.querySelectorAll('[role=dialog]')].every(isOpaque)
  const until = performance.now() + 10_000
  const look = () => {
    if (isStill() || performance.now() > until) settle(isStill())
    else requestAnimationFrame(look)
  }
  look()
})`

/** Fails when axe finds a barrier on screen. `where` names the state in the error. */
export const isOpenToAll = async (page: Page, where: string): Promise<void> => {
  // A button that a list's head half hides, because the page is scrolled, is no small target.
  await page.evaluate('window.scrollTo(0, 0)')
  if (!(await page.evaluate<boolean>(comesToRest))) throw new Error(`${where}: something never stops moving`)
  await page.evaluate(source)
  const found = await page.evaluate<readonly Violation[]>(
    `axe.run(document, { runOnly: ${JSON.stringify(tags)} }).then(({ violations }) => violations)`,
  )
  if (found.length > 0)
    throw new Error(
      found.map(({ id, nodes }) => `${where}: ${id}: ${nodes.map(({ html }) => html).join(' ')}`).join('\n'),
    )
}
