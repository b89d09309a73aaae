import { catalogueDecider, catalogueId, idOf, type KindName } from '@strongroom/ledger/catalogue'
import { derivedId } from '@strongroom/ledger/eventlog'
import { type CatalogueRow, getCatalogueEntry, listCatalogue } from '@strongroom/projections/catalogue'
import { wire } from '@strongroom/shared'
import type { GenericSchema } from 'valibot'
import type { Parts } from '../calls.ts'
import { asked } from '../http/asking.ts'
import { type AnyCall, type Ask, call } from '../http/call.ts'
import type { Path } from '../http/paths.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, page, type Reply, refused, rows, waitsIn } from '../http/replies.ts'
import { seenHere } from '../http/seen-here.ts'
import { catalogueBounds } from '../office/catalogue-bounds.ts'
import { keepers } from '../office/deciding.ts'
import { proposing } from '../office/proposing.ts'

export { keepers }

type Value = Record<string, unknown>
type AnyAsk = Ask<undefined, undefined, never, 'admin'>
type Kept = Pick<Parts, 'db' | 'ledger' | 'log' | 'catalogue' | 'prices' | 'members' | 'logger'>

/** An entry as calls answer it. */
export const recordOf = ({ id, value, created_at, updated_at }: CatalogueRow): Value & { id: string } => ({
  ...value,
  id,
  created_date: created_at,
  updated_date: updated_at,
})

/**
 * Saves entries of one kind: the one way every kind is created, edited and deleted. Changes that say where money goes,
 * bound administrators or move a rate far are proposed to a second administrator instead.
 */
export const keeper = (parts: Kept, kind: KindName, show: NonNullable<Made['show']> = same) => {
  const { ledger, catalogue } = parts
  const { propose } = proposing(parts)
  const judge = catalogueBounds(parts)

  const send = async (
    ask: AnyAsk,
    id: string,
    type: 'SaveEntry' | 'DeleteEntry',
    value: Value,
  ): Promise<Reply | undefined> => {
    const input = type === 'SaveEntry' ? { kind, id, value } : { kind, id }
    const command = { type, input } as Parameters<typeof catalogueDecider.decide>[0]
    const stream = catalogueId(kind, id)
    if (!(await ledger.knows(catalogueDecider, stream, ask.commandId))) {
      const { state } = await ledger.load(catalogueDecider, stream)
      const dry = catalogueDecider.decide(command, state)
      if (dry.kind === 'refused') return refuse(dry.refusal)
      for (const fact of dry.facts) {
        const { before } = fact
        const after = fact.type === 'CatalogueSaved' ? fact.after : null
        const judged = await judge(id, { kind, before, after }, ask.now)
        if (judged.kind === 'refused') return judged.reply
        const change = { kind: 'catalogue', entry: { kind, id }, before, after } as const
        const now = before ? [show({ ...before, id })] : []
        if (judged.kind === 'second') return propose(ask, change, rows(kind === 'sys-config' ? [] : now))
      }
    }
    const outcome = await ledger.handle(catalogueDecider, stream, asked(ask, command))
    if (outcome.kind === 'refused') return refuse(outcome.refusal)
    if (outcome.position) {
      ask.moved(outcome.position)
      await seenHere(catalogue, outcome.position)
    }
    return undefined
  }

  return {
    /** Without an id the entry shall be new; with one it shall be there. */
    save: async (ask: AnyAsk, { id, ...value }: Value & { id?: string | undefined }): Promise<Reply> => {
      const own = idOf(kind, value) ?? id ?? ask.commandId
      const there = catalogue.get(kind, id ?? own)
      if (id !== undefined && !there) return refusalOf({ kind: 'entry-unknown' })
      if (id === undefined && there && !sameValue(there, value))
        return refused('ENTRY_EXISTS', 'There is such a record already')
      const otherwise = await send(ask, id ?? own, 'SaveEntry', value)
      if (otherwise) return otherwise
      return one(show({ ...value, ...catalogue.get(kind, own), id: own }))
    },
    /** Saves an entry whether it is there or not; nothing, or why it was not saved: it is refused, or waits. */
    put: async (ask: AnyAsk, value: Value): Promise<Reply | undefined> => {
      const id = idOf(kind, value) ?? ask.commandId
      return send({ ...ask, commandId: derivedId(ask.commandId, id) }, id, 'SaveEntry', value)
    },
    remove: async (ask: AnyAsk, id: string): Promise<Reply> => {
      return (await send(ask, id, 'DeleteEntry', {})) ?? done()
    },
  }
}

type CatalogueNo = Parameters<typeof refusalOf>[0] & { kind: `entry-${string}` | 'scale-lowered' }

/** What is wrong with single fields is said as for any other body. */
const refuse = (refusal: CatalogueNo): Reply => {
  if (refusal.kind === 'entry-invalid') throw Problem.invalid(refusal.issues)
  return refusalOf(refusal)
}

const same = <V>(value: V): V => value

const asTheyAre = async (records: readonly Value[]): Promise<readonly Value[]> => records

const sameValue = (there: Readonly<Value>, value: Value) =>
  Object.entries(value).every(([name, given]) => JSON.stringify(there[name]) === JSON.stringify(given))

type Made = {
  readonly kind: KindName
  /** Where the calls live: `/networks`. */
  readonly base: Path
  /** How one is called in a sentence. */
  readonly what: string
  readonly record: GenericSchema
  readonly body: GenericSchema<unknown, Value & { id?: string | undefined }>
  /** Where one is read, when that is not `{base}/{id}`. */
  readonly one?: Path
  /** Where one is saved, when that is not `{base}`; with `{id}` in it, 0 stands for a new one. */
  readonly save?: Path
  /** Calls that this kind has in a form of its own. */
  readonly without?: readonly ('save' | 'one' | 'list')[]
  /** The list comes in pages, with a filter. */
  readonly paged?: true
  /** Members may read the list too: what is shown of it. */
  readonly isForMembers?: true
  /** Fills in what a body leaves out. */
  readonly complete?: (value: Value & { id?: string | undefined }) => Value & { id?: string | undefined }
  /** Adds what an answer says beside the entry's own fields. */
  readonly show?: <R extends Value>(record: R) => R
  /** Adds what is kept elsewhere, for whole pages of records at once. */
  readonly join?: (records: readonly Value[]) => Promise<readonly Value[]>
  /** A reason not to delete an entry. */
  readonly inUse?: (id: string) => Promise<Reply | undefined>
  /** Takes away what is kept elsewhere, once an entry is deleted; again when the deletion is tried again. */
  readonly forget?: (id: string) => Promise<void>
}

/** The four calls every kind of reference data has: delete, save, one, all. */
export const catalogueCalls = (parts: Kept, made: Made): readonly AnyCall[] => {
  const { remove, save, one, list } = callsOf(parts, made)
  const has = (what: 'save' | 'one' | 'list') => !made.without?.includes(what)
  return [
    remove,
    ...(has('save') ? [save] : []),
    ...(has('one') ? [one] : []),
    ...(has('list') ? [made.paged ? pagedList(parts, made) : list] : []),
  ]
}

const callsOf = (parts: Kept, made: Made) => {
  const { kind, base, what, record, body, complete = same, show = same, join = asTheyAre } = made
  const kept = keeper(parts, kind, show)
  const shared = { audience: 'admin', reads: ['catalogue'] } as const
  return {
    remove: call({
      ...shared,
      method: 'DELETE',
      path: `${base}/{id}/S`,
      summary: `Deletes a ${what}`,
      changes: true,
      roles: keepers,
      answer: wire.done,
      handler: async ask => {
        const id = named(ask)
        const used = await made.inUse?.(id)
        if (used) return used
        const reply = await kept.remove(ask, id)
        if (!waitsIn(reply)) await made.forget?.(id)
        return reply
      },
    }),
    save: call({
      ...shared,
      method: 'POST',
      path: made.save ?? (`${base}/S` as const),
      summary: `Creates a ${what}, or edits the one with the id`,
      changes: true,
      roles: keepers,
      body,
      answer: wire.records(record),
      handler: ask => {
        const { id: given, ...value } = ask.body
        const id = named(ask) ?? given
        const isNew = id === undefined || id === '0'
        return kept.save(ask as unknown as AnyAsk, complete(isNew ? value : { ...value, id }))
      },
    }),
    one: call({
      ...shared,
      method: 'GET',
      path: made.one ?? (`${base}/{id}/S` as const),
      summary: `One ${what}`,
      changes: false,
      answer: wire.records(record),
      handler: async ask => {
        const found = await getCatalogueEntry(parts.db, kind, named(ask))
        if (!found) throw Problem.unknown()
        return rows(await join([show(recordOf(found))]))
      },
    }),
    list: call({
      ...shared,
      method: 'GET',
      path: `${base}/list/S`,
      audience: made.isForMembers ? 'both' : 'admin',
      summary: `Every ${what}`,
      changes: false,
      answer: wire.records(record),
      handler: async ({ session }) => {
        const all = [...(await join((await listCatalogue(parts.db, kind)).map(row => show(recordOf(row)))))]
        all.sort(bySort)
        return rows(session.admin ? all : all.filter(each => each.status === 1))
      },
    }),
  }
}

/** Such lists are short: all of it is read, and a page of it shown. */
const pagedList = (
  { db }: Kept,
  { kind, base, what, record, show = same, join = asTheyAre }: Made,
): AnyCall =>
  call({
    method: 'GET',
    path: `${base}/list/S/{json}`,
    audience: 'admin',
    summary: `Every ${what}, in pages`,
    changes: false,
    reads: ['catalogue'],
    filter: wire.referenceFilter,
    answer: wire.paged(record),
    handler: async ({ filter: { page: at, limit, search = '', order, sort } }) => {
      const all = await join((await listCatalogue(db, kind)).map(row => show(recordOf(row))))
      const found = all.filter(each => wordsOf(each).includes(search.toLowerCase()))
      const sorted = found.sort(sort === 'created_date' ? byCreation : bySort)
      if (sort === 'created_date' && order === 'desc') sorted.reverse()
      return page({ rows: sorted.slice((at - 1) * limit, at * limit), total: found.length })
    },
  })

const wordsOf = (value: Value) => Object.values(value).join(' ').toLowerCase()

const byCreation = (a: Value, b: Value) => String(a.created_date).localeCompare(String(b.created_date))

const named = (ask: { readonly params: object }) => (ask.params as { id: string }).id

export const bySort = (a: Value, b: Value): number =>
  Number(a.sort ?? 0) - Number(b.sort ?? 0) || String(a.id).localeCompare(String(b.id), 'en')
