import { sign } from './sign.ts'

/** A signed-in user of the API. */
export type Person = { readonly uid: string; readonly email: string; readonly key: string }

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
export type Heard = { readonly status: number; readonly headers: Headers; readonly body: any }

/** The caller, the body and the form of the signature of one call. */
export type Ask = {
  readonly as?: Person
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** `path`: the three segments; `headers`: the header form. */
  readonly form?: 'path' | 'headers'
  readonly tonce?: string
  readonly signature?: string
}

const bodyOf = (body: unknown) =>
  typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)

/** One JSON text a line is no JSON text. */
const isLines = ({ headers }: Response) => headers.get('content-type')?.includes('ndjson') ?? false

let lastTonce = 0
/** A new tonce each time: two calls of one millisecond are two calls. A test that puts the clock forward leaves it so for no other. */
export const newTonce = (): string => {
  const now = Date.now()
  lastTonce = lastTonce > now + 60_000 ? now : Math.max(lastTonce + 1, now)
  return String(lastTonce)
}

type App = { readonly request: (path: string, init: RequestInit) => Response | Promise<Response> }

/** Calls of an app by their declared path (`/swap/list/S/{json}`), with ids already in place. */
export const askOf =
  (app: App) =>
  async (
    method: string,
    path: string,
    { as, body, headers = {}, form = 'path', tonce = newTonce(), signature }: Ask = {},
  ): Promise<Heard> => {
    const signed = as && (signature ?? sign({ email: as.email, tonce, key: as.key }))
    const place = as && form === 'path' ? `/${signed}/${tonce}/${as.key}` : ''
    const response = await app.request(`/v1${path.replace('/S', place)}`, {
      method,
      headers: {
        ...(body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
        ...(as && form === 'headers'
          ? {
              Authorization: `Session ${as.key}`,
              'X-Email': as.email,
              'X-Tonce': tonce,
              'X-Signature': signed as string,
            }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: bodyOf(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      body: text.startsWith('{') && !isLines(response) ? JSON.parse(text) : text,
    }
  }
