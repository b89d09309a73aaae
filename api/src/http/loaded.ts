import type { GenericSchema } from 'valibot'
import { Problem } from '../command/problem.ts'
import type { AnyCall } from './call.ts'

type Fields = Readonly<Record<string, unknown>>
type Given = {
  readonly body: unknown
  /** The fields that the loading call gives beside those that are saved. */
  readonly beside: Fields
}

const fieldsOf = (schema: GenericSchema<unknown, unknown> | undefined): readonly string[] =>
  Object.keys((schema as { readonly entries?: object } | undefined)?.entries ?? {})

/**
 * Gives fields their own names where the specification has others. A record that is saved under both is changed by the name that says
 * otherwise than it is now.
 */
export const byOwnNames = async (call: AnyCall, given: unknown, ask: object): Promise<unknown> => {
  const aliases = Object.entries(call.aliases ?? {})
  const named = Object.entries(call.valueNames ?? {})
  if (aliases.length + named.length === 0 || typeof given !== 'object' || given === null) return given
  const { ...fields } = given as Record<string, unknown>
  for (const [name, values] of named) {
    const word = String(fields[name]).toLowerCase()
    if (typeof fields[name] === 'string' && Object.hasOwn(values, word)) fields[name] = values[word]
  }
  const both = aliases.some(([alias, name]) => alias in fields && name in fields)
  const now = both ? ((await call.loadedNow?.({ ...ask, body: given })) as Fields | undefined) : undefined
  for (const [alias, name] of aliases) {
    if (!(alias in fields)) continue
    if (!(name in fields) || fields[name] === now?.[name]) fields[name] = fields[alias]
    delete fields[alias]
  }
  return fields
}

/** Takes apart a record that is saved as it was loaded: what the call saves, and what it only shows. */
export const apart = ({ body: schema, loaded }: AnyCall, given: unknown): Given => {
  if (!loaded || typeof given !== 'object' || given === null || Array.isArray(given))
    return { body: given, beside: {} }
  const [saved, shown] = [fieldsOf(schema), fieldsOf(loaded)]
  const isBeside = (name: string) => shown.includes(name) && !saved.includes(name)
  const fields = Object.entries(given)
  return {
    body: Object.fromEntries(fields.filter(([name]) => !isBeside(name))),
    beside: Object.fromEntries(fields.filter(([name]) => isBeside(name))),
  }
}

/** Refuses by name each field that is shown only and was given otherwise than it is. */
export const checkBeside = async (call: AnyCall, ask: object, beside: Fields): Promise<void> => {
  const names = Object.keys(beside)
  if (names.length === 0) return
  const now = (await call.loadedNow?.(ask)) as Fields | undefined
  const issues = names.flatMap(path => {
    if (!now) return [{ path, message: 'Unknown field' }]
    const isAsItIs = JSON.stringify(now[path]) === JSON.stringify(beside[path])
    return isAsItIs ? [] : [{ path, message: 'This cannot be changed' }]
  })
  if (issues.length > 0) throw Problem.invalid(issues)
}
