import type { Page } from 'playwright-core'
import { isOpenToAll } from '../lib/axe.ts'
import { addressesOfRows, knownAddresses, readers } from '../lib/every-address.ts'
import type { Journey, Tools } from '../lib/journey.ts'
import { staysInside } from '../lib/stays-inside.ts'
import { hasRoomForFingers } from '../lib/target-size.ts'

/** Faults of the page for a person with a screen reader: no heading, and elements without a name. */
const faults = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const found = []
    if (document.querySelectorAll('h1').length !== 1) found.push('has not one heading')
    const named = element => [element.getAttribute('aria-label'), element.innerText, element.title,
      ...Array.from(element.labels ?? [], label => label.innerText)].some(text => text && text.trim() !== '')
    for (const element of document.querySelectorAll('button, a[href], input:not([type=hidden]), select, textarea'))
      if (element.checkVisibility() && !named(element)) found.push('has a nameless ' + element.outerHTML.slice(0, 120))
    return found
  })()`)

/** English where another language is on screen: words beside each other, outside of lists and of texts that people have written. */
const english = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main :not(table *, .cards *, [lang=""])')]
    .flatMap(element => [...element.childNodes].filter(node => node.nodeType === 3))
    .map(node => node.textContent.trim())
    .filter(text => /^[^ぁ-ん]*[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text))`)

const opens = async (page: Page, path: string) => {
  await page.goto(path)
  // An administrator who is asked why they look at somebody's data sees the question first, over a page that waits for the answer.
  await page.locator('h1:visible, dialog[open]').first().waitFor()
  await page.locator('body:not(:has(.skeleton)), dialog[open]').first().waitFor()
}

/** The narrowest phone, and a window between phone and desktop, where tables stand as tables. */
const NARROW = { width: 320, height: 780 }
const MIDDLE = { width: 1024, height: 768 }

const inJapanese: Journey = {
  runsBeside: true,
  name: 'a person can use every screen on a phone, by touch and by ear, in Japanese',
  run: async ({ open, signedIn }) => {
    const wrong: string[] = []
    for (const { email, sees } of readers) {
      const page = await open({ viewport: NARROW, reducedMotion: 'reduce' })
      if (email) await signedIn(page, email)
      for (const path of knownAddresses().filter(sees)) {
        await opens(page, `/ja${path}`).catch(() => wrong.push(`${path} has no heading`))
        for (const fault of await faults(page)) wrong.push(`${path} ${fault}`)
        for (const text of await english(page)) wrong.push(`${path} says in English: ${text}`)
        for (const check of [staysInside, hasRoomForFingers])
          await check(page, path).catch((thrown: Error) => wrong.push(thrown.message))
      }
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  },
}

/** Fields of money, and of counts beside it, for which a phone shows its keyboard of letters. */
const withLetters = (page: Page) =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll('input:not([type]), input[type=text]')]
    .map(({ labels, inputMode }) => ({ label: labels?.[0]?.innerText ?? '', inputMode }))
    .filter(({ label, inputMode }) => !['decimal', 'numeric'].includes(inputMode) && /\\b(amount|fee|price|balance)\\b/i.test(label))
    .map(({ label }) => label)`)

/** A desktop, a phone, and a screen of 1280 by 1024 at 400 %: what WCAG calls reflow. */
const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  zoomed: { width: 320, height: 256 },
}

const LOOKS: readonly ((page: Page, path: string) => Promise<void>)[] = [
  async (page, path) => {
    await page.setViewportSize(SIZES.desktop)
    await page.emulateMedia({ colorScheme: 'light' })
    await isOpenToAll(page, `${path} light`)
  },
  async (page, path) => {
    await page.setViewportSize(SIZES.phone)
    await page.emulateMedia({ colorScheme: 'dark' })
    await isOpenToAll(page, `${path} dark, on a phone`)
  },
  async (page, path) => {
    await page.setViewportSize(SIZES.zoomed)
    await staysInside(page, `${path} at 400 %`)
  },
]

/** All looks at every address take over ten minutes: an ordinary run takes one look, the next each time, at every third address. */
const isWhole = Boolean(process.env.ALL_LOOKS)
const looksAt = (nth: number) => (isWhole ? LOOKS : LOOKS.slice(nth % LOOKS.length).slice(0, 1))

/** Lists that link to the rows which are there in every demo. */
const LISTS = ['/transactions', '/admin/audit']
const chosen = (addresses: readonly string[]) =>
  addresses.filter((path, nth) => isWhole || nth % 3 === 0 || LISTS.includes(path))

/** Every fault that shuts a person out of the screen that is open: light on a desktop, dark on a phone, or zoomed in. */
const shutsOut = async (page: Page, path: string, nth: number): Promise<readonly string[]> => {
  const wrong: string[] = []
  for (const label of await withLetters(page)) wrong.push(`${path} has no numeric keyboard for ${label}`)
  for (const look of looksAt(nth)) await look(page, path).catch((thrown: Error) => wrong.push(thrown.message))
  for (const size of [NARROW, MIDDLE]) {
    await page.setViewportSize(size)
    await staysInside(page, `${path} at ${size.width} px`).catch((thrown: Error) =>
      wrong.push(thrown.message),
    )
  }
  return wrong
}

/** Addresses of rows that are there in every demo; others are looked at where a list links to one. */
const THERE_ALWAYS = ['/transactions/$id', '/admin/audit/events/$id']

/** Looks at the addresses of a reader, and at one row of each kind that these screens link to. */
const lookAtAll = async ({ open, signedIn }: Tools, { email, sees }: (typeof readers)[number]) => {
  const page = await open({ viewport: SIZES.desktop, reducedMotion: 'reduce' })
  if (email) await signedIn(page, email)
  const wrong: string[] = []
  const rows = addressesOfRows().filter(({ path }) => sees(path))
  const found = new Map<string, string>()
  let looked = 0
  const look = async (path: string) => {
    await opens(page, path).catch(() => wrong.push(`${path} has no heading`))
    const links = await page.evaluate<readonly string[]>(
      `[...document.querySelectorAll('a[href]')].map(({ pathname }) => pathname)`,
    )
    for (const { path: row, pattern } of rows) {
      const link = links.find(each => pattern.test(each))
      if (link && !found.has(row)) found.set(row, link)
    }
    wrong.push(...(await shutsOut(page, path, looked++)))
  }
  for (const path of chosen(knownAddresses().filter(sees))) await look(path)
  for (const path of found.values()) await look(path)
  for (const { path } of rows)
    if (!found.has(path) && THERE_ALWAYS.includes(path)) wrong.push(`no screen links to ${path}`)
  return wrong
}

const openToAll: readonly Journey[] = readers.map(reader => ({
  runsBeside: true,
  name: `a person is shut out of no screen, light or dark, on a phone or zoomed in: ${reader.email ?? 'a visitor'}`,
  run: async tools => {
    const wrong = await lookAtAll(tools, reader)
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  },
}))

export default [inJapanese, ...openToAll]
