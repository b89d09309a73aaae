import type { StoredEvent } from '../log.ts'

/** Events received and not yet delivered. */
export type EventBuffer = {
  readonly put: (event: StoredEvent) => void
  readonly isFull: () => boolean
  /** Settles when there is room again. */
  readonly room: () => Promise<void>
  /** All that is there; waits until there is something, or until the signal has aborted. */
  readonly take: () => Promise<readonly StoredEvent[]>
}

/** A buffer that is full at `capacity` events. It takes more all the same: the caller pauses its source. */
export const createEventBuffer = (capacity: number, signal: AbortSignal): EventBuffer => {
  let events: StoredEvent[] = []
  let arrived = () => {}
  let emptied = () => {}
  signal.addEventListener('abort', () => arrived(), { once: true })
  return {
    put: event => {
      events.push(event)
      arrived()
    },
    isFull: () => events.length >= capacity,
    room: () =>
      new Promise(resolve => {
        emptied = resolve
      }),
    take: async () => {
      if (events.length === 0 && !signal.aborted)
        await new Promise<void>(resolve => {
          arrived = resolve
        })
      const taken = events
      events = []
      emptied()
      return taken
    },
  }
}
