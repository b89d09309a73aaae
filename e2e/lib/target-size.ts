import type { Page } from 'playwright-core'

/**
 * Fails when something to press is smaller than 24 by 24 px (WCAG 2.2, 2.5.8), whatever room there is around it.
 * A link within a sentence is as high as its line. `where` names the screen in the error.
 */
export const hasRoomForFingers = async (page: Page, where: string): Promise<void> => {
  const small = await page.evaluate<readonly string[]>(smallTargets)
  if (small.length > 0) throw new Error(small.map(each => `${where} has a target of ${each}`).join('\n'))
}

/**
 * Runs in the page. What is pressed may be larger than its box: a label presses its checkbox, and a link may cover its whole row.
 * So a small box is asked what lies half of 24 px away from its middle.
 */
const smallTargets = `(() => {
  const LEAST = 24
  const pressed = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=switch], [role=tab]'
  const isSeen = element => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  }
  const isInSentence = element => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (getComputedStyle(block).display === 'inline') block = block.parentElement
    return [...block.childNodes].some(node => !node.contains(element) && node.textContent.trim() !== '' &&
      (node.nodeType === Node.TEXT_NODE || getComputedStyle(node).display === 'inline'))
  }
  const isHit = (element, x, y) => {
    const top = document.elementFromPoint(x, y)
    return Boolean(top) && (element.contains(top) || [...(element.labels ?? [])].some(label => label.contains(top)))
  }
  const covers = element => {
    element.scrollIntoView({ block: 'center', inline: 'center' })
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y, away] = [left + width / 2, top + height / 2, LEAST / 2 - 0.5]
    const reach = (size, points) => size >= LEAST || points.every(([dx, dy]) => isHit(element, x + dx, y + dy)) ||
      points.some(([dx, dy]) => isHit(element, x + 2 * dx, y + 2 * dy))
    return reach(width, [[-away, 0], [away, 0]]) && reach(height, [[0, -away], [0, away]])
  }
  const { scrollX, scrollY } = window
  const small = [...document.querySelectorAll(pressed)].filter(element => {
    const { width, height } = element.getBoundingClientRect()
    return isSeen(element) && (width < LEAST || height < LEAST) && !element.disabled && !isInSentence(element) && !covers(element)
  })
  window.scrollTo(scrollX, scrollY)
  return small.map(element => {
    const { width, height } = element.getBoundingClientRect()
    return width.toFixed(1) + ' by ' + height.toFixed(1) + ' px: ' + element.outerHTML.slice(0, 160)
  })
})()`
