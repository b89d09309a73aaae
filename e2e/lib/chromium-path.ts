import { existsSync } from 'node:fs'

const BROWSER = '/usr/bin/chromium'
/** The same browser without a window of its own, which takes half of the processor time. */
const WITHOUT_WINDOW = '/usr/bin/chromium-headless-shell'

/** The program of the browser: the one that `CHROMIUM` names, or Debian's. */
export const chromiumPath = process.env.CHROMIUM || (existsSync(WITHOUT_WINDOW) ? WITHOUT_WINDOW : BROWSER)
