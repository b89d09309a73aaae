import type { GenericSchema } from 'valibot'
import { declare, forAdmin, type Path } from '../call.ts'
import * as refusals from '../refusals.ts'
import { keepers } from '../roles.ts'
import * as wire from '../schemas.ts'

type Value = Record<string, unknown>
type Kept = GenericSchema<unknown, unknown>
type Body = GenericSchema<unknown, Value & { id?: string | undefined }>

type Given<B extends string, R extends Kept, Y extends Body, S extends Path, O extends Path> = {
  /** The first word of the calls' paths: `networks`. */
  readonly base: B
  /** How one is called in a sentence. */
  readonly what: string
  readonly record: R
  readonly body: Y
  /** Path that saves one, when that is not `/{base}/S`; with `{id}` in it, 0 stands for a new one. */
  readonly save?: S
  /** Other names of its fields; the record has them too. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Path that reads one, when that is not `/{base}/{id}/S`. */
  readonly one?: O
}

/** The calls that a kind of reference data has: `list` gives all of it, `pages` a page; a kind takes those it needs. */
export const referenceCalls = <
  const B extends string,
  R extends Kept,
  Y extends Body,
  const S extends Path = `/${B}/S`,
  const O extends Path = `/${B}/{id}/S`,
>({
  base,
  what,
  record,
  body,
  save = `/${base}/S` as S,
  one = `/${base}/{id}/S` as O,
  aliases,
}: Given<B, R, Y, S, O>) => ({
  remove: declare({
    method: 'DELETE',
    path: `/${base}/{id}/S` as const,
    audience: 'admin',
    summary: `Deletes a ${what}`,
    changes: true,
    refuses: refusals.removing,
    roles: keepers,
    body: wire.removeBody,
    answer: wire.done,
  }),
  save: declare({
    method: 'POST',
    path: save,
    audience: 'admin',
    summary: `Creates a ${what}, or edits the one with the id`,
    changes: true,
    refuses: refusals.saving,
    roles: keepers,
    body,
    loaded: record,
    ...(aliases && { aliases }),
    answer: wire.records(record),
  }),
  one: forAdmin.query({
    path: one,
    summary: `One ${what}`,
    reads: ['catalogue'],
    answer: wire.records(record),
  }),
  list: forAdmin.query({
    path: `/${base}/list/S` as const,
    summary: `Every ${what}`,
    reads: ['catalogue'],
    whole: true,
    answer: wire.records(record),
  }),
  pages: forAdmin.query({
    path: `/${base}/list/S/{json}` as const,
    summary: `Every ${what}, in pages`,
    reads: ['catalogue'],
    filter: wire.referenceFilter,
    answer: wire.paged(record),
  }),
})

/** The calls that any kind may have. */
export type ReferenceCalls = ReturnType<
  typeof referenceCalls<string, Kept, Body, Path, `/${string}{id}${string}`>
>

/** Calls of a kind whose entries are created and edited by a call each. */
export const bankCalls = <const B extends string, R extends Kept, Y extends Body>(given: {
  readonly base: B
  readonly what: string
  readonly record: R
  readonly body: Y
}) => {
  const { base, what, record, body } = given
  const { remove, one, pages } = referenceCalls(given)
  const shared = {
    refuses: refusals.saving,
    roles: keepers,
    body,
  } as const
  return {
    remove,
    one,
    pages,
    create: forAdmin.command({
      ...shared,
      path: `/${base}/createBank/S` as const,
      summary: `Creates an entry: ${what}`,
      answer: wire.records(record),
    }),
    edit: forAdmin.command({
      ...shared,
      path: `/${base}/editBank/S` as const,
      summary: `Edits an entry: ${what}`,
      loaded: record,
      answer: wire.records(record),
    }),
  }
}
