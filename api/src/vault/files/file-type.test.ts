import { describe, expect, test } from 'vitest'
import { fileTypeOf } from './file-type.ts'

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map(part => Buffer.from(part as string))))
const rest = new Array(40).fill(0) as number[]

describe('the type of uploaded bytes', () => {
  test.each([
    ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], rest)],
    ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], rest)],
    ['image/bmp', bytes('BM', rest)],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypheic', rest)],
    ['image/heic', bytes([0, 0, 0, 24], 'ftypmif1', rest)],
    ['application/pdf', bytes('%PDF-1.7', rest)],
  ])('is %s by the first bytes', (type, given) => {
    expect(fileTypeOf(given)).toBe(type)
  })
  test.each([
    ['nothing', bytes()],
    ['HTML', bytes('<!doctype html><script>', rest)],
    ['SVG', bytes('<svg xmlns=', rest)],
    ['a video in the same container', bytes([0, 0, 0, 24], 'ftypisom', rest)],
    ['the first half of a signature', bytes([0xff, 0xd8])],
    ['a GIF', bytes('GIF89a', rest)],
  ])('is not taken for %s', (_, given) => {
    expect(fileTypeOf(given)).toBeUndefined()
  })
})
