import type { Field, ReferenceKind } from './kinds.ts'
import type { Entry } from './queries.ts'

export type Typed = Readonly<Record<string, string>>

const usualOf = ({ name, of }: Field): string => {
  if (name === 'status' || name === 'is_show') return '1'
  if (typeof of !== 'string') return String(of[0]?.value ?? '')
  if (name === 'currency') return 'USD'
  return of === 'whole' ? '0' : ''
}

/** What stands in the form: the record's own values, or the usual ones of a new record. */
export const typedOf = ({ fields }: ReferenceKind, entry?: Entry): Typed =>
  Object.fromEntries(
    fields.map(field => [field.name, entry ? String(entry[field.name] ?? '') : usualOf(field)]),
  )

const savedOf = ({ of }: Field, typed: string): string | number | null => {
  const text = typed.trim()
  if (of === 'text' || of === 'decimal') return text
  if (of === 'decimal-or-null') return text === '' ? null : text
  return Number(text || 0)
}

/** The body that saves what was typed. */
export const entryBody = ({ fields, hasIdInBody }: ReferenceKind, typed: Typed, entry?: Entry) => ({
  ...(entry && hasIdInBody ? { id: entry.id } : {}),
  ...Object.fromEntries(fields.map(field => [field.name, savedOf(field, typed[field.name] ?? '')])),
})
