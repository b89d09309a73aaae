import { createMemoryLog, type Log } from '@strongroom/ledger/eventlog/log'
import { freshDatabase } from '@strongroom/ledger/testing'
import { createViews } from '@strongroom/projections'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { claimPlatform } from './claim-platform.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
beforeEach(async () => {
  database = await freshDatabase()
})
afterEach(() => database.drop())

const claim = (log: Log, eventstoreUrl: string | undefined = 'esdb://es:2113') =>
  claimPlatform({
    config: {
      ...{ secretKey: 's'.repeat(40), sealKey: Buffer.alloc(32, 'a').toString('base64url') },
      ...{ sealOrigin: 'strongroom.example/log', sealKeysBefore: [] },
      ...{ databaseUrl: database.url, eventstoreUrl },
    },
    log,
  })

const own = JSON.stringify({ hash: 'a'.repeat(64), commandId: 'c1' })
const event = (id: number, metadata = own) => ({
  id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
  ...{ type: 'TopUpRequested', data: '{}', metadata },
})
const logOf = async (...appends: readonly [stream: string, event: ReturnType<typeof event>][]) => {
  const log = createMemoryLog()
  for (const [stream, each] of appends) await log.append(stream, 'no-stream', [each])
  return log
}

describe('the log of a platform', () => {
  test('is the one that it began with, in whichever order a copy has it', async () => {
    await claim(createMemoryLog())
    await claim(await logOf(['wallet-a', event(1)], ['wallet-b', event(2)]))
    await claim(await logOf(['wallet-b', event(2)], ['wallet-a', event(1)]))
  })

  test('is not another platform’s, which the words say by the name of the variable', async () => {
    await claim(createMemoryLog())
    await claim(await logOf(['wallet-a', event(1)]))
    const strange = await logOf(['wallet-a', event(3)])
    await expect(claim(strange)).rejects.toThrow(
      /^The log of EVENTSTORE_URL is not the one of the platform in this database, which begins with event 0{8}-.*-0{11}1 of wallet-a/,
    )
    await expect(claim(await logOf(['wallet-b', event(1)]))).rejects.toThrow(/is not the one/)
    await expect(claim(strange, '')).rejects.toThrow(/^The log of DATABASE_URL is not the one/)
  })

  test('is not an empty one, as a node begins that looks into another folder', async () => {
    await claim(createMemoryLog())
    await claim(await logOf(['wallet-a', event(1)]))
    await expect(claim(createMemoryLog())).rejects.toThrow(
      /^The log of EVENTSTORE_URL is empty, and the platform in this database has had one/,
    )
  })

  test('is not an empty one where only the read models know of a log, as of an earlier version', async () => {
    const log = createMemoryLog()
    await claim(log)
    const pool = new Pool({ connectionString: database.url })
    await createViews({ pool, log }).prepare(database.url)
    await claim(log)
    await pool.query(`insert into views.checkpoint (projection, generation, version, position, events)
      values ('planted', 'live', 1, '00000000000000000548', 1)`)
    await expect(claim(log)).rejects.toThrow(/^The log of EVENTSTORE_URL is empty/)
    await pool.end()
  })

  test('may begin with events of other programs, which say nothing of it', async () => {
    const others = event(7, '{}')
    await claim(createMemoryLog())
    await claim(await logOf(['order-1', others], ['wallet-a', event(1)]))
    await claim(await logOf(['wallet-a', event(1)]))
    await expect(claim(await logOf(['order-1', others]))).rejects.toThrow(/is not the one/)
  })
})
