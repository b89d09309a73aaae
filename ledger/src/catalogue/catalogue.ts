import { accept, type Decision, keysOf, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { id, reason } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import { type Kind, type KindName, kinds } from './kinds.ts'

const kind = v.picklist(keysOf(kinds))
const value = v.record(v.string(), v.unknown())

/** Why an administrator changed it; missing for changes without an administrator, as at a start. */
const why = { reason: v.optional(reason) }

const facts = {
  /** `before` is null when the entry is new. Both are whole values, so that a change can be read without looking further. */
  CatalogueSaved: {
    version: 1,
    schema: v.object({ kind, id, before: v.nullable(value), after: value, ...why }),
  },
  CatalogueDeleted: { version: 1, schema: v.object({ kind, id, before: value, ...why }) },
} as const
/** Every event of stream `catalogue-{kind}-{id}`. */
export type CatalogueFact = FactOf<typeof facts>

type Value = Readonly<Record<string, unknown>>

/** One entry of the catalogue, or nothing while it does not exist; `last` is its value before it was deleted. */
export type CatalogueEntry = { readonly value: Value | null; readonly last?: Value }

/** An administrator saves an entry, or deletes one. `value` is checked against the schema of its kind. */
export type CatalogueCommand =
  | {
      readonly type: 'SaveEntry'
      readonly input: {
        readonly kind: KindName
        readonly id: string
        readonly value: Record<string, unknown>
        readonly reason?: string | undefined
      }
      readonly given?: Expected
    }
  | {
      readonly type: 'DeleteEntry'
      readonly input: {
        readonly kind: KindName
        readonly id: string
        readonly reason?: string | undefined
      }
      readonly given?: Expected
    }

/** The value that a change was decided on (null for none): the change applies to no other value. */
type Expected = { readonly before: Value | null }

/** Why an entry is not saved or deleted. `path` is the field of the entry, in dots. */
export type CatalogueRefusal =
  | {
      readonly kind: 'entry-invalid'
      readonly issues: readonly { readonly path: string; readonly message: string }[]
    }
  | { readonly kind: 'entry-id-differs'; readonly id: string }
  | { readonly kind: 'scale-lowered' }
  | { readonly kind: 'entry-unknown' }
  | { readonly kind: 'entry-changed' }

const decide = (
  command: CatalogueCommand,
  entry: CatalogueEntry,
): Decision<CatalogueFact, CatalogueRefusal> => {
  const { kind, id, reason } = command.input
  const said = reason === undefined ? {} : { reason }
  if (command.given && !same(entry.value, command.given.before)) return refuse({ kind: 'entry-changed' })
  if (command.type === 'DeleteEntry')
    return entry.value
      ? accept({ type: 'CatalogueDeleted', kind, id, before: entry.value, ...said })
      : refuse({ kind: 'entry-unknown' })

  const parsed = v.safeParse(kinds[kind].schema, command.input.value)
  if (!parsed.success) return refuse({ kind: 'entry-invalid', issues: parsed.issues.map(issueOf) })
  const ownId = idOf(kind, parsed.output) ?? id
  if (ownId !== id) return refuse({ kind: 'entry-id-differs', id: ownId })
  if (lowersScale(entry.value ?? entry.last, parsed.output)) return refuse({ kind: 'scale-lowered' })
  if (same(entry.value, parsed.output)) return accept()
  return accept({ type: 'CatalogueSaved', kind, id, before: entry.value, after: parsed.output, ...said })
}

const issueOf = (issue: v.BaseIssue<unknown>) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })

/** Amounts are already written with the old scale; a smaller one could not hold them. That a currency was deleted unwrites none. */
const lowersScale = (before: Value | undefined, after: Value) =>
  typeof before?.scale === 'number' && typeof after.scale === 'number' && after.scale < before.scale

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Reference data that administrators keep: stream `catalogue-{kind}-{id}`. Every change carries the values before and after it. */
export const catalogueDecider: Decider<CatalogueEntry, CatalogueCommand, CatalogueFact, CatalogueRefusal> = {
  category: 'catalogue',
  stateVersion: 2,
  initial: () => ({ value: null }),
  decide,
  evolve: (_, fact) =>
    fact.type === 'CatalogueSaved' ? { value: fact.after } : { value: null, last: fact.before },
  facts,
}

/** The id that an entry's own fields give it; nothing for kinds whose ids say nothing. */
export const idOf = (kind: KindName, value: Record<string, unknown>): string | undefined =>
  (kinds[kind] as Kind).idOf?.(value as never)

/** The id of an entry's stream, after the category. */
export const catalogueId = (kind: KindName, id: string): string => `${kind}-${id}`
