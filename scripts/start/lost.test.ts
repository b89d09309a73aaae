import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartRefused } from '@strongroom/api/process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseIsWhole, refuseLostDatabase } from './folder.ts'
import { lockFolder } from './folder-lock.ts'
import { folderPaths } from './folder-paths.ts'
import { readSecrets } from './secrets.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'strongroom-lost-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const withCluster = () => {
  mkdirSync(folderPaths(folder).postgres)
  writeFileSync(join(folderPaths(folder).postgres, 'PG_VERSION'), '18')
}

describe('a folder without its database', () => {
  test.each(['secrets.json', 'demo.json'])('is refused where it has %s', name => {
    writeFileSync(join(folder, name), '{}')
    expect(() => refuseLostDatabase(folder)).toThrow(/its database .* is not there/)
  })

  test('is taken when it is empty, and again by a start that was killed while it prepared', () => {
    refuseLostDatabase(folder)
    readSecrets(folder)
    refuseLostDatabase(folder)
    withCluster()
    databaseIsWhole(folder)
    refuseLostDatabase(folder)
    rmSync(folderPaths(folder).postgres, { recursive: true })
    expect(() => refuseLostDatabase(folder)).toThrow(StartRefused)
  })
})

describe('secrets', () => {
  test('are never made anew where there is a database', () => {
    withCluster()
    expect(() => readSecrets(folder)).toThrow(/no secrets.json/)
    expect(existsSync(folderPaths(folder).secrets)).toBe(false)
  })

  test.each(['{"postgresPassword":', '{}', 'null', ''])('that are broken (%s) are refused and left', text => {
    writeFileSync(folderPaths(folder).secrets, text)
    expect(() => readSecrets(folder)).toThrow(StartRefused)
    expect(readFileSync(folderPaths(folder).secrets, 'utf8')).toBe(text)
  })
})

describe('a folder that cannot be had', () => {
  test.each(['/proc/strongroom/data', '/proc'])('is refused at once: %s', place => {
    expect(() => lockFolder(place, 3000)).toThrow(StartRefused)
  })

  test('is refused when it is a file', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => lockFolder(join(folder, 'file'), 3000)).toThrow(/it is a file/)
  })

  test('is left as it was by a start that got no further', () => {
    lockFolder(join(folder, 'a/b'), 3000)()
    expect(existsSync(join(folder, 'a'))).toBe(false)
  })
})
