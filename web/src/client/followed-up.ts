import { useSyncExternalStore } from 'react'

let count = 0
const listeners = new Set<() => void>()

const add = (more: 1 | -1) => {
  count += more
  for (const listener of listeners) listener()
}

/** Notes that something which was submitted has not been answered in time, and is asked after. Gives what ends it. */
export const noteFollowedUp = (): (() => void) => {
  add(1)
  return () => add(-1)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether something submitted is being asked after. */
export const useIsFollowedUp = (): boolean => useSyncExternalStore(subscribe, () => count > 0)
