import type { Page } from 'playwright-core'

/** Types a six-digit code into the boxes of the step on screen; the sixth digit submits. */
export const typeCode = async (page: Page, label: string, code: string): Promise<void> => {
  const [first, last] = [1, 6].map(index => page.getByLabel(`${label}, digit ${index} of 6`))
  const tops = [(await first?.boundingBox())?.y, (await last?.boundingBox())?.y]
  if (tops[0] !== tops[1]) throw new Error('the boxes of the code do not stand in one row')
  await first?.click()
  await page.keyboard.type(code)
}
