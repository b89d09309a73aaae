import type { StreamFacts } from '../judge-append.ts'
import type { Appended } from '../log.ts'
import type { PendingAppend, Run } from './pending-append.ts'
import { positionOf } from './position.ts'
import { textArray } from './text-array.ts'
import type { WriterConnection } from './writer-connection.ts'

/** Event n of the batch (from 1) stands at `base + n`; `refused` are the runs, by number from 1, that were left out. */
export type Written = { readonly base: number; readonly refused: ReadonlySet<number> }

/** What the writer asks of PostgreSQL. */
export type AppendStore = {
  readonly write: (runs: readonly Run[]) => Promise<Written>
  /** By stream, in one snapshot. */
  readonly factsOf: (appends: readonly PendingAppend[]) => Promise<Map<string, StreamFacts>>
}

export const createAppendStore = (connection: WriterConnection): AppendStore => ({
  write: async runs => {
    const { rows } = await connection.query({
      name: 'append',
      text: 'select base, refused from log.append_events($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      values: columnsOf(runs),
      rowMode: 'array',
    })
    const [[base, refused]] = rows as [[string, number[] | null]]
    return { base: Number(base), refused: new Set(refused) }
  },
  factsOf: async appends => {
    const asked = appends.flatMap(({ stream, events }) => events.map(({ id }) => ({ stream, id })))
    const { rows } = await connection.query({
      name: 'facts',
      text: factsSql,
      values: [textArray(asked.map(({ stream }) => stream)), asked.map(({ id }) => id)],
      rowMode: 'array',
    })
    return collectFacts(rows as FactRow[])
  },
})

const columnsOf = (runs: readonly Run[]): unknown[] => {
  const rows = runs.flatMap(({ stream, after, appends }, run) =>
    appends
      .flatMap(append => append.events)
      .map((event, i) => ({ event, stream, run: run + 1, revision: after + 1 + i })),
  )
  const texts = (textOf: (row: (typeof rows)[number]) => string) => textArray(rows.map(textOf))
  return [
    textArray(runs.map(run => run.stream)),
    runs.map(run => run.after),
    rows.map(row => row.run),
    texts(row => row.stream),
    rows.map(row => row.revision),
    rows.map(row => row.event.id),
    texts(row => row.event.type),
    texts(row => row.event.data),
    texts(row => row.event.metadata),
  ]
}

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
