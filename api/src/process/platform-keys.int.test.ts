import { createMemoryLog } from '@strongroom/ledger/eventlog/log'
import { secretBytes, signingKey } from '@strongroom/ledger/eventlog/seal'
import { freshDatabase } from '@strongroom/ledger/testing'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimPlatform } from './claim-platform.ts'
import { hasKeys, refuseOtherKeys } from './platform-keys.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const [sealKey, otherSealKey] = ['a', 'b'].map(letter => Buffer.alloc(32, letter).toString('base64url')) as [
  string,
  string,
]
const lineOf = (key: string) => signingKey('bank.example/log', 'note', secretBytes(key)).key.line
const keys = (more: object = {}) => ({
  ...{ secretKey: 's'.repeat(40), sealKey, sealOrigin: 'strongroom.example/log', sealKeysBefore: [] },
  ...{ databaseUrl: database.url, eventstoreUrl: undefined },
  ...more,
})
const claim = (more?: object, log = createMemoryLog()) => claimPlatform({ config: keys(more), log })

describe('the keys of a platform', () => {
  test('are those of its first process, which every later one must have, and a command that needs them', async () => {
    expect(await hasKeys(database.url)).toBe(false)
    await Promise.all([claim(), claim()])
    await claim()
    expect(await hasKeys(database.url)).toBe(true)
    await refuseOtherKeys(database.url, keys())
    for (const [other, name] of [
      [{ secretKey: 't'.repeat(40) }, 'SECRET_KEY'],
      [{ sealKey: otherSealKey }, 'SEAL_KEY'],
    ] as const) {
      await expect(claim(other)).rejects.toThrow(new RegExp(`^${name} is not the one`))
      await expect(refuseOtherKeys(database.url, keys(other))).rejects.toThrow(new RegExp(`^${name} is not`))
    }
    // A refused call has changed nothing.
    await claim()
  })

  test('are not in the database, nor anything that two platforms with the same keys have in common', async () => {
    await claim()
    const client = new Client({ connectionString: database.url })
    await client.connect()
    const rows = async () => JSON.stringify((await client.query('select * from private.platform_keys')).rows)
    const first = await rows()
    await client.query('truncate private.platform_keys')
    await claim()
    expect(first).not.toContain(Buffer.from('s'.repeat(40)).toString('hex'))
    expect(
      JSON.parse(await rows()).map(({ fingerprint }: { fingerprint: object }) => fingerprint),
    ).not.toEqual(JSON.parse(first).map(({ fingerprint }: { fingerprint: object }) => fingerprint))
    await client.end()
  })

  test('may change for the seal, where the operator names the public key of before, under whichever name', async () => {
    await claim()
    const rotated = { sealKey: otherSealKey, sealKeysBefore: [lineOf(sealKey)] }
    await claim(rotated)
    await claim(rotated)
    // Once it is changed, the list of before may be left out, and the old key is another one.
    await claim({ sealKey: otherSealKey })
    await expect(claim()).rejects.toThrow(/^SEAL_KEY is not the one/)
  })
})

test('a log that holds events is no log of a database without a platform', async () => {
  const log = createMemoryLog()
  await log.append('order-1', 'no-stream', [
    { id: 'b3c5a3f0-3f0e-4b9c-9a2c-1f6c4d0f5a11', type: 'OrderPlaced', data: '{}', metadata: '{}' },
  ])
  const eventstoreUrl = 'esdb://someone:secret@es:2113'
  await expect(claim({ eventstoreUrl }, log)).rejects.toThrow(/^The log of EVENTSTORE_URL is not empty/)
  // It is refused again: nothing was made in the database.
  await expect(claim({}, log)).rejects.toThrow(/^The log of DATABASE_URL is not empty/)
  await claim()
  await claim({}, log)
})
