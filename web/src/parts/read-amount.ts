/** A text as a keyboard of any of the four languages writes it, with the marks of numbers as ours: `１，２３４。５` as `1,234.5`. */
const plainMarks = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replaceAll('。', '.')
    .replaceAll('、', ',')
    .replace(/[\u00a0\u202f’]/g, ' ')

/** Result of reading a typed or pasted amount: a decimal string of the wire, or why it cannot be one. */
export type ReadAmount =
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'not-an-amount' }
  | { readonly kind: 'too-many-places'; readonly places: number }
  | { readonly kind: 'too-long' }

const MAX_WHOLE_DIGITS = 15

/** The point or comma that starts the fraction, if any: the last separator, unless it stands before three digits as a grouping would. */
function fractionStart(text: string): number {
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (last < 0) return -1
  const mark = text[last]
  const isRepeated = text.indexOf(mark as string) !== last
  if (isRepeated) return -1
  const other = mark === '.' ? ',' : '.'
  const groupsLikeThousands =
    mark === ',' && !text.includes(other) && !text.startsWith('0') && text.length - last === 4
  return groupsLikeThousands ? -1 : last
}

const GROUPED = /^[1-9]\d{0,2}([., ']\d{3})+$/

/**
 * Reads an amount as people write it: `1,234.50`, `1.234,50`, `1 234,5`, `1234`, also in full-width digits.
 * A comma before exactly three digits groups thousands, unless there is only a zero before it; a lone point is always decimal.
 */
export function readAmount(text: string, places: number): ReadAmount {
  const plain = plainMarks(text).replace(/(?<=\d) (?=\d{3})/g, '')
  const start = fractionStart(plain)
  const whole = start < 0 ? plain : plain.slice(0, start)
  const fraction = start < 0 ? '' : plain.slice(start + 1)
  const isWhole = /^\d+$/.test(whole) || GROUPED.test(whole) || (whole === '' && fraction !== '')
  if (!isWhole || !/^\d*$/.test(fraction)) return { kind: 'not-an-amount' }
  return bounded(whole.replace(/\D/g, ''), fraction.replace(/0+$/, ''), places, fraction)
}

function bounded(whole: string, significant: string, places: number, fraction: string): ReadAmount {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0'
  if (digits.length > MAX_WHOLE_DIGITS) return { kind: 'too-long' }
  if (significant.length > places) return { kind: 'too-many-places', places }
  const kept = fraction.slice(0, places)
  return { kind: 'amount', amount: kept ? `${digits}.${kept}` : digits }
}

/** Whether more digits would make an amount of what is not one yet, as of `1,234,5` and `.`: no mistake during typing. */
export const isUnfinished = (text: string, places: number): boolean =>
  ['0', '00', '000'].some(more => readAmount(text + more, places).kind === 'amount')
