import { existsSync } from 'node:fs'

const BROWSER = '/usr/bin/chromium'
/**
 * The same browser without a window of its own, which takes half of the processor time. It gives a page another size while it
 * takes a picture of the whole of it, so that it serves where none is taken.
 */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'

const installed = [WITHOUT_WINDOW, BROWSER].filter(path => existsSync(path))
const takesPictures = process.env.E2E_PICTURES !== 'failed'
const fitting = installed.find(path => (path === BROWSER) === takesPictures)

/** The program of the browser: the one that `CHROMIUM` names, or Debian's. */
export const chromiumPath = process.env.CHROMIUM || (fitting ?? installed[0] ?? BROWSER)
