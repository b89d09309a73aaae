import { isAfter, isWritten, titleFields, unwritten } from '@strongroom/shared'
import * as v from 'valibot'
import { status, words } from './kind-fields.ts'

const [title, text] = [words(100), words(2000)]
const instant = v.pipe(v.string(), v.isoTimestamp())

/** Planned maintenance, announced to everybody by language; `status` 0 takes the announcement back. */
export const maintenance = v.pipe(
  v.object({
    title_en: title,
    title_zh: title,
    title_sc: title,
    title_ja: title,
    text_en: text,
    text_zh: text,
    text_sc: text,
    text_ja: text,
    from_date: instant,
    until_date: instant,
    status,
  }),
  v.forward(
    v.check(given => isWritten(given, titleFields), unwritten),
    ['title_en'],
  ),
  v.forward(
    v.check(given => isAfter(given.until_date, given.from_date), 'After the beginning'),
    ['until_date'],
  ),
)
