import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A disk of limited size, which can be filled to the last byte and emptied again. */
export type SmallDisk = {
  readonly directory: string
  /** Takes all the space that is left; how many bytes that was. */
  readonly fill: () => number
  readonly free: () => void
  readonly unmount: () => void
}

/** Mounts one in memory on `directory`. Nothing where that is not allowed: it takes root. */
export const mountSmallDisk = (directory: string, bytes: number): SmallDisk | undefined => {
  mkdirSync(directory, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', directory], { stdio: 'ignore' })
  } catch {
    return undefined
  }
  chmodSync(directory, 0o755)
  const ballast = join(directory, 'ballast')
  // A process that still holds a file of it (a log, a dying process) must not keep the test from ending.
  const unmount = () => void execFileSync('umount', ['--lazy', directory], { stdio: 'ignore' })
  process.once('exit', unmount)
  return {
    directory,
    fill: () => fillUp(ballast),
    free: () => rmSync(ballast, { force: true }),
    unmount: () => {
      process.off('exit', unmount)
      unmount()
    },
  }
}

/** In smaller and smaller pieces, until not a byte more goes in. */
const fillUp = (file: string): number => {
  const open = openSync(file, 'a')
  let written = 0
  for (let size = 1024 * 1024; size >= 1; ) {
    try {
      written += writeSync(open, Buffer.alloc(size))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      size = Math.floor(size / 16)
    }
  }
  closeSync(open)
  return written
}
