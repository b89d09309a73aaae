import { statfsSync } from 'node:fs'

/** Less than this, and the database may soon not find the 16 MB that it takes at a time. In bytes. */
const LITTLE_BYTES = 32 * 2 ** 20
/** There is room again above this: not a sentence for every file that comes and goes. */
const ENOUGH_BYTES = 2 * LITTLE_BYTES
const LOOK_MS = 1_000

export type WatchedDisk = {
  readonly folder: string
  readonly say: (message: string) => void
  /** Bytes that may still be written; tests bring their own. */
  readonly freeBytes?: () => number
  readonly lookMs?: number
}

/** Says one sentence when there is hardly any room left on the disk of a folder, and one when there is again; ends with the answer. */
export const watchDisk = ({
  folder,
  say,
  freeBytes = () => bytesFreeFor(folder),
  lookMs = LOOK_MS,
}: WatchedDisk): (() => void) => {
  let isFull = false
  const look = () => {
    const free = freeBytes()
    if (!isFull && free < LITTLE_BYTES) {
      isFull = true
      say(
        `The disk of ${folder} is full (${Math.floor(free / 2 ** 20)} MB left): make room. Until then changes are refused, reading goes on, and nothing is lost.`,
      )
    } else if (isFull && free > ENOUGH_BYTES) {
      isFull = false
      say(`There is room on the disk of ${folder} again`)
    }
  }
  look()
  const timer = setInterval(look, lookMs)
  return () => clearInterval(timer)
}

/** A folder that is away for a moment says nothing about its disk. */
const bytesFreeFor = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
