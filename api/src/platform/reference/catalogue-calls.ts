import { catalogueDecider, catalogueId, idOf, type KindName } from '@strongroom/ledger/catalogue'
import { proposalDecider } from '@strongroom/ledger/office'
import { getCatalogueEntry, listCatalogue } from '@strongroom/projections/catalogue'
import { type AnyContract, parseDecimal, type ReferenceCalls, type wire } from '@strongroom/shared'
import { useWords } from '@strongroom/shared/words/catalogue/use'
import { msg } from '#words'
import type { Asker } from '../../command/asking.ts'
import { HttpError } from '../../command/http-error.ts'
import { type Reply, refused, rows, waitsIn } from '../../command/replies.ts'
import type { CsvWords } from '../../csv/csv-words.ts'
import type { Parts } from '../../dependencies.ts'
import { type Call, implement } from '../../http/call.ts'
import { pageOfWhole } from '../../http/whole-list.ts'
import { catalogueCsv } from './csv-words.ts'
import { usesOf } from './in-use.ts'
import { type Given, keeper, recordOf, type Show, same, type Value } from './keep-catalogue.ts'
import { type PictureField, withOwnPicture } from './own-picture.ts'

type Calls = ReferenceCalls
/** A kind may refuse for reasons of its own. */
type SaveContract = Omit<Calls['save'], 'refuses'> & Pick<AnyContract, 'refuses'>
/** A list that members read too has both audiences. */
type KindCalls = Pick<Calls, 'remove'> &
  Partial<Pick<Calls, 'one' | 'pages'>> & {
    readonly save?: SaveContract
    readonly list?: Omit<Calls['list'], 'audience'> & { readonly audience: 'admin' | 'both' }
  }

const asTheyAre = async (records: readonly Value[]): Promise<readonly Value[]> => records

type Made = {
  readonly kind: KindName
  /** The calls of the kind; a kind without one of them has it in a form of its own, or not at all. */
  readonly calls: KindCalls
  /** The words of its list in a CSV file, if they are not those of all reference data. */
  readonly csv?: CsvWords
  /** Fields by which two entries are one: a second such entry is refused. */
  readonly unique?: readonly string[]
  /** Fills in what a body leaves out. */
  readonly complete?: (value: Given, parts: Parts) => Given
  readonly picture?: PictureField
  /** Adds what an answer says beside the entry's own fields. */
  readonly show?: Show
  /** Adds what is kept elsewhere, for whole pages of records at once. */
  readonly join?: (records: readonly Value[], parts: Parts) => Promise<readonly Value[]>
  /** Takes away what is kept elsewhere, once an entry is deleted; again when the deletion is tried again. */
  readonly forget?: (id: string, parts: Parts) => Promise<void>
}

/** The calls of a kind of reference data, out of those that every kind may have: delete, save, one, all, a page. */
export const catalogueCalls = (made: Made): readonly Call[] => {
  const { save, one, list, pages } = made.calls
  return [
    removeCall(made),
    ...(save ? [saveCall(made, save)] : []),
    ...(one ? [oneCall(made, one)] : []),
    ...(list ? [listCall(made, list)] : []),
    ...(pages ? [pagesCall(made, pages)] : []),
  ]
}

/** The details say how many of what use the entry. */
const inUse = (uses: readonly wire.EntryUse[]): Reply => {
  const counts = uses.map(({ of, count }) => [of, String(count)] as const)
  const said = uses.map(({ of, count }) => ({
    word: { message: '{what} ({count})' },
    values: { what: useWords[of], count: String(count) },
  }))
  const why = msg({ message: 'Still in use: {uses}. Hide this record instead of deleting it' })
  return refused('ENTRY_IN_USE', why, Object.fromEntries(counts), { uses: said })
}

const removeCall = ({ kind, calls, show, forget }: Made): Call =>
  implement(calls.remove, {
    handler: async (ask, parts) => {
      const { id } = ask.params
      const isAgain = await parts.ledger.knows(catalogueDecider, catalogueId(kind, id), ask.commandId)
      const uses = isAgain ? [] : await usesOf(parts, kind, id)
      if (uses.length > 0) return inUse(uses)
      const reply = await keeper(parts, kind, show).remove(ask, id, ask.body.reason)
      if (!waitsIn(reply)) await forget?.(id, parts)
      return reply
    },
  })

/** An entry as its loading call gives it now. */
export const loadedEntry =
  ({ kind, show = same, join = asTheyAre }: Pick<Made, 'kind' | 'show' | 'join'>) =>
  async (
    { params, body }: { readonly params: object; readonly body: { readonly id?: string | undefined } },
    parts: Parts,
  ): Promise<Value | undefined> => {
    const id = (params as { readonly id?: string }).id ?? body.id
    const found = id === undefined ? undefined : await getCatalogueEntry(parts.db, kind, id)
    return found && (await join([show(recordOf(found), parts)], parts))[0]
  }

/** Names are one in whichever letters, amounts with however many zeros, dial codes with a plus and without. */
const asCompared = (value: unknown): string => {
  const text = String(value).trim().toLowerCase()
  return parseDecimal(text)?.toFixed() ?? text
}

/**
 * Refuses an entry that says the same as another one. A retry finds the entry that it made, or that it agreed to, which has the id of
 * its proposal.
 *
 * @throws {HttpError} INVALID, with the first of the fields by which two entries are one.
 */
export const checkUnique = async (
  { catalogue, ledger }: Pick<Parts, 'catalogue' | 'ledger'>,
  { kind, unique = [] }: Pick<Made, 'kind' | 'unique'>,
  { commandId }: Pick<Asker, 'commandId'>,
  { id: given, ...value }: Given,
): Promise<void> => {
  const [field] = unique
  if (field === undefined) return
  const id = given ?? idOf(kind, value) ?? commandId
  const isSame = (each: Readonly<Value>) =>
    unique.every(name => asCompared(each[name]) === asCompared(value[name]))
  const other = catalogue.list(kind).find(each => each.id !== id && isSame(each))
  if (other && !(await ledger.knows(proposalDecider, other.id, commandId)))
    throw HttpError.invalid([{ path: field, message: 'This record already exists' }])
}

const saveCall = (made: Made, save: SaveContract): Call => {
  const { kind, show, complete = same } = made
  return implement(save, {
    loadedNow: loadedEntry(made),
    handler: async (ask, parts) => {
      const { id: given, ...value } = ask.body
      const id = (ask.params as { readonly id?: string }).id ?? given
      const isNew = id === undefined || id === '0'
      await checkUnique(parts, made, ask, isNew ? value : { ...value, id })
      const pictured = await withOwnPicture(parts, ask, made, isNew ? value : { ...value, id })
      return keeper(parts, kind, show).save(ask, complete(pictured, parts))
    },
  })
}

const oneCall = ({ kind, show = same, join = asTheyAre }: Made, one: Calls['one']): Call =>
  implement(one, {
    handler: async ({ params }, parts) => {
      const found = await getCatalogueEntry(parts.db, kind, params.id)
      if (!found) throw HttpError.unknown()
      return rows(await join([show(recordOf(found), parts)], parts))
    },
  })

/** Members are shown what is offered. */
const listCall = (made: Made, list: NonNullable<KindCalls['list']>): Call =>
  implement(list, {
    handler: async ({ session }, parts) => {
      const all = [...(await recordsOf(parts, made))].sort(bySort)
      return rows(session.admin ? all : all.filter(each => each.status === 1))
    },
  })

/** Such lists are short: all of it is read, and a page of it shown. */
const pagesCall = (made: Made, pages: Calls['pages']): Call =>
  implement(pages, {
    csv: made.csv ?? catalogueCsv,
    handler: async ({ filter }, parts) => pageOfWhole(await recordsOf(parts, made), filter),
  })

const recordsOf = async (parts: Parts, { kind, show = same, join = asTheyAre }: Made) =>
  join(
    (await listCatalogue(parts.db, kind)).map(row => show(recordOf(row), parts)),
    parts,
  )

/** Orders entries by their `sort`, and by id where that is the same. */
export const bySort = (a: Value, b: Value): number =>
  Number(a.sort ?? 0) - Number(b.sort ?? 0) || String(a.id).localeCompare(String(b.id), 'en')
