import { ScriptMissing } from '../client/missing-script.ts'
import { pause } from './ask-again.ts'

/** Pauses before a script is asked for again, in milliseconds. Then it is said that it is missing. */
const PAUSES_MS = [500, 1_500, 4_000]

/** The words that browsers have for a module that did not arrive: Chromium, Firefox, Safari. A fault inside one has other words. */
const NOT_ARRIVED =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

class StyleMissing extends Error {}

const isMissing = (thrown: unknown) =>
  thrown instanceof StyleMissing || (thrown instanceof TypeError && NOT_ARRIVED.test(thrown.message))

const styles = new Map<string, Promise<void>>()

const isThere = (href: string) =>
  document.querySelector(`link[rel="stylesheet"][href="${CSS.escape(href)}"]`) !== null

const addStyle = (href: string) =>
  new Promise<void>((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // A link that failed would pass for one that is there.
      link.remove()
      styles.delete(href)
      reject(new StyleMissing(href))
    })
    document.head.append(link)
  })

const loadStyle = (path: string): Promise<void> => {
  const href = path.startsWith('/') ? path : `/${path}`
  const known = styles.get(href)
  if (known) return known
  const loading = isThere(href) ? Promise.resolve() : addStyle(href)
  styles.set(href, loading)
  return loading
}

/**
 * Loads a script that is imported when it is needed, with its styles. The build puts it around every such import
 * (`scripts/retried-imports.ts`). What does not arrive is asked for again, unless the device is offline.
 * @throws ScriptMissing what has not arrived in the end
 */
export async function loadScript<Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
  wait = pause,
): Promise<Module> {
  for (let tries = 0; ; tries++) {
    try {
      const [loaded] = await Promise.all([load(), ...paths.map(loadStyle)])
      return loaded
    } catch (thrown) {
      if (!isMissing(thrown)) throw thrown
      const pauseMs = PAUSES_MS[tries]
      if (pauseMs === undefined || !navigator.onLine) throw new ScriptMissing(thrown)
      await wait(pauseMs)
    }
  }
}
