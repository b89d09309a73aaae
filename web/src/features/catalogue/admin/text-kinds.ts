import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { braced, type Field, type ReferenceKind, savedBy, shown, sort, text } from './fields.ts'

const answer = (name: string, label: MessageDescriptor): Field => ({
  name,
  label,
  of: 'lines',
  whenEmpty: msg`One language is enough. Filled in when an administrator takes it: ${braced}. Name no member in it.`,
})

const title = (name: string, label: MessageDescriptor): Field => ({
  ...text(name, label),
  whenEmpty: msg`One language is enough.`,
})
const maintenanceText = (name: string, label: MessageDescriptor): Field => ({
  name,
  label,
  of: 'lines',
  whenEmpty: msg`Say what works meanwhile and what does not. Everybody can read it.`,
})
const moment = (name: string, label: MessageDescriptor): Field => ({ name, label, of: 'moment', holds: true })

/** Texts that the house keeps by language: those of customer service, and those for everybody. */
export const TEXTS = {
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
  maintenances: {
    title: msg`Planned maintenance`,
    list: { pages: { name: 'maintenance.pages' } },
    ...savedBy('maintenance.save'),
    remove: 'maintenance.remove',
    fields: [
      moment('from_date', msg`Begins (UTC)`),
      moment('until_date', msg`Ends (UTC)`),
      title('title_en', msg`Title in English`),
      title('title_zh', msg`Title in Traditional Chinese`),
      title('title_sc', msg`Title in Simplified Chinese`),
      title('title_ja', msg`Title in Japanese`),
      maintenanceText('text_en', msg`Text in English`),
      maintenanceText('text_zh', msg`Text in Traditional Chinese`),
      maintenanceText('text_sc', msg`Text in Simplified Chinese`),
      maintenanceText('text_ja', msg`Text in Japanese`),
      { ...shown, label: msg`Announced` },
    ],
    columns: ['from_date', 'until_date', 'title_en', 'title_zh', 'title_sc', 'title_ja'],
  },
} as const satisfies Readonly<Record<string, ReferenceKind>>
