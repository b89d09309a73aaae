import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { mountSmallDisk } from './small-disk.ts'

let home: string
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'strongroom-disk-'))
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

describe('a small disk', () => {
  test('takes nothing more when it is full, and does again when it is freed', context => {
    const disk = mountSmallDisk(join(home, 'disk'), 2 ** 20)
    if (!disk) return context.skip('it takes root')
    try {
      const file = join(disk.directory, 'file')
      writeFileSync(file, 'something')
      expect(disk.fill()).toBeGreaterThan(2 ** 19)
      expect(() => writeFileSync(join(disk.directory, 'more'), 'x'.repeat(5_000))).toThrow('ENOSPC')
      disk.free()
      writeFileSync(join(disk.directory, 'more'), 'x'.repeat(5_000))
    } finally {
      disk.unmount()
    }
    expect(existsSync(join(home, 'disk/file'))).toBe(false)
  })
})
