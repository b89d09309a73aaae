import type { Position } from './envelope.ts'
import type { OnEvents, StoredEvent, Subscription } from './log.ts'
import { pause, type WakeUp } from './wake-up.ts'

/** `upTo` is how far the log has been read, past the last event when it filters; nothing while it is empty. */
export type Read = { readonly events: readonly StoredEvent[]; readonly upTo: Position | undefined }

/** Source of a subscription's events. */
export type Source = {
  /** The next events after a position. */
  readonly read: (after: Position | undefined) => Promise<Read>
  /** Rung when there may be more to read. */
  readonly bell: WakeUp
  /** Read again after so long even when nothing rang. */
  readonly pollMs: number
  /** Pause before a failed read or handler is tried again. */
  readonly retryMs: number
  /** Milliseconds to rest after a look that found nothing, however often the bell rings meanwhile. */
  readonly restMs?: number
}

/** The loop behind `Log.subscribe`: reads on, hands over, waits; never ends by itself and never skips. */
export const follow = (source: Source, after: Position | undefined, onEvents: OnEvents): Subscription => {
  const stop = new AbortController()
  const done = run(source, after, onEvents, stop.signal)
  return {
    close: () => {
      stop.abort()
      return done
    },
  }
}

const run = async (source: Source, after: Position | undefined, onEvents: OnEvents, signal: AbortSignal) => {
  let last = after
  const ear = source.bell.listen()
  while (!signal.aborted) {
    const page = await retrying(() => source.read(last), source.retryMs, signal)
    if (!page) break
    if (page.events.length > 0) await retrying(() => onEvents(page.events), source.retryMs, signal)
    last = page.upTo ?? last
    if (page.events.length > 0) continue
    if (source.restMs) await pause(source.restMs, signal)
    await ear.wait(source.pollMs, signal)
  }
  ear.close()
}

/** Nothing only when the subscription was closed meanwhile. */
const retrying = async <T>(work: () => Promise<T> | T, pauseMs: number, signal: AbortSignal) => {
  while (!signal.aborted) {
    try {
      return await work()
    } catch {
      // The log may be away, or the handler's own store; the same step is simply taken again.
      await pause(pauseMs, signal)
    }
  }
  return undefined
}
