import { useSyncExternalStore } from 'react'

/** The last announcement, in words. A new object each time, so that the same words are said again. */
export type Announcement = { readonly text: string }

let current: Announcement | undefined
const listeners = new Set<() => void>()

const show = (next: Announcement | undefined) => {
  current = next
  for (const listener of listeners) listener()
}

/** Says what has just been done where the screen it was done on is gone, to eyes and to screen readers. */
export const announce = (text: string): void => show({ text })

/** Takes an announcement away again, unless another has taken its place. */
export const withdrawAnnouncement = (said: Announcement): void => {
  if (current === said) show(undefined)
}

/** Takes whatever is said away: it is meant for the session that has ended. */
export const forgetAnnouncement = (): void => show(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The announcement to be shown and said now, or nothing. */
export const useAnnouncement = (): Announcement | undefined => useSyncExternalStore(subscribe, () => current)
