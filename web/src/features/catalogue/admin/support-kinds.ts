import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { braced, type Field, type ReferenceKind, savedBy, shown, sort, text } from './fields.ts'

const answer = (name: string, label: MessageDescriptor): Field => ({
  name,
  label,
  of: 'lines',
  whenEmpty: msg`One language is enough. Filled in when an administrator takes it: ${braced}. Name no member in it.`,
})

/** Texts that customer service keeps. */
export const SUPPORT = {
  cannedanswers: {
    title: msg`Canned answers`,
    list: { pages: { name: 'cannedAnswer.pages' } },
    ...savedBy('cannedAnswer.save'),
    remove: 'cannedAnswer.remove',
    fields: [
      text('title', msg`Title`, true),
      answer('text_en', msg`Text in English`),
      answer('text_zh', msg`Text in Traditional Chinese`),
      answer('text_sc', msg`Text in Simplified Chinese`),
      answer('text_ja', msg`Text in Japanese`),
      { ...shown, label: msg`Offered` },
      sort,
    ],
    columns: ['title', 'text_en', 'text_zh', 'text_sc', 'text_ja'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>
