import { tmpdir } from 'node:os'
import { openVaultJobs } from '@strongroom/api/vault'
import { type LiveCatalogue, openCatalogue } from '@strongroom/ledger/catalogue'
import { pricesOf } from '@strongroom/projections/catalogue'
import { readConfig } from '@strongroom/shared/config'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPlatform, type Platform } from '../testing/worker-kit.ts'
import { askDueTimes, type Jobs } from '../wake/due-times.ts'
import { allJobsOf } from './all-jobs.ts'
import { Tail } from './react/tail.ts'

let platform: Platform
let catalogue: LiveCatalogue
let jobs: Jobs
let close: () => void
const stopping = new AbortController().signal
const now = () => new Date()
const logger = pino({ level: 'silent' })

beforeEach(async () => {
  platform = await openPlatform()
  const { pool, log, views, ledger, database } = platform
  catalogue = await openCatalogue(log)
  const elsewhere = 'http://127.0.0.1:9'
  const config = readConfig({
    ...{ DATABASE_URL: database.url, DATA_DIR: tmpdir(), SMTP_URL: 'smtp://127.0.0.1:9' },
    ...{ SMS_URL: elsewhere, CUSTODY_URL: elsewhere, SCREENING_URL: elsewhere },
  })
  const parts = { log, ledger, views, catalogue, logger, now, stopping }
  const vault = await openVaultJobs({ ...parts, config, db: pool })
  close = vault.close
  jobs = allJobsOf({
    ...{ ...parts, pool, config, paces: {}, tail: new Tail(''), vault: vault.jobs },
    ...{ means: { ledger, catalogue }, prices: pricesOf({ config, now, logger }) },
  })
})
afterEach(async () => {
  close()
  await catalogue.close()
  await platform.stop()
})

const dueNow = async () => {
  const head = (await platform.log.head()) ?? ''
  const ask = askDueTimes({ pool: platform.pool, jobs, now, head: () => head })
  return [...(await ask(Object.keys(jobs)))].flatMap(([name, { inMs }]) => (inMs <= 0 ? [name] : []))
}

describe('the jobs', () => {
  test('that have something to do in a house that has just opened are known by one statement', async () => {
    expect((await dueNow()).toSorted()).toEqual([])
  })
})
