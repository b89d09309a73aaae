import type { wire } from '@strongroom/shared'
import { plainFigure } from './figure-text.ts'
import { monthOf } from './month-names.ts'

const [D, M, Y] = ['(?<d>\\d{1,2})', '(?<m>\\d{1,2})', '(?<y>\\d{4}|\\d{2})']
/** One and the same mark between the parts, which may stand behind them too. */
const MARK = '(?<mark>\\s?[./#-]\\s?|\\s)'
const NAME = '(?<name>\\p{L}{3,12})'
const NTH = '(?:(?:st|nd|rd|th|er|º)(?!\\p{L}))?'
/** Years of Japan since 2019. */
const REIWA = '(?:令和|R)(?<e>\\d{1,2}|元)'
/** Between a month in letters and its figures. */
const GAP = '[\\s./,-]*(?:de\\s+)?'
/** A time of day and a weekday may stand before the day, and behind it; `г.` is a year too. */
const BEFORE = '^(?:\\d{1,2}:\\d{2}(?::\\d{2})?,?\\s+)?(?:\\p{L}{2,12}\\.?,?\\s+)?'
const BEHIND = '\\.?(?:\\s*[(]\\p{L}{1,9}\\.?[)]|\\s\\p{L}{1,4}\\.?)?(?:\\s*[T ,/]\\s*\\d{1,2}[:.]\\d{2}.*)?$'

const shaped = (...parts: readonly string[]): RegExp => new RegExp(BEFORE + parts.join('') + BEHIND, 'u')
const dayFirst = shaped(D, MARK, M, '\\k<mark>', Y)

const dayShapes = {
  'YYYY-MM-DD': shaped(
    `(?:(?:(?<y>\\d{4})${MARK}|${REIWA}(?<mark>\\s?[./-]\\s?))${M}\\k<mark>${D}|(?:(?<y>\\d{4})|${REIWA})年(?<m>\\d{1,2})月(?<d>\\d{1,2})日)`,
  ),
  'DD.MM.YYYY': dayFirst,
  'DD/MM/YYYY': dayFirst,
  'MM/DD/YYYY': shaped(M, MARK, D, '\\k<mark>', Y),
  YYYYMMDD: shaped('(?<y>\\d{4})(?<m>\\d{2})(?<d>\\d{2})(?:[T ]?\\d{6}|\\d{4})?'),
  'DD MMM YYYY': shaped(D, NTH, GAP, NAME, GAP, Y),
  'MMM DD YYYY': shaped(NAME, GAP, D, NTH, GAP, Y),
} as const satisfies Readonly<Record<wire.StatementDateFormat, RegExp>>

/** As long as a day with a time and its zone. */
const LONGEST = 60

/** A day of a file in the wire's form; nothing where it is not written as its source says. */
export const dayOf = (given: string, format: wire.StatementDateFormat): string | undefined => {
  if (given.length > LONGEST) return undefined
  const { y: own = '', e, m = '', d = '', name } = dayShapes[format].exec(plainFigure(given))?.groups ?? {}
  const y = e === undefined ? own : String(2018 + (Number(e) || 1))
  const month = name === undefined ? m : String(monthOf(name) ?? '')
  return y && month && `${y.padStart(4, '20')}-${month.padStart(2, '0')}-${d.padStart(2, '0')}`
}
