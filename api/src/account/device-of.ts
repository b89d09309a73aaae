/** A device by the names of its program and its system; empty where the program does not say them. */
export type Device = { readonly browser: string; readonly system: string }

type Sign = readonly [name: string, sign: RegExp]

/** Each name before those whose sign its own user agent holds too: Edge calls itself Chrome as well, and Chrome Safari. */
const browsers: readonly Sign[] = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
]

const systems: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\b(Macintosh|Mac OS X)\b/],
  ['Linux', /\bLinux\b/],
]

const named = (signs: readonly Sign[], agent: string) => signs.find(([, sign]) => sign.test(agent))?.[0] ?? ''

/** The device that a `User-Agent` names. Nothing else of it is kept: versions tell people apart, and age. */
export const deviceOf = (agent: string): Device => ({
  browser: named(browsers, agent),
  system: named(systems, agent),
})
