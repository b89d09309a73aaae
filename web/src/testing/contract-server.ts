import type { CallName } from '@strongroom/shared'
import { cleanup, configure } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { type GenericSchema, safeParse } from 'valibot'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { currentLanguage, showLanguage } from '../i18n/i18n.ts'
import { pageText } from './act.ts'
import { type CallMade, callMade, contractOf } from './call-at.ts'

// Many tests share a few processors: what a screen takes to appear is not what is tested.
const patience = { timeout: 300_000 }
// Styles are not loaded here, so that asking whether each element can be seen only takes time.
configure({
  asyncUtilTimeout: 300_000,
  defaultHidden: true,
  getElementError: message => new Error(`${message?.split('\n')[0]}\nThe page says: ${pageText()}`),
})

export type Responder = (made: CallMade) => Response

const responders = new Map<CallName, Responder>()
const fallbacks = new Map<CallName, Responder>()
const held = new Map<CallName, Promise<void>>()
const releases = new Set<() => void>()
const settled = new Set<() => boolean>()
let made: CallMade[] = []
let logKeys: readonly string[] = []
let faults: string[] = []

/** Answers a call from now on; what answered it before is forgotten. */
export const respond = (name: CallName, responder: Responder): void => void responders.set(name, responder)

/** Answers a call for which a test has no answer of its own: those that the frame around every screen makes. */
export const respondBesides = (name: CallName, responder: Responder): void =>
  void fallbacks.set(name, responder)

/** Keeps the answers of a call back until what this gives is called: a screen that waits stays so. */
export function holds(name: CallName): () => void {
  let open = () => {}
  held.set(
    name,
    new Promise(resolve => {
      open = resolve
    }),
  )
  const release = () => {
    held.delete(name)
    open()
  }
  releases.add(release)
  return release
}

/** The keys that stand at `/log/keys`, today's first; none before they are said. */
export function showsLogKeys(...lines: readonly string[]): void {
  logKeys = lines
}

/** The calls of one name that reached the server in this test, the first one first. */
export const callsMade = (name: CallName): readonly CallMade[] => made.filter(each => each.name === name)

/** A test is over once this says so: calls that are under way would reach the next test. */
export const waitUntil = (isSettled: () => boolean): void => void settled.add(isSettled)

const problemsOf = (schema: GenericSchema | undefined, value: unknown) => {
  const checked = schema && value !== undefined ? safeParse(schema, value) : undefined
  return checked?.success === false
    ? checked.issues.map(({ message, path }) => `${path?.map(({ key }) => key).join('.')}: ${message}`)
    : []
}

/** Faults for which the real server would refuse a call at once. */
function unlikeContract({ name, body, filter }: CallMade): string[] {
  const { body: bodySchema, filter: filterSchema } = contractOf(name)
  const isMissing = bodySchema !== undefined && body === undefined
  return [
    ...(isMissing ? ['a body is needed'] : []),
    ...problemsOf(bodySchema, body),
    ...problemsOf(filterSchema, filter),
  ]
}

async function answer(request: Request): Promise<Response> {
  const call = await callMade(request)
  const responder = call && (responders.get(call.name) ?? fallbacks.get(call.name))
  if (!call || !responder) {
    faults.push(
      `unanswered: ${request.method} ${decodeURIComponent(request.url)} ${call?.name ?? '(in no contract)'}`,
    )
    return HttpResponse.error()
  }
  made.push(call)
  const wrong = unlikeContract(call)
  if (wrong.length > 0)
    faults.push(`${call.name} is asked what its contract does not take: ${wrong.join('; ')}`)
  await held.get(call.name)
  try {
    return responder(call)
  } catch (thrown) {
    faults.push(`${call.name}: ${(thrown as Error).message}`)
    return HttpResponse.error()
  }
}

/** Faults of the calls in this test so far; the test does not fail for them any more. */
export function takeFaults(): readonly string[] {
  const found = faults
  faults = []
  return found
}

async function endTest() {
  for (const release of releases) release()
  cleanup()
  await vi.waitFor(() => {
    for (const isSettled of settled) if (!isSettled()) throw new Error('a call is still under way')
  }, patience)
  const found = takeFaults()
  for (const kept of [responders, fallbacks, held, releases, settled]) kept.clear()
  made = []
  logKeys = []
  if (currentLanguage() !== 'en') await showLanguage('en')
  if (found.length > 0) throw new Error(found.join('\n'))
}

/**
 * Answers /v1 in a test file, by the contract. A call that a test has not answered fails the test, and so do a body, a filter
 * and an answer that the contract does not know.
 */
export function serveContract(): void {
  const server = setupServer(
    http.all('*/v1/*', ({ request }) => answer(request)),
    http.get('*/log/keys', () =>
      logKeys.length > 0
        ? HttpResponse.text(`${logKeys.join('\n')}\n`)
        : HttpResponse.text('', { status: 404 }),
    ),
  )
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(endTest)
  afterAll(() => server.close())
}
