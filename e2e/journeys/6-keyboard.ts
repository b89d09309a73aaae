import type { Page } from 'playwright-core'
import { demo } from '../lib/client.ts'
import type { Journey } from '../lib/journey.ts'

const UID_OF_ADA = '100046'
const MOST_TABS = 80

type Focused = { readonly name: string; readonly isSeen: boolean; readonly html: string }

/**
 * The element that has the focus: its name, and whether a person sees that it has: an outline, shadow or border that it does not have
 * otherwise, inside the window, with nothing over it.
 */
const focused = (page: Page) =>
  page.evaluate<Focused>(`(() => {
    const element = document.activeElement
    const looks = () => ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow', 'borderColor', 'backgroundColor']
      .map(key => getComputedStyle(element)[key]).join()
    const marked = looks()
    element.blur()
    const plain = looks()
    element.focus({ focusVisible: true })
    const { left, top, width, height } = element.getBoundingClientRect()
    const isInside = width > 0 && left >= 0 && top >= 0 && left + width <= innerWidth + 1 && top + height <= innerHeight + 1
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    const isUncovered = over !== null && (element.contains(over) || over.contains(element))
    const name = element.getAttribute('aria-label') ?? element.labels?.[0]?.innerText ?? element.innerText ?? ''
    return { name: name.trim(), isSeen: marked !== plain && isInside && isUncovered, html: element.outerHTML.slice(0, 120) }
  })()`)

/** Presses Tab until something of this name has the focus; each stop on the way has to be seen. */
const tabTo = async (page: Page, name: string | RegExp): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab')
    // After the last element the focus is in the browser's own bar, and begins again from there.
    if (await page.evaluate('document.activeElement === document.body')) continue
    const stop = await focused(page)
    if (!stop.isSeen) throw new Error(`the focus cannot be seen on ${stop.html}`)
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

const enter = async (page: Page, name: string | RegExp, text: string): Promise<void> => {
  await tabTo(page, name)
  await page.keyboard.type(text)
}

const journey: Journey = {
  name: 'a member signs in and pays another by the keyboard alone, and always sees where they are',
  run: async ({ page, sessionOf, mailedCode, picture }) => {
    const { email } = await sessionOf('ben@example.com')
    await page.goto('/')
    await page.getByLabel('E-mail').waitFor()
    await enter(page, 'E-mail', email)
    await enter(page, 'Password', demo.password)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code from the e-mail, digit 1 of 6').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(await mailedCode(email))
    await page.getByLabel('PAY code, digit 1 of 6').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(demo.pin)
    await page.locator('header h1:focus').waitFor()

    await page.keyboard.press('Tab')
    await tabTo(page, 'Quick pay')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Quick pay', level: 1 }).waitFor()
    await enter(page, 'Whom to pay', UID_OF_ADA)
    await page.keyboard.press('Enter')
    await page.getByLabel('From wallet').waitFor()
    await enter(page, 'Amount', '1.25')
    await picture('keyboard-amount', page)
    await page.keyboard.press('Enter')
    await page.getByLabel('Code from the e-mail, digit 1 of 6').and(page.locator(':focus')).waitFor()
    await page.keyboard.type(await mailedCode(email))
    await page.getByRole('heading', { name: 'Paid' }).waitFor()
  },
}
export default [journey]
