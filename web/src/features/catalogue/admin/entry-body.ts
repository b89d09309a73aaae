import { fieldOf } from '../../../platform/events/admin/as-of-search.ts'
import type { Entry, Field, ReferenceKind } from './fields.ts'

/** A form's values by field, as typed. */
export type Typed = Readonly<Record<string, string>>

const usualOf = ({ name, of }: Field): string => {
  if (name === 'status' || name === 'is_show') return '1'
  if (typeof of !== 'string') return String(of[0]?.value ?? '')
  if (name === 'currency') return 'USD'
  return of === 'whole' ? '0' : ''
}

/** `{ 3: '0.001', 5: '0' }` as it is typed: `3: 0.001, 5: 0`. */
const levelsTyped = (rates: unknown): string =>
  Object.entries((rates ?? {}) as Readonly<Record<string, string>>)
    .map(([level, rate]) => `${level}: ${rate}`)
    .join(', ')

const levelsSaved = (typed: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    typed.split(/[,;\n]/).flatMap(part => {
      const [level = '', rate = ''] = part.split(':').map(each => each.trim())
      return level || rate ? [[level, rate]] : []
    }),
  )

const textOf = ({ name, of }: Field, entry: Entry): string => {
  if (of === 'key') return ''
  if (of === 'house-banks') return ((entry.bank_ids ?? []) as readonly string[]).join(',')
  if (of === 'moment') return fieldOf(entry[name] as string | undefined)
  return of === 'by-level' ? levelsTyped(entry[name]) : String(entry[name] ?? '')
}

/** Values of the form: the record's own, or the usual ones of a new record. */
export const typedOf = ({ fields }: ReferenceKind, entry?: Entry): Typed =>
  Object.fromEntries(fields.map(field => [field.name, entry ? textOf(field, entry) : usualOf(field)]))

/** A moment that is typed in UTC. The server says of one that is none what is wrong with it. */
const momentOf = (text: string): string => {
  const at = new Date(`${text}Z`)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

const savedOf = ({ of }: Field, typed: string): unknown => {
  const text = typed.trim()
  if (of === 'text' || of === 'lines' || of === 'decimal' || of === 'picture') return text
  if (of === 'moment') return momentOf(text)
  if (of === 'decimal-or-null') return text === '' ? null : text
  if (of === 'by-level') return levelsSaved(text)
  if (of === 'house-banks') return text === '' ? [] : text.split(',')
  // Undefined values are not sent.
  if (of === 'key') return text === '' ? undefined : text
  if (of === 'whole-or-none') return text === '' ? undefined : Number(text)
  return Number(text || 0)
}

/** The body that saves what was typed. */
export const entryBody = ({ fields, hasIdInBody }: ReferenceKind, typed: Typed, entry?: Entry) => ({
  ...(entry && hasIdInBody ? { id: entry.id } : {}),
  ...Object.fromEntries(fields.map(field => [field.name, savedOf(field, typed[field.name] ?? '')])),
})
