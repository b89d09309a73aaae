import { useSyncExternalStore } from 'react'
import type { Page } from './call.ts'
import { lastChange } from './transport.ts'

/** The decision of this administrator about a case. */
export type Decided = 'approved' | 'rejected' | 'withdrawn' | 'filled' | 'cancelled' | 'reversed'

/** The mark over a row: its case is decided, is one of a bulk decision, or the record was changed, and may be again. */
export type Mark = Decided | 'in-bulk' | 'changed'

/** `job`: the bulk decision that has not ended yet. */
type Decision = {
  readonly what: Mark
  readonly position: string
  readonly atMs: number
  readonly job?: string
}

/** So many decisions are remembered: lists that are behind show a few of the last. */
const MOST = 200

let decisions: ReadonlyMap<string, Decision> = new Map()
const listeners = new Set<() => void>()

/** Notes a decision that the server has just confirmed: until the lists show it, it stands over what they say. */
export function noteDecided(id: string, what: Exclude<Mark, 'in-bulk'>): void {
  note([id], { what, position: lastChange(), atMs: Date.now() })
}

/** Notes cases that were handed to a bulk decision: it stands over their rows until it has ended and the lists have followed. */
export function noteInBulk(ids: readonly string[], job: string): void {
  note(ids, { what: 'in-bulk', position: '', atMs: Date.now(), job })
}

/** A bulk decision has ended: from now on its rows are as new answers say, the refused ones among them. */
export function noteBulkEnded(job: string): void {
  const its = [...decisions].flatMap(([id, decision]) => (decision.job === job ? [id] : []))
  if (its.length > 0) note(its, { what: 'in-bulk', position: '', atMs: Date.now() })
}

const note = (ids: readonly string[], decision: Decision): void => {
  const kept = [...decisions].filter(([known]) => !ids.includes(known)).slice(-MOST)
  decisions = new Map([...kept, ...ids.map(id => [id, decision] as const)])
  for (const listener of listeners) listener()
}

/** An answer that a list shows, and when it came, epoch milliseconds. */
export type ShownPage = { readonly page: Page<unknown> | undefined; readonly updatedAt: number }

/** Whether a page was made before the decision was in its read models. */
const isBefore = ({ position, atMs, job }: Decision, { page, updatedAt }: ShownPage) => {
  if (page?.isBehind || job !== undefined) return true
  return position === '' ? updatedAt <= atMs : (page?.shows ?? '') < position
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Finds what has been made of a case that a page does not show yet; without a page, what has been made of it at all. */
export function useDecisions(shown?: ShownPage): (id: string | undefined) => Mark | undefined {
  const known = useSyncExternalStore(subscribe, () => decisions)
  return id => {
    const decision = id === undefined ? undefined : known.get(id)
    return decision && (!shown || isBefore(decision, shown)) ? decision.what : undefined
  }
}

/** The bulk decisions of this administrator that have not ended, as far as it is known. */
export function useOpenBulks(): ReadonlySet<string> {
  const known = useSyncExternalStore(subscribe, () => decisions)
  return new Set([...known.values()].flatMap(({ job }) => (job === undefined ? [] : [job])))
}

/** Whether this administrator has decided a case, or a bulk decision has it that has not ended. */
export function isDecided(id: string): boolean {
  const decision = decisions.get(id)
  if (!decision || decision.what === 'changed') return false
  return decision.what !== 'in-bulk' || decision.job !== undefined
}

/** Forgets all of them: another administrator has decided nothing yet. */
export function forgetDecisions(): void {
  decisions = new Map()
}
