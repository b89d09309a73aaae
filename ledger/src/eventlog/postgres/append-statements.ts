import type { QueryArrayConfig } from 'pg'
import type { NewEvent } from '../log.ts'
import { integerArray, textArray, uuidArray } from './binary-array.ts'
import type { PendingAppend, Start } from './pending-append.ts'

/** One event of a batch. */
export type EventRow = { readonly stream: string; readonly revision: number; readonly event: NewEvent }

/** In the order of the appends, which becomes that of the positions. */
export const rowsOf = (appends: readonly PendingAppend[]): EventRow[] => {
  const rows: EventRow[] = []
  for (const { parts } of appends)
    for (const { stream, after = -1, events } of parts)
      for (const [i, event] of events.entries()) rows.push({ stream, revision: after + 1 + i, event })
  return rows
}

/**
 * `appendOne` and `appendMany` write all or nothing, and answer with the positions or without a row. Their look-ups may see the
 * log as it was before they waited for their turn. That is exact nevertheless: a revision that was there is still there, and a
 * writer that changed one of the streams meanwhile took the revision that is wanted here, which the unique constraint reports.
 * Starts after a revision not known to be there are `uncertain`: for them the statement looks first, so that no stream ever
 * gets a gap.
 */

export const appendMany = (rows: readonly EventRow[], uncertain: readonly Start[]): QueryArrayConfig => ({
  name: `append many${uncertain.length > 0 ? ', looking first' : ''}`,
  text: `
    insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
    select nextval('log.positions'), (select clock_timestamp()), id, revision, stream, type, data, metadata
    from unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::text[], $6::text[])
      as new (stream, revision, id, type, data, metadata)
    where (select log.wait_for_turn()) ${uncertain.length > 0 ? lookFirst : ''}
    returning position`,
  values: uncertain.length > 0 ? [...columnsOf(rows), ...startsOf(uncertain)] : columnsOf(rows),
  rowMode: 'array',
})

const lookFirst = `
  and not exists (
    select from unnest($7::text[], $8::int[], $9::text[]) as run (stream, after, hash)
    where not exists (
      select from log.events last where last.stream = run.stream and last.revision = run.after
      and (run.hash = '' or run.hash = log.hash_of(last.metadata))))`

/** The same without arrays: alone, an append takes a fifth less time so. */
export const appendOne = (
  { stream, revision, event }: EventRow,
  uncertain: Start | undefined,
): QueryArrayConfig => ({
  name: `append one${uncertain ? ', looking first' : ''}`,
  text: `
    insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
    select nextval('log.positions'), clock_timestamp(), $3::uuid, $2::int, $1::text, $4::text, $5::text, $6::text
    where (select log.wait_for_turn())
      ${uncertain ? lookForOne : ''}
    returning position`,
  values: [
    ...[stream, revision, event.id, event.type, event.data, event.metadata],
    ...(uncertain ? [uncertain.afterHash ?? ''] : []),
  ],
  rowMode: 'array',
})

const lookForOne = `
  and exists (
    select from log.events last where stream = $1 and revision = $2 - 1
    and ($7::text = '' or $7 = log.hash_of(last.metadata)))`

/** Writes the units that can be written and tells which cannot. Exact in every case, and slower. */
export const appendSome = (
  rows: readonly EventRow[],
  starts: readonly Start[],
  units: ReadonlyMap<string, number>,
): QueryArrayConfig => {
  const unitOf = ({ stream }: { readonly stream: string }) => units.get(stream) ?? -1
  return {
    name: 'append some',
    text: 'select first, refused from log.append_units($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      ...[integerArray(starts.map(unitOf)), ...startsOf(starts)],
      ...[integerArray(rows.map(unitOf)), ...columnsOf(rows)],
    ],
    rowMode: 'array',
  }
}

/** For every stream and event: the stream's head and its hash, where the stream holds the event's id, and whether with the same bytes. */
export const lookUp = (asked: readonly Pick<EventRow, 'stream' | 'event'>[]): QueryArrayConfig => ({
  name: 'look up',
  text: `
    select asked.stream, asked.id, coalesce(head.revision, -1), log.hash_of(head.metadata), held.revision, held.position,
      (held.type, held.data, held.metadata) = (asked.type, asked.data, asked.metadata)
    from unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::text[]) as asked (stream, id, type, data, metadata)
    left join lateral (
      select revision, metadata from log.events last where last.stream = asked.stream order by revision desc limit 1
    ) head on true
    left join log.events held on held.id = asked.id and held.stream = asked.stream`,
  values: [
    textArray(asked.map(({ stream }) => stream)),
    uuidArray(asked.map(({ event }) => event.id)),
    textArray(asked.map(({ event }) => event.type)),
    textArray(asked.map(({ event }) => event.data)),
    textArray(asked.map(({ event }) => event.metadata)),
  ],
  rowMode: 'array',
})

const startsOf = (starts: readonly Start[]): unknown[] => [
  textArray(starts.map(({ stream }) => stream)),
  integerArray(starts.map(({ after }) => after)),
  textArray(starts.map(({ afterHash }) => afterHash ?? '')),
]

const columnsOf = (rows: readonly EventRow[]): unknown[] => [
  textArray(rows.map(row => row.stream)),
  integerArray(rows.map(row => row.revision)),
  uuidArray(rows.map(row => row.event.id)),
  textArray(rows.map(row => row.event.type)),
  textArray(rows.map(row => row.event.data)),
  textArray(rows.map(row => row.event.metadata)),
]
