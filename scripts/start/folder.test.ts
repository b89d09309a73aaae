import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { StartRefused } from '@strongroom/api/process'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyFolder, freshLogFile } from './folder.ts'
import { lockFolder } from './folder-lock.ts'
import { folderPaths } from './folder-paths.ts'
import { readSecrets } from './secrets.ts'

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

  test('is refused in words where nothing can be written', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => lockFolder(join(folder, 'file', 'data'), 3000)).toThrow(StartRefused)
  })

  test('is taken over from a dead owner, even when its process number is in use again', () => {
    writeFileSync(folderPaths(folder).lock, JSON.stringify({ pid: process.pid, since: '1', port: 3000 }))
    lockFolder(folder, 3001)()
  })

  test.each([
    ['nobody has had', undefined],
    ['a dead owner has left', JSON.stringify({ pid: process.pid, since: '1', port: 3000 })],
    ['is half written', '{"pid":'],
  ])('is given to one of several that want it at the same moment, when its lock %s', async (_, before) => {
    if (before !== undefined) writeFileSync(folderPaths(folder).lock, before)
    const starts = await Promise.all([0, 1, 2, 3].map(() => readyToStart(folder)))
    const at = Date.now() + 100
    const said = await Promise.all(starts.map(start => start.goOn(at)))
    await Promise.all(starts.map(start => start.end()))
    expect(said.sort()).toEqual(['StartRefused', 'StartRefused', 'StartRefused', 'mine'])
  })

  test('is taken where somebody died while taking it', () => {
    const taking = `${folderPaths(folder).lock}.taking`
    mkdirSync(taking)
    utimesSync(taking, 0, Date.now() / 1000 - 60)
    lockFolder(folder, 3000)()
    expect(readdirSync(folder)).toEqual([])
  })

  test('is not emptied under somebody who runs on it', async () => {
    readSecrets(folder)
    const unlock = lockFolder(folder, 3000)
    await expect(emptyFolder(folder, { yes: true })).rejects.toThrow(/already running/)
    unlock()
    expect(readdirSync(folder)).toContain('secrets.json')
  })

  test('keeps its secrets to itself, and the same ones for ever', () => {
    const secrets = readSecrets(folder)
    expect(statSync(folderPaths(folder).secrets).mode & 0o777).toBe(0o600)
    expect(secrets.secretKey.length).toBeGreaterThanOrEqual(32)
    expect(readSecrets(folder)).toEqual(secrets)
  })

  test('that is older than the seal gets a key for it, once, and keeps the rest', () => {
    const { secrets: file } = folderPaths(folder)
    const { sealKey, ...older } = readSecrets(folder)
    expect(Buffer.from(sealKey, 'base64url')).toHaveLength(32)
    writeFileSync(file, JSON.stringify({ ...older, more: 'kept' }))
    const upgraded = readSecrets(folder)
    expect(upgraded).toMatchObject({ ...older, more: 'kept' })
    expect(Buffer.from(upgraded.sealKey, 'base64url')).toHaveLength(32)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readSecrets(folder)).toEqual(upgraded)
    expect(readdirSync(folder)).toEqual(['secrets.json'])
  })

  test('keeps what the run before said', () => {
    lockFolder(folder, 3000)
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

/** A process about to take the folder: at the moment it is told, and until it is told to end. */
const readyToStart = async (folder: string) => {
  const module = pathToFileURL(join(import.meta.dirname, 'folder-lock.ts')).href
  const program = `
    import { lockFolder } from ${JSON.stringify(module)}
    process.stdin.once('data', at => {
      while (Date.now() < Number(at));
      try { lockFolder(${JSON.stringify(folder)}, 3000); console.log('mine') }
      catch (error) { console.log(error.name) }
    })
    console.log('ready')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const says = async () => String((await once(child.stdout, 'data'))[0]).trim()
  const ended = once(child, 'exit')
  expect(await says()).toBe('ready')
  return {
    goOn: (at: number) => {
      child.stdin.write(String(at))
      return says()
    },
    end: () => {
      child.stdin.end()
      return ended
    },
  }
}
