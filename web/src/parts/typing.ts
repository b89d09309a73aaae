import { groupWhole } from './amount.ts'

/** What a money field shows for a decimal string being typed: `1234.` as `1,234.`. */
export function groupTyped(raw: string): string {
  const [whole = '', fraction] = raw.split('.')
  return groupWhole(whole) + (fraction === undefined ? '' : `.${fraction}`)
}

/** What is left of typed text: digits and one point (also as a Chinese or Japanese keyboard writes it), at most `places` after it. */
export function keepTyped(text: string, places: number): string {
  const plain = text
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replace(/[^\d.]/g, '')
  const [whole = '', ...rest] = plain.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  if (rest.length === 0 || places === 0) return digits
  return `${digits || '0'}.${rest.join('').slice(0, places)}`
}

/** Where the caret goes after grouping: behind as many digits and points as it was behind before. */
export function caretAfter(shown: string, meaningfulBefore: number): number {
  let seen = 0
  for (let index = 0; index < shown.length; index++) {
    if (seen === meaningfulBefore) return index
    if (shown[index] !== ',') seen++
  }
  return shown.length
}
