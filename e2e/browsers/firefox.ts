import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Driver, HEIGHT, startProgram, WIDTH } from './driver.ts'

// Debian's Firefox, by WebDriver BiDi, which it speaks itself: https://www.w3.org/TR/webdriver-bidi/

type Message = {
  readonly id?: number
  readonly type: 'success' | 'error' | 'event'
  readonly message?: string
  readonly result?: unknown
  readonly method?: string
  readonly params?: { readonly level?: string; readonly text?: string; readonly source?: Source }
}
type Source = { readonly context?: string }
type Realm = {
  readonly result: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Commands over a socket, and what the browser tells by itself. */
const connect = async (url: string, heard: (message: Message) => void) => {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Firefox does not answer at ${url}`))
  })
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id === undefined) return heard(message)
    const { resolve, reject } = waiting.get(message.id) ?? {}
    waiting.delete(message.id)
    if (message.type === 'error') reject?.(new Error(message.message))
    else resolve?.(message.result)
  }
  const send = <T>(method: string, params: object = {}): Promise<T> =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    }) as Promise<T>
  return { send, close: () => socket.close() }
}

/** A page that is left while its letters come says that they did not (NS_BINDING_ABORTED): no fault of the product. */
const isLeftFont = (text = '') => text.startsWith('downloadable font') && text.includes('status=2152398850')

/** Starts Firefox without a window. */
export const startFirefox = async (binary: string): Promise<Browser> => {
  const profile = mkdtempSync(join(tmpdir(), 'strongroom-firefox-'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const program = startProgram(binary, [...options, 'about:blank'])
  const [, address] = await program.says(/WebDriver BiDi listening on (ws:\S+)/)
  const complaints = new Map<string, string[]>()
  const hear = ({ method, params }: Message) => {
    if (method !== 'log.entryAdded' || params?.level !== 'error' || isLeftFont(params.text)) return
    complaints.get(params.source?.context ?? '')?.push(params.text ?? '')
  }
  const { send, close } = await connect(`${address}/session`, hear)
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: ['log.entryAdded'] })

  const open = async (): Promise<Driver> => {
    const { userContext } = await send<{ userContext: string }>('browser.createUserContext')
    const { context } = await send<{ context: string }>('browsingContext.create', {
      type: 'tab',
      userContext,
    })
    complaints.set(context, [])
    await send('browsingContext.setViewport', { context, viewport: { width: WIDTH, height: HEIGHT } })
    return {
      open: async url => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      run: async (body, ...args) => {
        const answer = await send<Realm>('script.callFunction', {
          functionDeclaration: `async args => JSON.stringify((await (async (...args) => {${body}})(...JSON.parse(args))) ?? null)`,
          arguments: [{ type: 'string', value: JSON.stringify(args) }],
          awaitPromise: true,
          target: { context },
        })
        if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text)
        return JSON.parse(answer.result.value ?? 'null')
      },
      act: async actions => void (await send('input.performActions', { context, actions })),
      picture: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
        return Buffer.from(data, 'base64')
      },
      complaints: () => complaints.get(context) ?? [],
      close: async () => void (await send('browser.removeUserContext', { userContext })),
    }
  }
  return {
    open,
    close: async () => {
      close()
      await program.stop()
      rmSync(profile, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
    },
  }
}
