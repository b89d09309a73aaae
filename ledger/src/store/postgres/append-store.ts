import type { QueryArrayConfig } from 'pg'
import type { StreamFacts } from '../judge-append.ts'
import type { Appended, NewEvent } from '../log.ts'
import type { PendingAppend, Run } from './pending-append.ts'
import { positionOf } from './position.ts'
import { plainArray, textArray } from './text-array.ts'
import type { WriterConnection } from './writer-connection.ts'

/** The events of the batch that were written stand at `first`, `first` + 1, …; `refused` are the indexes of the runs that were left out. */
export type Written = { readonly first: number; readonly refused: ReadonlySet<number> }

/** What the writer asks of PostgreSQL. */
export type AppendStore = {
  readonly write: (runs: readonly Run[]) => Promise<Written>
  /** By stream, in one snapshot. */
  readonly factsOf: (appends: readonly PendingAppend[]) => Promise<Map<string, StreamFacts>>
}

const uniqueViolation = '23505'
const maxKnown = 50_000

export const createAppendStore = (connection: WriterConnection): AppendStore => {
  /** A revision that each stream is known to have: what has been there stays there, so it need not be looked up. */
  const known = new Map<string, number>()
  const isKnown = ({ stream, after }: Run) => after === -1 || (known.get(stream) ?? -1) >= after

  /** The first position; nothing when some run could not be written, and therefore none was. */
  const writeAll = async (runs: readonly Run[], rows: readonly EventRow[]): Promise<string | null> => {
    const [only] = rows.length === 1 ? rows : []
    try {
      const { rows: written } = await connection.query(
        only
          ? appendOne(only)
          : appendMany(
              rows,
              runs.filter(run => !isKnown(run)),
            ),
      )
      return (written as [[string | null]])[0]?.[0] ?? null
    } catch (error) {
      if ((error as { code?: unknown }).code === uniqueViolation) return null
      // The next connection may lead to a server that took over and knows less.
      known.clear()
      throw error
    }
  }

  const remember = (rows: readonly EventRow[]) => {
    if (known.size > maxKnown) known.clear()
    for (const { stream, revision } of rows) known.set(stream, revision)
  }

  const writeSome = async (runs: readonly Run[], rows: readonly EventRow[]): Promise<Written> => {
    const result = await connection.query({
      name: 'append some',
      text: 'select first, refused from log.append_events($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      values: [
        textArray(runs.map(run => run.stream)),
        plainArray(runs.map(run => run.after)),
        plainArray(rows.map(row => row.run + 1)),
        ...eventColumns(rows),
      ],
      rowMode: 'array',
    })
    const [[first, refused]] = result.rows as [[string | null, number[] | null]]
    return { first: Number(first), refused: new Set(refused?.map(number => number - 1)) }
  }

  return {
    write: async runs => {
      const rows = rowsOf(runs)
      const first = await writeAll(runs, rows)
      if (first === null) return writeSome(runs, rows)
      remember(rows)
      return { first: Number(first), refused: new Set() }
    },
    factsOf: async appends => {
      const asked = appends.flatMap(({ stream, events }) => events.map(({ id }) => ({ stream, id })))
      const { rows } = await connection.query({
        name: 'facts',
        text: factsSql,
        values: [textArray(asked.map(({ stream }) => stream)), plainArray(asked.map(({ id }) => id))],
        rowMode: 'array',
      })
      return collectFacts(rows as FactRow[])
    },
  }
}

type EventRow = {
  readonly run: number
  readonly stream: string
  readonly revision: number
  readonly event: NewEvent
}

const rowsOf = (runs: readonly Run[]): EventRow[] =>
  runs.flatMap(({ stream, after, appends }, run) =>
    appends
      .flatMap(append => append.events)
      .map((event, i) => ({ run, stream, revision: after + 1 + i, event })),
  )

const eventColumns = (rows: readonly EventRow[]): unknown[] => [
  textArray(rows.map(row => row.stream)),
  plainArray(rows.map(row => row.revision)),
  plainArray(rows.map(row => row.event.id)),
  textArray(rows.map(row => row.event.type)),
  textArray(rows.map(row => row.event.data)),
  textArray(rows.map(row => row.event.metadata)),
]

/*
 * The two statements below write all or nothing. What they look up, they may see as it was before they waited for
 * their turn. That is exact nevertheless: a revision that was there is still there, and whoever wrote to one of the
 * streams meanwhile took the revision that is wanted here, which the unique constraint reports.
 */

const appendMany = (rows: readonly EventRow[], uncertain: readonly Run[]): QueryArrayConfig => ({
  name: 'append many',
  text: `
    with written as (
      insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
      select nextval('log.positions'), (select clock_timestamp()), id, revision, stream, type, data, metadata
      from unnest($1::text[], $2::int[], $3::uuid[], $4::text[], $5::text[], $6::text[])
        as new (stream, revision, id, type, data, metadata)
      where (select log.wait_for_turn()) and not exists (
        select from unnest($7::text[], $8::int[]) as run (stream, after)
        where not exists (select from log.events last where last.stream = run.stream and last.revision = run.after))
      returning position)
    select min(position) from written`,
  values: [
    ...eventColumns(rows),
    textArray(uncertain.map(run => run.stream)),
    plainArray(uncertain.map(run => run.after)),
  ],
  rowMode: 'array',
})

/** The same without arrays: alone, an append takes a fifth less time so. */
const appendOne = ({ stream, revision, event }: EventRow): QueryArrayConfig => ({
  name: 'append one',
  text: `
    insert into log.events (position, created_at, id, revision, stream, type, data, metadata)
    select nextval('log.positions'), clock_timestamp(), $3::uuid, $2::int, $1::text, $4::text, $5::text, $6::text
    where (select log.wait_for_turn())
      and ($2 = 0 or exists (select from log.events where stream = $1 and revision = $2 - 1))
    returning position`,
  values: [stream, revision, event.id, event.type, event.data, event.metadata],
  rowMode: 'array',
})

type FactRow = [stream: string, id: string, head: number, revision: number | null, position: string | null]

const factsSql = `
  select asked.stream, asked.id,
    coalesce((select revision from log.events last where last.stream = asked.stream order by revision desc limit 1), -1),
    held.revision, held.position
  from unnest($1::text[], $2::uuid[]) as asked (stream, id)
  left join log.events held on held.id = asked.id and held.stream = asked.stream`

const collectFacts = (rows: readonly FactRow[]): Map<string, StreamFacts> => {
  const facts = new Map<string, { head: number; held: Map<string, Required<Appended>> }>()
  for (const [stream, id, head, revision, position] of rows) {
    const known = facts.get(stream) ?? { head, held: new Map() }
    if (revision !== null && position !== null)
      known.held.set(id, { revision, position: positionOf(position) })
    facts.set(stream, known)
  }
  return facts
}
