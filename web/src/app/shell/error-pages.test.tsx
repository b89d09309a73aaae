import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup } from '@testing-library/react'
import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { ScriptMissing } from '../../client/missing-script.ts'
import { showLanguage } from '../../i18n/i18n.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { WORD_GROUPS } from '../../i18n/word-groups.ts'
import { press, see, seeButton, seeOnPage } from '../../testing/act.ts'
import { onScreen } from '../../testing/on-screen.tsx'
import { BrokenPage } from './error-pages.tsx'

const OWN = '<script type="module" crossorigin src="/assets/first-1.js"></script>'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(async () => {
  server.resetHandlers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
  await showLanguage('en')
})
afterAll(() => server.close())

const answers = (body: string, status = 200) =>
  server.use(http.get('*/', () => HttpResponse.text(body, { status })))
const isUnreached = () => server.use(http.get('*/', () => HttpResponse.error()))
const goes = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
const reloads = () => vi.spyOn(window.location, 'reload').mockImplementation(() => {})

/** A page whose script is missing until it `arrives`, or has a fault. */
async function openPage(fault?: Error) {
  document.head.innerHTML = OWN
  let isThere = false
  const load = async () => {
    if (fault) throw fault
    if (!isThere) throw new ScriptMissing(undefined)
    return { default: () => 'the page itself' }
  }
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({ getParentRoute: () => root, path: '/', component: lazyRouteComponent(load) })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory(),
    defaultErrorComponent: BrokenPage,
  })
  Reflect.deleteProperty(self, '__TSR_ROUTER__')
  await router.load()
  onScreen(<RouterProvider router={router as never} />)
  return {
    arrives: () => {
      isThere = true
    },
  }
}

describe('a page whose script does not arrive', () => {
  test.each([
    ['the server is busy', () => answers('', 503), 'The server is busy'],
    ['the server is not reached', isUnreached, 'We cannot reach the server'],
  ])('says that %s, and opens by itself once it is not', async (_, breaks, title) => {
    breaks()
    const { arrives } = await openPage()
    await see(title)
    await seeOnPage('This page opens by itself once the server has answered. Nothing was sent.')
    expect(document.body.textContent).not.toContain('500')
    expect(document.title).toBe(`${title} · Strongroom`)
    arrives()
    answers(OWN)
    await see('the page itself')
  })

  test('says that the device is offline, and opens as soon as it is online', async () => {
    goes(false)
    const { arrives } = await openPage()
    await see('You are offline')
    await seeOnPage('This page is not loaded on this device.')
    arrives()
    answers(OWN)
    goes(true)
    await see('the page itself')
  })

  test('is loaded again by itself for a new version, once, and says so where that did not help', async () => {
    const reload = reloads()
    answers(OWN.replace('first-1', 'first-2'))
    await openPage()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    cleanup()
    await openPage()
    await see('There is a new version of Strongroom')
    expect(reload).toHaveBeenCalledTimes(1)
    press('Load the page again')
    expect(reload).toHaveBeenCalledTimes(2)
  })

  test('is loaded again by itself, once, where the server has the script and the browser does not take it', async () => {
    const reload = reloads()
    answers(OWN)
    await openPage()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    cleanup()
    await openPage()
    await seeOnPage('though the server answers')
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test.each(LANGUAGES)('says why in %s', async language => {
    await showLanguage(language, ...WORD_GROUPS)
    goes(false)
    await openPage()
    const titles = { en: 'You are offline', zh: '您已離線', sc: '您已离线', ja: 'オフラインです' }
    await see(titles[language])
  })
})

test('a page with a fault of its own says so, and asks for nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await openPage(new Error('x is undefined'))
  await see('This page could not be opened')
  await seeButton('Load the page again')
  expect(document.body.textContent).not.toContain('500')
})
