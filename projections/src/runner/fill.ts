import { beginHolding, type Checkpoint, readCheckpoint } from './checkpoint.ts'
import type { Before } from './fold.ts'
import { KnownRows } from './known-rows.ts'
import type { Runner, Target } from './runner.ts'
import { scanReader } from './scan-reader.ts'
import { withClient } from './transaction.ts'
import { isUnprojectable } from './unprojectable.ts'
import { foldWindow, type Limits, type Reach, type Reading, type Window, writeWindow } from './window.ts'

/**
 * Fills tables that no other process writes: while one window of the log is being written, the next is already being
 * folded. Each is one transaction, in order, as in `advance`. It stops before an event that cannot be projected, whose
 * finding and parking is left to `advance`, and when told to.
 */
export const fill = async (runner: Runner, target: Target, limits: Limits, how: Reach): Promise<void> => {
  const reader = scanReader(runner.log)
  try {
    await fillWindows({ ...runner, reader }, target, limits, how)
  } catch (error) {
    if (!isUnprojectable(error)) throw error
  } finally {
    reader.done()
  }
}

const fillWindows = async (runner: Reading, target: Target, limits: Limits, how: Reach): Promise<void> => {
  let from = await readCheckpoint(runner.pool, target)
  const known = new KnownRows({ fromEmpty: from?.position === '' })
  let last: Before['last']
  while (from) {
    const count = { from: from.position, taken: 0 }
    let window: Window
    try {
      window = await foldWindow(runner.pool, runner, target, {
        ...how,
        from,
        limits,
        count,
        before: { known, last },
      })
    } finally {
      await last?.written
    }
    if (count.taken === 0) return
    known.takeOver(window.rows)
    last = { rows: window.rows, written: write(runner, target, from, window) }
    // The next caller that waits for it gets its error.
    last.written.catch(() => {})
    from = window.atEnd ? undefined : { ...from, position: window.position, events: window.events }
  }
  await last?.written
}

/** Writes a window behind the one before it, unless another process has begun these tables anew meanwhile. */
const write = (runner: Runner, target: Target, from: Checkpoint, window: Window): Promise<void> =>
  withClient(runner.pool, async client => {
    const held = await beginHolding(client, target, { wait: true })
    if (held?.position !== from.position || held.version !== from.version)
      throw new Error(`the tables of ${target.projection.name} are no longer where they were`)
    await writeWindow(client, target, window)
  })
