import { useSyncExternalStore } from 'react'

/** Whether the last call reached the server, and when one did (epoch milliseconds). */
type Reach = { readonly isReached: boolean; readonly lastReachedMs: number }

let reach: Reach = { isReached: true, lastReachedMs: Date.now() }
const listeners = new Set<() => void>()

/** Told by every call. Only a change wakes the screen. */
export function noteReach(isReached: boolean): void {
  const changed = isReached !== reach.isReached
  reach = { isReached, lastReachedMs: isReached ? Date.now() : reach.lastReachedMs }
  if (changed) for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the server is reached, and when it last was (epoch milliseconds). Renders again only on a change of the first. */
export const useReach = (): Reach => {
  const isReached = useSyncExternalStore(subscribe, () => reach.isReached)
  return { isReached, lastReachedMs: reach.lastReachedMs }
}
