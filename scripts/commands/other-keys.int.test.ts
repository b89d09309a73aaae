import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { claimPlatform } from '@strongroom/api/process'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { readConfig } from '@strongroom/shared/config'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { begunPlatform } from '../testing/begun-platform.ts'
import { runHere } from '../testing/operator.ts'
import { commands } from './run-command.ts'

const keyOf = (letter: string) => Buffer.alloc(32, letter).toString('base64url')
const own = { SECRET_KEY: 's'.repeat(40), SEAL_KEY: keyOf('a') }
const others = [
  ['SECRET_KEY', { ...own, SECRET_KEY: 't'.repeat(40) }],
  ['SEAL_KEY', { ...own, SEAL_KEY: keyOf('b') }],
] as const

let database: FreshDatabase
const folder = join(tmpdir(), `strongroom-other-keys-${process.pid}`)
beforeAll(async () => {
  database = await freshDatabase(begunPlatform)
  const config = readConfig({ DATABASE_URL: database.url, ...own })
  const log = await openLog(config)
  await claimPlatform({ config, log })
  await log.close()
})
afterAll(() => database.drop())

/** A use of each command that works with the platform's keys. */
const uses: Readonly<Record<string, readonly string[]>> = {
  'log seal': ['log', 'seal'],
  'backup <folder>': ['backup', folder],
  'demo card <message> <card> <options>': ['demo', 'card', 'authorise', 'DEMO-1001', '--amount', '1'],
}

describe('a command that works with the keys of a platform', () => {
  test('has its use here', () => {
    const needing = commands.filter(command => 'needsKeys' in command && command.needsKeys)
    expect(needing.map(({ usage }) => usage).toSorted()).toEqual(Object.keys(uses).toSorted())
  })

  test.each(
    Object.entries(uses).flatMap(([usage, words]) => others.map(other => [usage, ...other, words] as const)),
  )('%s is refused with another %s than the platform has, and does nothing', async (_, name, keys, words) => {
    const environment = { DATABASE_URL: database.url, BACKUP_PASSPHRASE: 'a passphrase of the test', ...keys }
    const { code, output } = await runHere(environment, words)
    expect([code, output]).toEqual([1, expect.stringMatching(new RegExp(`^${name} is not the one`))])
    expect(existsSync(folder)).toBe(false)
  })

  test('is carried out with the platform’s own', async () => {
    expect(await runHere({ DATABASE_URL: database.url, ...own }, ['log', 'seal'])).toMatchObject({ code: 0 })
  })
})
