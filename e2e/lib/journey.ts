import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page, Response } from 'playwright-core'
import { root } from '../../scripts/tool.ts'
import { mailedCode, proveAgain, type Session, signIn } from './client.ts'
import { type Machine, machineOf } from './machine.ts'
import type { RunningPlatform } from './npm-start.ts'

/** One person's way through the product, in a browser of their own. `name` finishes the sentence "a person …". */
export type Journey = {
  readonly name: string
  readonly run: (tools: Tools) => Promise<void>
  /** Gets a platform of its own, because it leaves one that no other journey can use. */
  readonly spoilsThePlatform?: true
  /** Needs nothing that other journeys leave: runs at the same time as they do, on another platform. */
  readonly runsBeside?: true
}

/** `folder` is unknown where `E2E_URL` names a platform that runs elsewhere. */
export type Place = Pick<RunningPlatform, 'url'> & Partial<Pick<RunningPlatform, 'folder'>>

export type Tools = {
  /** Base URL of the platform: `http://localhost:…`. */
  readonly url: string
  /** The person's page, already open on nothing. */
  readonly page: Page
  /** Another person's page: nothing is shared with the first one but the platform. */
  readonly open: (options?: BrowserContextOptions) => Promise<Page>
  /** The machine that the platform runs on. Throws for a platform that `E2E_URL` names: it may be anybody's. */
  readonly machine: () => Machine
  /** The newest code mailed to an address. */
  readonly mailedCode: (email: string) => Promise<string>
  /** Puts a session into a page as if the person had signed in; the sign-in screens have a journey of their own. */
  readonly signedIn: (page: Page, email: string) => Promise<void>
  /** The session that `signedIn` puts into pages, for calls besides: codes are mailed only so often. */
  readonly sessionOf: (email: string) => Promise<Session>
  /** Keeps a picture in `e2e/output/`, unless only failures are wanted. */
  readonly picture: (name: string, of?: Page, options?: { readonly fullPage?: boolean }) => Promise<void>
}

/** The role of a demo member: its own name, where it has a desk. */
const roleOf = (email: string): string => {
  const [name = ''] = email.split('@')
  if (name.startsWith('admin')) return 'superadmin'
  return ['support', 'finance', 'operator', 'auditor'].includes(name) ? name : 'member'
}

/** One session a person for all journeys: codes are mailed only so often, here as everywhere. */
const sessions = new Map<string, ReturnType<typeof signIn>>()
const sessionOf = async (url: string, email: string) => {
  const name = `${url} ${email}`
  const session = sessions.get(name) ?? signIn(url, email)
  sessions.set(name, session)
  // An administrator of an earlier journey would be asked who they are before a decision that takes two.
  const provenAt = proven.get(name) ?? Date.now()
  proven.set(name, provenAt)
  if (roleOf(email) !== 'member' && Date.now() - provenAt > PROOF_MS) {
    proven.set(name, Date.now())
    await proveAgain(await session)
  }
  return session
}
const proven = new Map<string, number>()
/** Well before a proof has run out. */
const PROOF_MS = 300_000

/** Folder of the pictures; `E2E_OUTPUT` names another, so that two runs do not wipe each other's. */
export const outputFolder = process.env.E2E_OUTPUT ?? join(root, 'e2e/output')

/** Only a journey that takes the network from its page makes the browser say this: it is no fault of the product. */
const NETWORK_TAKEN_AWAY = 'net::ERR_INTERNET_DISCONNECTED'

/** Has the browser draw what is far below the screen too: checks and pictures are of the whole page. */
const drawAll = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
})()`

/** How long a journey waits for a thing: on the slowest machine it is there by then, and a person would have gone. */
export const PATIENCE_MS = 180_000

/**
 * Whether the API has refused a request because it has too much to do, which is no fault: the page asks again. It is read
 * from a header: a page that goes on takes the answer's body with it.
 */
const isTurnedAway = (response: Response): boolean =>
  response.status() === 503 && response.headers()['error-code'] === 'BUSY'

/** Runs a journey; throws when it fails, or when a page threw or logged an error meanwhile. */
export const runJourney = async (journey: Journey, browser: Browser, place: Place): Promise<void> => {
  const { url, folder } = place
  const pages: Page[] = []
  const complaints: { readonly text: string; readonly url?: string }[] = []
  /** Requests that a busy server has refused; the page makes them again. */
  const turnedAway = new Set<string>()
  const keep = (of: Page, name: string, fullPage = false) =>
    of.screenshot({ path: join(outputFolder, `${name}.png`), fullPage })
  const picture: Tools['picture'] = async (name, of = page, { fullPage = false } = {}) => {
    if (process.env.E2E_PICTURES !== 'failed') await keep(of, name, fullPage)
  }
  const open: Tools['open'] = async options => {
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width: 1440, height: 900 },
      ...options,
    })
    context.setDefaultTimeout(PATIENCE_MS)
    await context.addInitScript(drawAll)
    const opened = await context.newPage()
    opened.on('pageerror', error => complaints.push({ text: `the page threw ${error.message}` }))
    opened.on(
      'console',
      message =>
        message.type() === 'error' &&
        !message.text().includes(NETWORK_TAKEN_AWAY) &&
        complaints.push({ text: `the console says ${message.text()}`, url: message.location().url }),
    )
    opened.on('response', response => void (isTurnedAway(response) && turnedAway.add(response.url())))
    pages.push(opened)
    return opened
  }
  const page = await open()
  const asked = {
    mailedCode: (email: string) => mailedCode(url, email),
    sessionOf: (email: string) => sessionOf(url, email),
  }
  try {
    await inTime(journey.run({ url, page, open, picture, signedIn, machine, ...asked }))
    const faults = complaints.filter(({ text, url = '' }) => !(text.includes('503') && turnedAway.has(url)))
    if (faults.length > 0) throw new Error(faults.map(({ text, url }) => `${text} ${url ?? ''}`).join('\n'))
  } catch (error) {
    await keep(pages.at(-1) ?? page, `failed: ${journey.name}`).catch(() => {})
    throw error
  } finally {
    for (const opened of pages) {
      // An answer that a route has asked for and not read yet goes with its page: no fault of anybody's.
      await opened.unrouteAll({ behavior: 'ignoreErrors' })
      await opened.context().close()
    }
  }

  function machine(): Machine {
    if (folder === undefined)
      throw new Error('this journey needs the machine of the platform: leave E2E_URL out')
    return machineOf(folder)
  }

  async function signedIn(into: Page, email: string): Promise<void> {
    const session = await sessionOf(url, email)
    const role = roleOf(email)
    await into.addInitScript(
      ([session_key, address, its]) => {
        // The browser's own reader of PDF files stands in a frame without a store.
        if (!localStorage) return
        localStorage.setItem('session_key', session_key)
        localStorage.setItem('email', address)
        localStorage.setItem('role', its)
      },
      [session.key, email, role] as const,
    )
  }
}

/** A script in a page may wait for ever; a journey may not. */
const LONGEST_MS = 20 * 60_000

const inTime = async (run: Promise<void>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`the journey was not over after ${LONGEST_MS / 60_000} minutes`)),
      LONGEST_MS,
    )
  })
  await Promise.race([run, late]).finally(() => clearTimeout(timer))
}
