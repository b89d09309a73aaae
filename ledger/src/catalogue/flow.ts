import type { Currency } from '@strongroom/shared'
import { decodeEvent } from '../eventlog/codec.ts'
import { factOf } from '../eventlog/decider.ts'
import type { Position } from '../eventlog/envelope.ts'
import type { Log, StoredEvent } from '../eventlog/log.ts'
import { type CatalogueFact, catalogueDecider } from './catalogue.ts'
import type { Entry, KindName } from './kinds.ts'

/** The catalogue as this process knows it: read from the log at start, then kept current by a subscription. */
export interface LiveCatalogue {
  get<K extends KindName>(kind: K, id: string): Entry<K> | undefined
  /** In order of `sort` where the kind has one, else of id. */
  list<K extends KindName>(kind: K): readonly (Entry<K> & { readonly id: string })[]
  /** The currency as the ledger counts it, or nothing when the house does not keep it. */
  currency(code: string): Currency | undefined
  /** Every value that a setting was given, in order, with the moment (ISO, UTC) since when it holds; nothing where it was deleted. */
  historyOf(setting: string): readonly SettingSince[]
  /** Every state of a type of card, in the same way. */
  cardTypeHistory(id: string): readonly Since<Entry<'card-type'>>[]
  /** The last change seen; goes into `catalogueAt` of the events decided with it. */
  readonly position: Position | undefined
  /** Resolves once the change at `position` has been seen, so that an administrator who has saved an entry also reads it. */
  seen(position: Position): Promise<void>
  close(): Promise<void>
}

/** A value and the moment since when it holds. */
type Since<V> = { readonly at: string; readonly value: V | undefined }
type SettingSince = Since<string>

const prefix = 'catalogue-'
const pageSize = 1_000

/** Opens the catalogue; resolves when everything now in the log has been read. */
export const openCatalogue = async (log: Log): Promise<LiveCatalogue> => {
  const entries = new Map<string, Map<string, Record<string, unknown>>>()
  const settings = new Map<string, SettingSince[]>()
  const cardTypes = new Map<string, Since<Entry<'card-type'>>[]>()
  const waiting = new Set<{ readonly position: Position; readonly resolve: () => void }>()
  let position: Position | undefined

  const take = (stored: readonly StoredEvent[]) => {
    for (const each of stored) {
      if (position !== undefined && each.position <= position) continue
      const event = decodeEvent(each)
      const { metadata } = event
      const fact = factOf(catalogueDecider, event)
      apply(entries, fact)
      if (fact.kind === 'sys-config') note(settings, fact.id, { at: metadata.at, value: settingOf(fact) })
      if (fact.kind === 'card-type')
        note(cardTypes, fact.id, { at: metadata.at, value: afterOf(fact) as Entry<'card-type'> | undefined })
      position = each.position
    }
    for (const waiter of waiting)
      if (position !== undefined && position >= waiter.position) {
        waiting.delete(waiter)
        waiter.resolve()
      }
  }

  for (;;) {
    const page = await log.readAll({ after: position, limit: pageSize, streamPrefix: prefix })
    take(page)
    if (page.length < pageSize) break
  }
  const subscription = log.subscribe({ after: position, streamPrefix: prefix }, take)

  const listOf = (kind: KindName) =>
    [...(entries.get(kind) ?? [])]
      .map(([id, value]): Record<string, unknown> & { id: string } => ({ ...value, id }))
      .sort((a, b) => Number(a.sort ?? 0) - Number(b.sort ?? 0) || a.id.localeCompare(b.id, 'en'))

  return {
    get: (kind, id) => entries.get(kind)?.get(id) as never,
    list: kind => listOf(kind) as never,
    currency: code => {
      const scale = entries.get('currency')?.get(code)?.scale
      return typeof scale === 'number' ? { code, scale } : undefined
    },
    historyOf: setting => settings.get(setting) ?? [],
    cardTypeHistory: id => cardTypes.get(id) ?? [],
    get position() {
      return position
    },
    seen: wanted =>
      new Promise(resolve => {
        if (position !== undefined && position >= wanted) resolve()
        else waiting.add({ position: wanted, resolve })
      }),
    close: () => subscription.close(),
  }
}

const apply = (entries: Map<string, Map<string, Record<string, unknown>>>, fact: CatalogueFact) => {
  const ofKind = entries.get(fact.kind) ?? new Map<string, Record<string, unknown>>()
  entries.set(fact.kind, ofKind)
  if (fact.type === 'CatalogueSaved') ofKind.set(fact.id, fact.after)
  else ofKind.delete(fact.id)
}

const afterOf = (fact: CatalogueFact) => (fact.type === 'CatalogueSaved' ? fact.after : undefined)

const settingOf = (fact: CatalogueFact): string | undefined => {
  const saved = afterOf(fact)?.field_value
  return typeof saved === 'string' ? saved : undefined
}

const note = <V>(histories: Map<string, Since<V>[]>, id: string, since: Since<V>): void => {
  histories.set(id, [...(histories.get(id) ?? []), since])
}
