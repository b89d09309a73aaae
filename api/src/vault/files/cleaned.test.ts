import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cleaned } from './cleaned.ts'

const SECRET = '22.28N 114.16E'
/** A picture with a comment, and pixels of so many bytes. */
const jpegOf = (pixels: number): Uint8Array => {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 2 + SECRET.length]), Buffer.from(SECRET)])
  const scan = Buffer.concat([Buffer.from([0xff, 0xda, 0, 2]), Buffer.alloc(pixels, 7)])
  return Uint8Array.from(Buffer.concat([Buffer.from([0xff, 0xd8]), comment, scan, Buffer.from([0xff, 0xd9])]))
}

const threads: Worker[] = []
const note = (thread: Worker) => void threads.push(thread)
beforeEach(() => void process.on('worker', note))
afterEach(() => {
  process.off('worker', note)
  threads.length = 0
})

test.each([
  [1_000, 0],
  [1_000_000, 1],
])('a picture of %d bytes is without its metadata, read by %d threads of its own', async (pixels, count) => {
  const given = jpegOf(pixels)
  const clean = Buffer.from(await cleaned(given))
  expect(clean.includes(SECRET)).toBe(false)
  expect(clean.length).toBe(given.length - SECRET.length - 4)
  expect(Buffer.from(given).includes(SECRET)).toBe(true)
  expect(threads).toHaveLength(count)
})
