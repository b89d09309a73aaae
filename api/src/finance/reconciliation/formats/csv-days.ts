import type { wire } from '@strongroom/shared'

const [D, M, Y] = ['(?<d>\\d{1,2})', '(?<m>\\d{1,2})', '(?<y>\\d{4}|\\d{2})']
/** One and the same mark between the parts. */
const MARK = '(?<mark>[./-])'
/** A time of day may follow. */
const TIME = '(?:[T ,]\\s*\\d{1,2}[:.]\\d{2}.*)?'

const dayShapes = {
  'YYYY-MM-DD': new RegExp(`^(?<y>\\d{4})${MARK}${M}\\k<mark>${D}${TIME}$`),
  'DD.MM.YYYY': new RegExp(`^${D}${MARK}${M}\\k<mark>${Y}${TIME}$`),
  'DD/MM/YYYY': new RegExp(`^${D}${MARK}${M}\\k<mark>${Y}${TIME}$`),
  'MM/DD/YYYY': new RegExp(`^${M}${MARK}${D}\\k<mark>${Y}${TIME}$`),
  YYYYMMDD: new RegExp(`^(?<y>\\d{4})(?<m>\\d{2})(?<d>\\d{2})${TIME}$`),
} as const satisfies Readonly<Record<wire.CsvMapping['date'], RegExp>>

/** A day of a file in the wire's form; nothing where it is not written as its source says. */
export const dayOf = (given: string, format: wire.CsvMapping['date']): string | undefined => {
  const { y = '', m = '', d = '' } = dayShapes[format].exec(given)?.groups ?? {}
  return y && `${y.padStart(4, '20')}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}
