import { itemAt } from '@strongroom/shared'
import { errorCode } from '@strongroom/shared/error'
import type { StreamFacts } from '../judge-append.ts'
import { type Appended, hashAtEnd } from '../log.ts'
import { appendMany, appendOne, appendSome, type EventRow, lookUp, rowsOf } from './append-statements.ts'
import { positionOf } from './event-rows.ts'
import { type Batch, type PendingAppend, type Start, unitsOf } from './pending-append.ts'
import type { WriterConnection } from './writer-connection.ts'

/** The events of the batch that were written stand at `first`, `first` + 1, …; those of `refused` were left out. */
export type Written = { readonly first: number; readonly refused: ReadonlySet<PendingAppend> }

/** The statements that the writer needs of PostgreSQL. */
export type AppendStore = {
  readonly write: (batch: Batch) => Promise<Written>
  /** By stream, in one snapshot. */
  readonly factsOf: (appends: readonly PendingAppend[]) => Promise<Map<string, StreamFacts>>
}

/** A part of a text keeps all of it in memory. */
const copyOf = (part: string): string => Buffer.from(part, 'latin1').toString('latin1')

const uniqueViolation = '23505'
const maxKnown = 50_000

/** Writes batches of appends over one connection, and remembers which revisions streams are known to have. */
export const createAppendStore = (connection: WriterConnection): AppendStore => {
  /** An event that each stream is known to have: events stay, so it need not be looked up. */
  const known = new Map<string, { readonly revision: number; readonly hash: string }>()
  const isUncertain = ({ stream, after, afterHash }: Start) => {
    if (after < 0) return false
    const event = known.get(stream)
    if (!event || event.revision < after) return true
    // Behind the head nothing can be written, whichever event stands there.
    return event.revision === after && afterHash !== undefined && afterHash !== event.hash
  }

  const remember = (rows: readonly EventRow[]) => {
    if (known.size > maxKnown) known.clear()
    for (const { stream, revision, event } of rows)
      known.set(stream, { revision, hash: copyOf(hashAtEnd(event.metadata)) })
  }

  /** The first position; nothing when some append could not be written, and therefore none was. */
  const writeAll = async ({ starts }: Batch, rows: readonly EventRow[]): Promise<string | undefined> => {
    const uncertain = starts.filter(isUncertain)
    const [first] = rows
    const statement =
      first && rows.length === 1 ? appendOne(first, uncertain[0]) : appendMany(rows, uncertain)
    try {
      const { rows: positions } = await connection.query<[string]>(statement)
      return positions[0]?.[0]
    } catch (error) {
      if (errorCode(error) === uniqueViolation) return undefined
      // The next connection may lead to a server that took over and knows less.
      known.clear()
      throw error
    }
  }

  const writeSome = async ({ appends, starts }: Batch, rows: readonly EventRow[]): Promise<Written> => {
    const units = unitsOf(appends)
    const result = await connection.query<[string | null, number[] | null]>(appendSome(rows, starts, units))
    const [first, leftOut] = itemAt(result.rows, 0)
    const isLeftOut = ({ parts: [part] }: PendingAppend) =>
      leftOut?.includes(units.get(part?.stream ?? '') ?? -1)
    return { first: Number(first), refused: new Set(appends.filter(isLeftOut)) }
  }

  return {
    write: async batch => {
      const rows = rowsOf(batch.appends)
      const first = await writeAll(batch, rows)
      if (first === undefined) return writeSome(batch, rows)
      remember(rows)
      return { first: Number(first), refused: new Set() }
    },
    factsOf: async appends => {
      const parts = appends.flatMap(append => append.parts)
      const asked = parts.flatMap(({ stream, events }) => events.map(event => ({ stream, event })))
      const { rows } = await connection.query<FactRow>(lookUp(asked))
      return collectFacts(rows)
    },
  }
}

type FactRow = [
  stream: string,
  id: string,
  head: number,
  headHash: string | null,
  revision: number | null,
  position: string | null,
  isSame: boolean | null,
]

const collectFacts = (rows: readonly FactRow[]): Map<string, StreamFacts> => {
  const facts = new Map<
    string,
    {
      head: number
      headHash: string | undefined
      held: Map<string, Required<Appended> & { isSame: boolean }>
    }
  >()
  for (const [stream, id, head, headHash, revision, position, isSame] of rows) {
    const known = facts.get(stream) ?? { head, headHash: headHash ?? undefined, held: new Map() }
    if (revision !== null && position !== null)
      known.held.set(id, { revision, position: positionOf(position), isSame: isSame === true })
    facts.set(stream, known)
  }
  return facts
}
