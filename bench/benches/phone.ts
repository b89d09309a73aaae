import { type Browser, chromium, type Page } from 'playwright-core'
import { signIn } from '../../e2e/lib/client.ts'
import { npmStart } from '../../e2e/lib/npm-start.ts'
import { median } from '../lib/measure.ts'
import type { Line } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'

/** Resolves once no answer has come for half a second. The stream of changes stays open, so the network is never idle. */
const quietSoon = `new Promise(resolve => {
  const isQuiet = () => performance.getEntriesByType('resource')
    .every(({ responseEnd }) => performance.now() - responseEnd > 500)
  const look = () => (isQuiet() ? resolve() : setTimeout(look, 50))
  look()
})`

/** Limits of the pages on the phone below. Times in milliseconds, sizes in kB as they travel. */
const aims = { lcp: 1500, inp: 100, cls: 0.02, firstRouteKb: 170 }

/** A phone of the middle, by Chromium's own brakes: a processor four times slower, 9 Mbit/s down, 1.5 up, 60 ms away. */
const phone = {
  slower: 4,
  network: { offline: false, latency: 60, downloadThroughput: 9e6 / 8, uploadThroughput: 1.5e6 / 8 },
  screen: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}

type Figures = {
  readonly lcp: number
  readonly cls: number
  readonly inp: number
  /** Scripts, styles and the page itself; fonts apart. */
  readonly kb: number
  readonly fontsKb: number
}
type Screen = {
  readonly name: string
  readonly path: string
  readonly email?: string
  /** The interactions of a person there; the time of each to the next picture is measured. */
  readonly acts: (page: Page) => Promise<void>
}

/** Gathers the browser's own entries from the first moment on. */
const observer = `
  window.seen = { lcp: 0, cls: 0, inp: 0 }
  const observe = (type, each, more) =>
    new PerformanceObserver(list => list.getEntries().forEach(each)).observe({ type, buffered: true, ...more })
  observe('largest-contentful-paint', entry => { seen.lcp = entry.startTime })
  observe('layout-shift', entry => { if (!entry.hadRecentInput) seen.cls += entry.value })
  observe('event', entry => { if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration) }, { durationThreshold: 16 })
`

const sizes = `(() => {
  const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const isFont = ({ name }) => name.endsWith('.woff2')
  const isCode = ({ name, entryType }) => entryType === 'navigation' || /\\.(js|css)$/.test(name)
  const kb = kept => all.filter(kept).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000
  return { kb: kb(isCode), fontsKb: kb(isFont) }
})()`

const screens: readonly Screen[] = [
  {
    name: 'sign-in',
    path: '/',
    acts: async page => {
      await page.getByLabel('E-mail').tap()
      await page.keyboard.type('ada@example.com')
      await page.getByRole('button', { name: 'Continue' }).tap()
    },
  },
  {
    name: 'home',
    path: '/dashboard',
    email: 'ada@example.com',
    acts: async page => {
      await page.getByRole('button', { name: 'Hide amounts' }).first().tap()
      await page.getByRole('button', { name: 'More' }).tap()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      await page.keyboard.press('Escape')
    },
  },
]

/** Opens a screen on a phone that has never seen it, and does what people do there. */
const look = async (browser: Browser, url: string, screen: Screen, key?: string): Promise<Figures> => {
  const context = await browser.newContext({ baseURL: url, ...phone.screen, serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.addInitScript(observer)
    if (key)
      await page.addInitScript(`localStorage.setItem('session_key', ${JSON.stringify(key)})
        localStorage.setItem('email', ${JSON.stringify(screen.email)}); localStorage.setItem('role', 'member')`)
    const browserOf = await context.newCDPSession(page)
    await browserOf.send('Network.enable')
    await browserOf.send('Network.emulateNetworkConditions', phone.network)
    await browserOf.send('Emulation.setCPUThrottlingRate', { rate: phone.slower })
    await page.goto(screen.path)
    await page.locator('body:not(:has(.skeleton)) h1').first().waitFor()
    await page.evaluate(quietSoon)
    const loaded = await page.evaluate<Pick<Figures, 'kb' | 'fontsKb'>>(sizes)
    await screen.acts(page)
    // The last interaction is told after its picture.
    await page.evaluate('new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 500)))')
    return { ...(await page.evaluate<Omit<Figures, 'kb' | 'fontsKb'>>('window.seen')), ...loaded }
  } finally {
    await context.close()
  }
}

const linesOf = ({ name }: Screen, seen: readonly Figures[]): Line[] => {
  const of = (key: keyof Figures) => median(seen.map(each => each[key]))
  const line = (what: string, value: number, aim: number, unit: string): Line => ({
    bench: `${name}: ${what}`,
    against: `${aim}${unit}`,
    ratio: value / aim,
    must: { atMost: 1 },
    note: `${value.toFixed(unit === '' ? 3 : 0)}${unit} (${seen.length} times)`,
  })
  return [
    line('largest paint', of('lcp'), aims.lcp, ' ms'),
    line('interaction to next paint', of('inp'), aims.inp, ' ms'),
    line('layout shift', of('cls'), aims.cls, ''),
    line(`code (fonts besides: ${of('fontsKb').toFixed(0)} kB)`, of('kb'), aims.firstRouteKb, ' kB'),
  ]
}

/** The times that a person with a phone of the middle waits, by the browser's own figures. `BENCH_URL` names a running platform. */
export const phoneFigures = async (_: BenchServer, rounds: number): Promise<Line[]> => {
  const given = process.env.BENCH_URL
  const platform = given ? { url: given, stop: async () => {} } : await npmStart()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  try {
    const lines: Line[] = []
    for (const screen of screens) {
      const key = screen.email ? (await signIn(platform.url, screen.email)).key : undefined
      const seen: Figures[] = []
      for (let round = 0; round < rounds; round++) seen.push(await look(browser, platform.url, screen, key))
      lines.push(...linesOf(screen, seen))
    }
    return lines
  } finally {
    await browser.close()
    await platform.stop()
  }
}
