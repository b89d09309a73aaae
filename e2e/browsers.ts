import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from './browsers/driver.ts'
import { startFirefox } from './browsers/firefox.ts'
import { type BrowserJourney, browserJourneys } from './browsers/journeys.ts'
import { personIn } from './browsers/person.ts'
import { startWebKit } from './browsers/webkit.ts'
import { signIn } from './lib/client.ts'
import { outputFolder } from './lib/journey.ts'
import { npmStart } from './lib/npm-start.ts'

// `npm run e2e:browsers [firefox|webkit …]`: the ways that everybody goes, in Debian's Firefox and in WebKit, the engine of
// Safari, on a platform of their own or on the one that E2E_URL names. Debian's packages: firefox-esr, webkit2gtk-driver, xvfb.
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`
const BROWSERS = {
  firefox: { program: '/usr/bin/firefox-esr', start: startFirefox },
  webkit: { program: '/usr/bin/WebKitWebDriver', start: (driver: string) => startWebKit(driver, LIBRARIES) },
}

const { positionals } = parseArgs({ allowPositionals: true })
const chosen = Object.entries(BROWSERS).filter(
  ([name]) => positionals.length === 0 || positionals.includes(name),
)
const missing = chosen.filter(([, { program }]) => !existsSync(program))
if (missing.length > 0)
  throw new Error(`not installed: ${missing.map(([, { program }]) => program).join(', ')}`)

mkdirSync(outputFolder, { recursive: true })
const platform = process.env.E2E_URL ? { url: process.env.E2E_URL, stop: async () => {} } : await npmStart()

/** One session a person for all browsers: codes are mailed only so often. */
const sessions = new Map<string, ReturnType<typeof signIn>>()
const sessionOf = (email: string) => {
  const session = sessions.get(email) ?? signIn(platform.url, email)
  sessions.set(email, session)
  return session
}

const walk = async (journey: BrowserJourney, browser: Browser, name: string): Promise<void> => {
  const driver = await browser.open()
  try {
    await journey.run(personIn(driver, platform.url), { url: platform.url, sessionOf })
    if (driver.complaints().length > 0) throw new Error(driver.complaints().join('\n'))
  } catch (error) {
    const picture = await driver.picture().catch(() => undefined)
    if (picture) writeFileSync(join(outputFolder, `failed in ${name}: ${journey.name}.png`), picture)
    throw error
  } finally {
    await driver.close()
  }
}

let passed = 0
let failed = 0
try {
  for (const [name, { program, start }] of chosen) {
    const browser = await start(program)
    try {
      for (const journey of browserJourneys) {
        const started = performance.now()
        const trouble = await walk(journey, browser, name).catch((error: unknown) => error ?? 'unknown')
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        console.log(`${trouble ? '✗' : '✓'} ${name}: ${journey.name} (${seconds} s)`)
        if (trouble) console.log(String((trouble as Error).stack ?? trouble).replaceAll(/^/gm, '    '))
        if (trouble) failed++
        else passed++
      }
    } finally {
      await browser.close()
    }
  }
} finally {
  await platform.stop()
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
