import type { Log, StoredEvent } from '@strongroom/ledger/eventlog/log'
import type { Pool, QueryResultRow } from 'pg'
import { ask } from '../queries/ask.ts'
import { readCheckpoint } from './checkpoint.ts'
import { folding, loadReads } from './fold.ts'
import { LazyEvent } from './lazy-event.ts'
import type { Place } from './pages.ts'
import { parkedFrom } from './parked.ts'
import type { AnyEvent, Projection, Row } from './projection.ts'
import { Unprojectable } from './unprojectable.ts'
import type { UnreadIds } from './unread-ids.ts'
import { WorkingSet } from './working-set.ts'

type Sources = {
  readonly pool: Pool
  readonly log: Pick<Log, 'readAll' | 'readStream'>
  readonly unreadIds: UnreadIds
}

/** The record that is sought: where a read model would have it, and the events about it that the read model has not read yet. */
export type Sought<T> = {
  readonly look: () => Promise<T | undefined>
  /** Events of one stream that name the id, oldest first. */
  readonly read: (events: readonly AnyEvent[]) => T | undefined | Promise<T | undefined>
  /** The only stream that may name it, where that is known: no other part of the log is looked at. */
  readonly stream?: string | undefined
}

/** The newest events are asked for first: what is sought was mostly written a moment ago. */
const FIRST_EVENTS = 64
const PAGE_EVENTS = 500

/**
 * Finds what is known of an id without waiting: in the read model, or else in the part of the log that the read model has
 * not read yet. Reads no more of the log than that, and of an id that stands nowhere no part twice.
 */
export const findUnread = async <T>(
  sources: Sources,
  projection: Projection,
  id: string,
  { look, read, stream }: Sought<T>,
): Promise<T | undefined> => {
  const found = await look()
  if (found !== undefined) return found
  const checkpoint = await readCheckpoint(sources.pool, { projection, generation: 'live' })
  // It may have read on after the first look.
  const now = await look()
  if (now !== undefined) return now
  const after = { place: checkpoint?.position ?? '', stream }
  const unread = unreadStreams(sources, projection, id, after)
  for await (const events of unread) {
    const said = await read(events)
    if (said !== undefined) return said
  }
  return checkpoint?.parked ? readParked(sources, projection, id, { read, stream }) : undefined
}

/** The rows that a read model has of an id, or will have of it once it has read the whole log. */
export const findRows = async <R extends QueryResultRow>(
  sources: Sources,
  projection: Projection,
  id: string,
  look: () => Promise<readonly R[]>,
): Promise<readonly R[]> => {
  const some = (rows: readonly R[]) => (rows.length > 0 ? rows : undefined)
  const read = async (events: readonly AnyEvent[]) =>
    some(await rowsOf<R>(sources.pool, projection, id, events))
  return (await findUnread(sources, projection, id, { look: async () => some(await look()), read })) ?? []
}

type After = { readonly place: Place; readonly stream: string | undefined }

/** The streams that name the id after a place, the newest first, each with its events that do. */
async function* unreadStreams(
  { log, unreadIds }: Sources,
  projection: Projection,
  id: string,
  { place, stream: only }: After,
) {
  const isAbout = naming(projection, id)
  const ends = (each: StoredEvent) => each.position <= place
  const mayGoOn = (head: Place) => unreadIds.mayName(id, place, head)
  for await (const stream of only ? [only] : streamsNaming(backwards(log, place, mayGoOn), isAbout)) {
    const events = (await streamBack(log, stream, ends)).filter(isAbout)
    if (events.length > 0) yield events.map(each => new LazyEvent(each))
  }
}

async function* streamsNaming(events: AsyncIterable<StoredEvent>, isAbout: (event: StoredEvent) => boolean) {
  const seen = new Set<string>()
  for await (const event of events) {
    if (seen.has(event.stream) || !isAbout(event)) continue
    seen.add(event.stream)
    yield event.stream
  }
}

/** The events after a place, the newest first; beyond the first page only where there may be something. */
async function* backwards(
  log: Sources['log'],
  place: Place,
  mayGoOn: (head: Place) => Promise<boolean>,
): AsyncGenerator<StoredEvent> {
  let limit = FIRST_EVENTS
  let before: StoredEvent['position'] | undefined
  for (;;) {
    const page = await log.readAll({ direction: 'backwards', limit, after: before })
    for (const event of page) {
      if (event.position <= place) return
      yield event
    }
    if (page.length < limit) return
    const [head] = before === undefined ? page : []
    if (head && !(await mayGoOn(head.position))) return
    before = page.at(-1)?.position
    limit = PAGE_EVENTS
  }
}

/** The end of a stream, oldest first, without what `ends` says is before it. */
const streamBack = async (
  log: Sources['log'],
  stream: string,
  ends: (event: StoredEvent) => boolean,
): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = []
  for (;;) {
    const first = events.at(-1)?.revision
    if (first === 0) break
    const from = first === undefined ? {} : { from: first - 1 }
    const page = await log.readStream(stream, { direction: 'backwards', limit: PAGE_EVENTS, ...from })
    const end = page.findIndex(ends)
    events.push(...(end < 0 ? page : page.slice(0, end)))
    if (end >= 0 || page.length < PAGE_EVENTS) break
  }
  return events.reverse()
}

/** Streams that the read model leaves out, since it cannot show one of their events: what it has not read of them. */
const readParked = async <T>(
  { pool, log }: Sources,
  projection: Projection,
  id: string,
  { read, stream: only }: Pick<Sought<T>, 'read' | 'stream'>,
): Promise<T | undefined> => {
  const isAbout = naming(projection, id)
  const parked = await parkedFrom(pool, { projection, generation: 'live' })
  for (const { stream, revision } of parked.filter(each => !only || each.stream === only)) {
    const events = await streamBack(log, stream, each => each.revision < revision)
    const said = await read(events.filter(isAbout).map(each => new LazyEvent(each)))
    if (said !== undefined) return said
  }
  return undefined
}

/** Whether an event that the read model looks at names the id. A composed id (`swap:{id}:USD`) is named by its longest part. */
const naming = ({ changes: { facts } }: Projection, id: string) => {
  const name = namePartOf(id)
  return ({ type, data, stream }: StoredEvent): boolean =>
    (!facts || facts.has(type)) && (data.includes(name) || stream.includes(name))
}

const namePartOf = (id: string): string => {
  const [kind = id, ...parts] = id.split(':')
  const long = (parts.length > 0 ? parts : [kind]).toSorted((a, b) => b.length - a.length)
  return JSON.stringify(long[0]).slice(1, -1)
}

/** Rows of the projection's own table that the events make, as the database would give them back. */
const rowsOf = async <R extends QueryResultRow>(
  pool: Pool,
  projection: Projection,
  id: string,
  events: readonly AnyEvent[],
): Promise<readonly R[]> => {
  const rows = new WorkingSet(projection.tables)
  try {
    await loadReads(pool, { projection, generation: 'live' }, rows, events)
    const fold = folding(projection, rows)
    for (const [at, event] of events.entries()) fold(event, at + 1)
  } catch (error) {
    // It could not be shown either.
    if (error instanceof Unprojectable) return []
    throw error
  }
  const made = [...rows.entriesOf(projection.name)].flatMap(each =>
    (each.op === 'insert' || each.op === 'put') && each.row.id === id ? [each.row] : [],
  )
  return made.length > 0 ? asTable<R>(pool, `views.${projection.name}`, made) : []
}

/** Rows with the types and the defaults of their table. No read model that is looked up so has a column of JSON. */
const asTable = <R extends QueryResultRow>(
  pool: Pool,
  table: string,
  rows: readonly Row[],
): Promise<readonly R[]> =>
  ask<R>(
    pool,
    `with defaults as (
       select coalesce(jsonb_object_agg(attname, pg_get_expr(adbin, adrelid)), '{}') as given
       from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum where adrelid = $1::regclass
     )
     select whole.* from defaults, jsonb_array_elements($2::jsonb) as row,
       jsonb_populate_record(null::${table}, given || row) as whole`,
    [table, JSON.stringify(rows)],
  )
