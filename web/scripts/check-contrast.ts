import { readFileSync } from 'node:fs'

// `npm run check`: every pair of colours in use can be read (WCAG AA; 7 for ink, 4.5 for text, 3 for borders of controls).
const css = readFileSync(`${import.meta.dirname}/../src/look/tokens.css`, 'utf8')

type Tokens = Readonly<Record<string, string>>
const tokensIn = (text: string): Tokens =>
  Object.fromEntries([...text.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]))

const darkAt = css.indexOf("[data-mantine-color-scheme='dark'] {\n  --")
const light = tokensIn(css.slice(0, darkAt))
const dark = { ...light, ...tokensIn(css.slice(darkAt)) }

const PAIRS: readonly [foreground: string, background: string, least: number][] = [
  ['ink', 'surface', 7],
  ['ink', 'paper', 7],
  ['ink', 'sunken', 7],
  ['ink', 'accent-soft', 7],
  ['ink', 'waiting-soft', 7],
  ['ink', 'wrong-soft', 7],
  ['ink', 'proven-soft', 7],
  ['muted', 'surface', 4.5],
  ['muted', 'paper', 4.5],
  ['muted', 'sunken', 4.5],
  ['muted', 'accent-soft', 4.5],
  ['muted', 'proven-soft', 4.5],
  ['muted', 'waiting-soft', 4.5],
  ['muted', 'wrong-soft', 4.5],
  ['accent', 'surface', 4.5],
  ['accent', 'paper', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['accent-hover', 'surface', 4.5],
  ['on-accent', 'accent', 4.5],
  ['proven', 'surface', 4.5],
  ['proven', 'proven-soft', 4.5],
  ['waiting', 'surface', 4.5],
  ['waiting', 'waiting-soft', 4.5],
  ['wrong', 'surface', 4.5],
  ['wrong', 'wrong-soft', 4.5],
  ['on-vault', 'vault', 7],
  ['on-vault', 'vault-raised', 7],
  ['on-vault-muted', 'vault', 4.5],
  ['on-vault-muted', 'vault-raised', 4.5],
  ['on-vault-waiting', 'vault-waiting', 4.5],
  ['vault-proven', 'vault', 3],
  ['vault-accent', 'vault', 3],
  ['on-face', 'face-a', 4.5],
  ['on-face', 'face-b', 4.5],
  ['on-face', 'face-c', 4.5],
  ['on-face', 'face-d', 4.5],
  ['on-face', 'face-e', 4.5],
  ['line-strong', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'paper', 3],
]

const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const ratioOf = (a: string, b: string) => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

let low = 0
for (const [scheme, tokens] of Object.entries({ light, dark }))
  for (const [foreground, background, least] of PAIRS) {
    const [front, back] = [tokens[foreground], tokens[background]]
    if (!front || !back) throw new Error(`no token --${front ? background : foreground}`)
    const ratio = ratioOf(front, back)
    if (ratio >= least) continue
    low++
    console.error(`${scheme}: ${foreground} on ${background} is ${ratio.toFixed(2)}, needs ${least}`)
  }
if (low === 0) console.log(`${PAIRS.length} pairs of colours can be read, light and dark`)
process.exitCode = low > 0 ? 1 : 0
