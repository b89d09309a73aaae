/** Something to wait at; a ring between two waits is not lost, so there is no gap between reading and waiting. */
export type Ear = {
  /** Settles at once when the bell rang since the last wait; otherwise at its next ring, after `ms`, or on abort. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly close: () => void
}

/** Wakes every listener. A wake-up only says "look again", so many may arrive as one. */
export type WakeUp = { readonly ring: () => void; readonly listen: () => Ear }

/** A wake-up for the listeners of this process. A ring without listeners is lost. */
export const createWakeUp = (): WakeUp => {
  const listeners = new Set<() => void>()
  return {
    ring: () => {
      for (const hear of listeners) hear()
    },
    listen: () => {
      let rung = false
      let wake = () => {}
      const hear = () => {
        rung = true
        wake()
      }
      listeners.add(hear)
      return {
        wait: async (ms, signal) => {
          if (!rung) {
            await new Promise<void>(resolve => {
              wake = resolve
              void pause(ms, signal).then(resolve)
            })
          }
          rung = false
        },
        close: () => listeners.delete(hear),
      }
    },
  }
}

/** Settles after a time, or at once when the signal aborts. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
  })
