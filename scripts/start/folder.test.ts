import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyFolder, folderPaths, freshLogFile, lockFolder, readSecrets } from './folder.ts'
import { StartRefused } from './refused.ts'

describe('the data folder', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'strongroom-folder-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  test('has one owner at a time', () => {
    const unlock = lockFolder(folder, 3000)
    expect(() => lockFolder(folder, 3001)).toThrow(/already running .*process \d+, port 3000/)
    unlock()
    lockFolder(folder, 3001)()
  })

  test('is taken over from a dead owner, even when its process number is in use again', () => {
    writeFileSync(folderPaths(folder).lock, JSON.stringify({ pid: process.pid, since: '1', port: 3000 }))
    lockFolder(folder, 3001)()
  })

  test('keeps its secrets to itself, and the same ones for ever', () => {
    const secrets = readSecrets(folder)
    expect(statSync(folderPaths(folder).secrets).mode & 0o777).toBe(0o600)
    expect(secrets.secretKey.length).toBeGreaterThanOrEqual(32)
    expect(readSecrets(folder)).toEqual(secrets)
  })

  test('keeps what the run before said', () => {
    lockFolder(folder, 3000)()
    writeFileSync(freshLogFile(folder, 'api'), 'first')
    writeFileSync(freshLogFile(folder, 'api'), 'second')
    expect(readdirSync(folderPaths(folder).logs).sort()).toEqual(['api.before.log', 'api.log'])
  })

  test('is emptied when it is ours', async () => {
    readSecrets(folder)
    mkdirSync(folderPaths(folder).postgres)
    await emptyFolder(folder, { yes: true })
    expect(readdirSync(folder)).toEqual([])
  })

  test('is never emptied when it holds something else', async () => {
    writeFileSync(join(folder, 'holiday.jpg'), '')
    await expect(emptyFolder(folder, { yes: true })).rejects.toThrow(StartRefused)
    expect(readdirSync(folder)).toEqual(['holiday.jpg'])
  })

  test('is not emptied when nobody is there to agree', async () => {
    readSecrets(folder)
    await expect(emptyFolder(folder, { yes: false })).rejects.toThrow('Nobody is here to ask')
    expect(readdirSync(folder)).toEqual(['secrets.json'])
  })
})
