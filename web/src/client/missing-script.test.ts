import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { reloadOnce, whyMissing } from './missing-script.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.restoreAllMocks()
  document.head.replaceChildren()
})
afterAll(() => server.close())

const answers = (body: string, status = 200) =>
  server.use(http.get('*/', () => HttpResponse.text(body, { status })))
const script = (src: string) => `<script type="module" crossorigin src="${src}"></script>`
/** Lets this page be of a version. */
const isOf = (src: string) => {
  document.head.innerHTML = `<script type="module" async src="/assets/ahead-9.js"></script>${script(src)}`
}

describe('why a script is missing', () => {
  test.each([
    ['the server is busy', () => answers('busy', 503), 'busy'],
    ['a proxy finds no server', () => answers('<h1>502</h1>', 502), 'busy'],
    [
      'the server is not reached',
      () => server.use(http.get('*/', () => HttpResponse.error())),
      'unreachable',
    ],
    ['there is a new version', () => answers(script('/assets/first-2.js')), 'new-version'],
    ['the server has this version', () => answers(script('/assets/first-1.js')), 'here'],
  ] as const)('is that %s', async (_, given, why) => {
    isOf('/assets/first-1.js')
    given()
    expect(await whyMissing()).toBe(why)
  })

  test('is that the device is offline, for which no server is asked', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await whyMissing()).toBe('offline')
  })
})

test('a page is loaded again by itself once a minute at most', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  expect(reload).toHaveBeenCalledTimes(1)
})
