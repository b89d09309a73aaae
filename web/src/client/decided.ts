import { useSyncExternalStore } from 'react'
import type { Page } from './call.ts'
import { lastChange } from './transport.ts'

/** What this administrator has made of a case. */
export type Decided = 'approved' | 'rejected' | 'withdrawn' | 'filled' | 'cancelled'

type Decision = { readonly what: Decided; readonly position: string; readonly atMs: number }

/** So many decisions are remembered: lists that are behind show a few of the last. */
const MOST = 200

let decisions: ReadonlyMap<string, Decision> = new Map()
const listeners = new Set<() => void>()

/** Notes a decision that the server has just confirmed: until the lists show it, it stands over what they say. */
export function noteDecided(id: string, what: Decided): void {
  const kept = [...decisions].filter(([known]) => known !== id).slice(1 - MOST)
  decisions = new Map([...kept, [id, { what, position: lastChange(), atMs: Date.now() }]])
  for (const listener of listeners) listener()
}

/** An answer that a list shows, and when it came, epoch milliseconds. */
export type ShownPage = { readonly page: Page<unknown> | undefined; readonly updatedAt: number }

/** Whether a page was made before the decision was in its read models. */
const isBefore = ({ position, atMs }: Decision, { page, updatedAt }: ShownPage) => {
  if (page?.isBehind) return true
  return position === '' ? updatedAt <= atMs : (page?.shows ?? '') < position
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Finds what has been made of a case that a page does not show yet; without a page, what has been made of it at all. */
export function useDecisions(shown?: ShownPage): (id: string | undefined) => Decided | undefined {
  const known = useSyncExternalStore(subscribe, () => decisions)
  return id => {
    const decision = id === undefined ? undefined : known.get(id)
    return decision && (!shown || isBefore(decision, shown)) ? decision.what : undefined
  }
}

/** Whether this administrator has decided a case. */
export const isDecided = (id: string): boolean => decisions.has(id)

/** Forgets all of them: another administrator has decided nothing yet. */
export function forgetDecisions(): void {
  decisions = new Map()
}
