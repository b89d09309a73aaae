import { fetchOwn } from './fetch-own.ts'

/** Thrown where a script, a style or a catalogue of words did not arrive, however often it was asked for. */
export class ScriptMissing extends Error {
  override readonly name = 'ScriptMissing'

  /** Not the browser's words: by those the router loads the whole page again, whatever is typed on it. */
  constructor(cause: unknown) {
    super('a part of this page has not arrived', { cause })
  }
}

/** Why parts of a page do not arrive; `here` where the server has them: then it is this page that cannot take them. */
export type WhyMissing = 'offline' | 'unreachable' | 'busy' | 'new-version' | 'here'

/** How long the server may take to say. */
const TIMEOUT_MS = 10_000

/** The address of the first script, which every version has its own of. None while developing. */
const firstScript = () =>
  document.querySelector('script[type="module"][src^="/assets/"]:not([async])')?.getAttribute('src')

/** Finds out why parts of this page do not arrive, by asking for the page itself. */
export async function whyMissing(): Promise<WhyMissing> {
  if (!navigator.onLine) return 'offline'
  try {
    const response = await fetchOwn('/', { cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) return 'busy'
    const page = await response.text()
    const own = firstScript()
    return own && !page.includes(own) ? 'new-version' : 'here'
  } catch {
    return navigator.onLine ? 'unreachable' : 'offline'
  }
}

const KEY = 'reloaded_at'
const WINDOW_MS = 60_000

/** Loads the page again, at most once a minute: what is really missing would load it for ever. Says whether it does. */
export function reloadOnce(): boolean {
  const last = Number(sessionStorage.getItem(KEY) ?? 0)
  if (Date.now() - last < WINDOW_MS) return false
  sessionStorage.setItem(KEY, String(Date.now()))
  location.reload()
  return true
}
