import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { root } from '../../scripts/tool.ts'
import type { Journey } from '../lib/journey.ts'

/** Every address of the web client, from the router's own tree: a new screen is looked at without anybody thinking of it. */
const addresses = (): readonly string[] => {
  const tree = readFileSync(join(root, 'web/src/app/routeTree.gen.ts'), 'utf8')
  const [, block = ''] = /FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree) ?? []
  return [...block.matchAll(/'(\/[^']*)': typeof/g)].map(([, path]) => path as string)
}

/** Values for the parameters of addresses. A deposit has no number before there is one; its screen has a journey of its own. */
const given: Readonly<Record<string, string>> = { $currency: 'USD', $uid: '100046', $group: 'cryptoapiset' }
const filled = (path: string) => path.replaceAll(/\$\w+/g, name => given[name] ?? name)
const isKnown = (path: string) => !filled(path).includes('$')

const VISITOR = [
  '/',
  '/register',
  '/forgetpassword',
  '/cardbalance',
  '/csr',
  '/accountdeleted',
  '/verify',
  '/proof',
  '/notme',
  '/keepallowlist',
  '/hk',
]
/** Whether a page is for everybody. */
const isPublic = (path: string) => VISITOR.includes(path) || path.startsWith('/user/') || path === '/user'
/** The person, by where an address leads. */
const readers = [
  { email: 'ada@example.com', sees: (path: string) => !path.startsWith('/admin') && !isPublic(path) },
  { email: 'admin@example.com', sees: (path: string) => path.startsWith('/admin') },
  { email: undefined, sees: isPublic },
]

/** Faults of the page for a person on a phone, or with a screen reader: sideways scrolling, and elements without a name. */
const faults = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const found = []
    const beyond = document.documentElement.scrollWidth - window.innerWidth
    if (beyond > 0) found.push('is ' + beyond + ' px wider than the screen')
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

const journey: Journey = {
  name: 'a person can use every screen on a phone, by touch and by ear, in Japanese',
  run: async ({ open, signedIn }) => {
    const wrong: string[] = []
    for (const { email, sees } of readers) {
      const page = await open({ viewport: { width: 390, height: 844 } })
      if (email) await signedIn(page, email)
      for (const path of addresses().filter(isKnown).filter(sees).map(filled)) {
        await page.goto(`/ja${path}`)
        await page
          .locator('h1')
          .waitFor()
          .catch(() => wrong.push(`${path} has no heading`))
        await page.locator('.skeleton').first().waitFor({ state: 'detached' })
        for (const fault of await faults(page)) wrong.push(`${path} ${fault}`)
        for (const text of await english(page)) wrong.push(`${path} says in English: ${text}`)
      }
    }
    if (wrong.length > 0) throw new Error(wrong.join('\n'))
  },
}
export default [journey]
