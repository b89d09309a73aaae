import type { Person } from '../../../testing/ask-app.ts'
import { newTonce } from '../../../testing/ask-app.ts'
import { sign } from '../../../testing/sign.ts'

type App = { readonly request: (path: string, init: RequestInit) => Response | Promise<Response> }

/** The headers of a signed call. */
export const signedBy = ({ email, key }: Person, tonce = newTonce()) => ({
  Authorization: `Session ${key}`,
  'X-Email': email,
  'X-Tonce': tonce,
  'X-Signature': sign({ email, tonce, key }),
})

/** Opens a stream of changes, and reads it message by message; undefined once it has ended. */
export const readChanges = async (app: App, as: Person) => {
  const response = await app.request('/v1/changes', { headers: signedBy(as) })
  // The reader takes each chunk at once, as a socket does: a stream that is not read ends, and a slow machine beats many times meanwhile.
  const taken = new TransformStream<string, string>(undefined, undefined, { highWaterMark: 10_000 })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).pipeThrough(taken).getReader()
  let rest = ''
  const block = async (): Promise<string | undefined> => {
    while (!rest.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true }
      if (done) return undefined
      rest += value
    }
    const end = rest.indexOf('\n\n')
    const text = rest.slice(0, end)
    rest = rest.slice(end + 2)
    return text
  }
  const next = async (): Promise<{ position: string; kinds?: string[]; models?: string[] } | undefined> => {
    const text = await block()
    if (text === undefined) return undefined
    const [, data] = /^data: (.*)$/m.exec(text) ?? []
    return data === undefined ? next() : JSON.parse(data)
  }
  return { response, block, next, leave: async () => reader?.cancel() }
}
