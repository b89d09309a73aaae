import type { PoolClient } from 'pg'
import { type Checkpoint, type Move, schemaOf } from './checkpoint.ts'
import { folding, type Load, loadsOf, missingReads } from './fold.ts'
import type { Page } from './pages.ts'
import type { AnyEvent, Projection } from './projection.ts'
import type { Target } from './runner.ts'
import type { Statement } from './statement.ts'
import { isUnprojectable } from './unprojectable.ts'
import { MOST_SEEN } from './window.ts'
import { WorkingSet } from './working-set.ts'
import { writesOf } from './write-rows.ts'

/** Where a projection's live tables stand. */
export type Standing = Pick<Checkpoint, 'version' | 'position' | 'events' | 'parked'>

/** A page of the log on its way into one projection's live tables; as a `Move`, where their checkpoint stands after it. */
export type PageFold = Move & {
  readonly from: Standing
  readonly target: Target
  readonly page: Page
  /** Events of the page that the projection looks at, with their running numbers. */
  readonly looked: readonly { readonly event: AnyEvent; readonly number: number }[]
  readonly rows: WorkingSet
  /** The first events that change something. */
  readonly seen: AnyEvent[]
}

/** Begins to fold a page that follows a projection's checkpoint, and is not empty. */
export const beginPageFold = (projection: Projection, from: Standing, page: Page): PageFold => {
  const { facts } = projection.changes
  const numbered = page.events.map((event, at) => ({ event, number: from.events + at + 1 }))
  return {
    projection: projection.name,
    position: page.events.at(-1)?.position ?? from.position,
    events: from.events + page.events.length,
    from,
    target: { projection, generation: 'live' },
    page,
    looked: facts ? numbered.filter(({ event }) => facts.has(event.type)) : numbered,
    rows: new WorkingSet(projection.tables),
    seen: [],
  }
}

/** Whether the page is nothing to its projection. When in doubt it is something: folding it in earnest will tell. */
export const changesNothing = ({ target: { projection }, looked }: PageFold): boolean => {
  try {
    return looked.every(
      ({ event, number }) => projection.changes(event, { number, find: notHere }).length === 0,
    )
  } catch {
    return false
  }
}

const notHere = () => {
  throw new Error('only a batch has rows to look at')
}

/** The queries of the rows that all of them will look at. */
export const loadsOfAll = (folds: readonly PageFold[]): readonly Load[] =>
  folds.flatMap(({ target, rows, looked }) => {
    const events = looked.map(({ event }) => event)
    return loadsOf(target, rows, missingReads(target.projection, rows, events))
  })

/** Whether all events of the page could be folded. */
export const foldPage = ({ target, looked, rows, seen }: PageFold): boolean => {
  const fold = folding(target.projection, rows)
  try {
    for (const { event, number } of looked)
      if (fold(event, number) > 0 && seen.length < MOST_SEEN) seen.push(event)
    return true
  } catch (error) {
    if (!isUnprojectable(error)) throw error
    return false
  }
}

/** The statements that write the rows of all of them. */
export const writesOfAll = async (
  client: PoolClient,
  folds: readonly PageFold[],
): Promise<readonly Statement[]> => {
  const writes: Statement[] = []
  for (const { target, rows } of folds)
    if (rows.size > 0) writes.push(...(await writesOf(client, target.projection, schemaOf.live, rows)))
  return writes
}
