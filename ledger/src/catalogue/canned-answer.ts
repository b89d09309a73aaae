import { hasKnownPlaceholders, isWritten, textFields, unfilled, unwritten } from '@strongroom/shared'
import * as v from 'valibot'
import { sort, status, text, words } from './kind-fields.ts'

const answer = v.pipe(words(3000), v.check(hasKnownPlaceholders, unfilled))

/** An answer of customer service that is kept for questions that come again, by language. It says nothing about any one member. */
export const cannedAnswer = v.pipe(
  v.object({
    title: text(60),
    text_en: answer,
    text_zh: answer,
    text_sc: answer,
    text_ja: answer,
    status,
    sort,
  }),
  v.forward(
    v.check(given => isWritten(given, textFields), unwritten),
    ['text_en'],
  ),
)
