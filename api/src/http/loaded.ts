import { isRecord, wire } from '@strongroom/shared'
import { type GenericSchema, strictObject } from 'valibot'
import { HttpError } from '../command/http-error.ts'
import type { AnyCall } from './call.ts'

type Fields = Readonly<Record<string, unknown>>
type Given = {
  readonly body: unknown
  /** The fields that the loading call gives beside those that are saved. */
  readonly beside: Fields
}

type Schema = GenericSchema<unknown, unknown> | undefined
type Entries = { readonly entries?: object; readonly options?: readonly Schema[] }

/** Of a variant, the fields of all that it may be. */
const fieldsOf = (schema: Schema): readonly string[] => {
  const { entries = {}, options = [] } = (schema ?? {}) as Entries
  return [...Object.keys(entries), ...options.flatMap(fieldsOf)]
}

/** Whether a body or a filter has fields: a list has none. */
export const hasFields = (given: unknown): given is Fields =>
  typeof given === 'object' && given !== null && !Array.isArray(given)

/** Gives fields their own values where the specification has words for them. */
export const byOwnValues = ({ valueNames = {} }: AnyCall, given: Fields): Record<string, unknown> => {
  const fields: Record<string, unknown> = { ...given }
  for (const [name, values] of Object.entries(valueNames)) {
    const word = String(fields[name]).toLowerCase()
    if (typeof fields[name] === 'string' && Object.hasOwn(values, word)) fields[name] = values[word]
  }
  return fields
}

/**
 * Gives fields their own names where the specification has others. A record that is saved under both is changed by the name that says
 * otherwise than it is now.
 */
export const byOwnNames = async (call: AnyCall, given: unknown, ask: object): Promise<unknown> => {
  const aliases = Object.entries(call.aliases ?? {})
  if (!hasFields(given) || (aliases.length === 0 && call.valueNames === undefined)) return given
  const fields = byOwnValues(call, given)
  const both = aliases.some(([alias, name]) => alias in fields && name in fields)
  const now = both ? ((await call.loadedNow?.({ ...ask, body: given })) as Fields | undefined) : undefined
  for (const [alias, name] of aliases) {
    if (!(alias in fields)) continue
    if (!(name in fields) || fields[name] === now?.[name]) fields[name] = fields[alias]
    delete fields[alias]
  }
  return fields
}

/** Whether a record is given whose form has been erased: its field says so by null. Nothing of it is saved, and it is to be as it is. */
export const isFormGone = ({ formIn, withoutForm }: AnyCall, given: unknown): boolean =>
  formIn !== undefined && withoutForm !== undefined && hasFields(given) && given[formIn] === null

const nameAlone = strictObject({ id: wire.id })
/** The schema of what a call saves: of a record whose form has been erased, its id alone. */
export const savedSchema = (call: AnyCall, given: unknown): AnyCall['body'] =>
  isFormGone(call, given) ? nameAlone : call.body

/** Takes apart a record that is saved as it was loaded: what the call saves, and what it only shows. */
export const apart = (call: AnyCall, given: unknown): Given => {
  const { body: schema, loaded, formIn } = call
  if (!loaded || !hasFields(given)) return { body: given, beside: {} }
  const form = formIn === undefined ? undefined : given[formIn]
  const [saved, shown] = [fieldsOf(schema), fieldsOf(loaded)]
  if (formIn !== undefined && hasFields(form)) return apartWithForm(given, { formIn, form, saved, shown })
  if (formIn !== undefined && isFormGone(call, given)) {
    const { body, beside } = apartWithForm(given, { formIn, form: {}, saved, shown })
    return { body, beside: { ...beside, [formIn]: null } }
  }
  const isBeside = (name: string) => shown.includes(name) && !saved.includes(name)
  const fields = Object.entries(given)
  return {
    body: Object.fromEntries(fields.filter(([name]) => !isBeside(name))),
    beside: Object.fromEntries(fields.filter(([name]) => isBeside(name))),
  }
}

type Names = { readonly formIn: string; readonly saved: readonly string[]; readonly shown: readonly string[] }

/** The form in a record: its fields are saved, with the record's `id` where the call takes one, and all others are only shown. */
const apartWithForm = (
  record: Fields,
  { formIn, form, saved, shown }: Names & { readonly form: Fields },
): Given => {
  const isSaved = (name: string) => saved.includes(name) && name !== 'id'
  // The record's id is saved with its form where the call takes one.
  const isShown = (name: string) => shown.includes(name) && !(name === 'id' && saved.includes('id'))
  const fields = Object.entries(form)
  const { [formIn]: _, ...around } = record
  const others = Object.entries(around)
  return {
    body: Object.fromEntries([
      ...fields.filter(([name]) => isSaved(name)),
      ...others.filter(([name]) => !isShown(name)),
    ]),
    beside: Object.fromEntries([
      ...others.filter(([name]) => isShown(name)),
      ...fields.filter(([name]) => !isSaved(name)).map(([name, value]) => [`${formIn}.${name}`, value]),
    ]),
  }
}

/** A field of a record, or one inside a field of it. */
const valueAt = (record: Fields, path: string): unknown =>
  path.split('.').reduce<unknown>((within, name) => (isRecord(within) ? within[name] : undefined), record)

/** Refuses by name each field that is shown only and was given otherwise than it is. */
export const checkBeside = async (call: AnyCall, ask: object, beside: Fields): Promise<void> => {
  const names = Object.keys(beside)
  if (names.length === 0) return
  const now = (await call.loadedNow?.({ ...ask, beside })) as Fields | undefined
  const issues = names.flatMap(path => {
    if (!now) return [{ path, message: 'Unknown field' }]
    const isAsItIs = JSON.stringify(valueAt(now, path)) === JSON.stringify(beside[path])
    return isAsItIs ? [] : [{ path, message: 'This cannot be changed' }]
  })
  if (issues.length > 0) throw HttpError.invalid(issues)
}
