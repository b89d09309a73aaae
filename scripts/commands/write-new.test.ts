import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { writeNew } from './write-new.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-new-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const parts = async function* (count: number) {
  for (let at = 0; at < count; at++) yield new Uint8Array(100_000)
}
const broken = async function* () {
  yield* parts(3)
  throw new Error('the source broke')
}

describe('a file that is written as a whole', () => {
  test('has all bytes, also where a killed run has left a part', async () => {
    const [file, told] = [join(folder, 'pack.zip'), [] as number[]]
    writeFileSync(`${file}.partial`, 'left')
    await writeNew(parts(3), file, written => told.push(written))
    expect(readFileSync(file)).toHaveLength(300_000)
    expect(readdirSync(folder)).toEqual(['pack.zip'])
    expect(told.at(-1)).toBe(300_000)
  })

  test('is not there when its source breaks', async () => {
    await expect(writeNew(broken(), join(folder, 'pack.zip'), () => {})).rejects.toThrow('the source broke')
    expect(readdirSync(folder)).toEqual([])
  })

  test.skipIf(!existsSync('/dev/full'))('is not there when the disk is full', async () => {
    const file = join(folder, 'pack.zip')
    symlinkSync('/dev/full', `${file}.partial`)
    await expect(writeNew(parts(3), file, () => {})).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toEqual([])
  })

  test('is refused where there is one, which stays as it is, or where none can be', async () => {
    const file = join(folder, 'pack.zip')
    writeFileSync(file, 'evidence')
    await expect(writeNew(parts(1), file, () => {})).rejects.toThrow('cannot be written: EEXIST')
    expect(readFileSync(file, 'utf8')).toBe('evidence')
    const nowhere = join(folder, 'none', 'pack.zip')
    await expect(writeNew(parts(1), nowhere, () => {})).rejects.toThrow(/cannot be written: ENOENT/)
  })
})
