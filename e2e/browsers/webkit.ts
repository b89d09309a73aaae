import { freePort } from '../../scripts/embedded-postgres.ts'
import { type Browser, type Driver, HEIGHT, PATIENCE_MS, startProgram, WIDTH } from './driver.ts'

// Debian's WebKitGTK, the engine of Safari, by its WebDriver: https://www.w3.org/TR/webdriver2/

/** WebKitGTK's own small browser, which its library brings. */
const BROWSER = 'webkit2gtk-4.1/MiniBrowser'

/** Asks WebDriver; throws with what it says. */
const asker =
  (base: string) =>
  async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${base}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
    const { value } = (await answer.json()) as { value: T & { message?: string } }
    if (!answer.ok) throw new Error(value.message ?? `WebDriver answered ${answer.status}`)
    return value
  }

/** Hands what an async function gives, or how it failed, to WebDriver's callback. */
const asScript = (body: string) => `
  const done = arguments[arguments.length - 1]
  const { complaints = [] } = globalThis
  if (!globalThis.complaints) {
    globalThis.complaints = complaints
    addEventListener('error', event => complaints.push(event.message))
    addEventListener('unhandledrejection', event => complaints.push(String(event.reason)))
  }
  ;(async (...args) => {${body}})(...JSON.parse(arguments[0])).then(
    value => done({ value: value ?? null, complaints: complaints.splice(0) }),
    error => done({ error: String(error), complaints: complaints.splice(0) }),
  )`
type Ran = { readonly value?: unknown; readonly error?: string; readonly complaints: readonly string[] }

/** A window is a process of WebDriver of its own: each serves one session at a time. */
const openWindow = async (driver: string, display: string, libraries: string): Promise<Driver> => {
  const port = await freePort()
  const program = startProgram(driver, [`--port=${port}`], {
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
  })
  await program.listens(port)
  const ask = asker(`http://127.0.0.1:${port}`)
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: `${libraries}/${BROWSER}`, args: ['--automation'] },
      },
    },
  })
  const session = `/session/${sessionId}`
  await ask('POST', `${session}/timeouts`, { script: PATIENCE_MS, pageLoad: PATIENCE_MS })
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: WIDTH, height: HEIGHT })
  const said: string[] = []
  return {
    open: url => ask('POST', `${session}/url`, { url }),
    run: async <T>(body: string, ...args: readonly unknown[]) => {
      const { value, error, complaints } = await ask<Ran>('POST', `${session}/execute/async`, {
        script: asScript(body),
        args: [JSON.stringify(args)],
      })
      said.push(...complaints)
      if (error !== undefined) throw new Error(error)
      return value as T
    },
    act: actions => ask('POST', `${session}/actions`, { actions }),
    picture: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    complaints: () => said,
    close: async () => {
      await ask('DELETE', session)
      await program.stop()
    },
  }
}

/** Starts a screen that nobody sees, for WebKit has no form without a window. */
export const startWebKit = async (driver: string, libraries: string): Promise<Browser> => {
  const size = `${WIDTH}x${HEIGHT + 200}x24`
  const screen = startProgram('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'])
  const [, display] = await screen.says(/^(\d+)\n/m)
  return { open: () => openWindow(driver, `:${display}`, libraries), close: screen.stop }
}
