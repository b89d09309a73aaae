import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenJobs, openJobs } from '../open-jobs.ts'
import { type Api, startApi } from '../testing/api.ts'
import { shown } from '../testing/fund.ts'
import { seedCatalogue } from '../testing/seed-catalogue.ts'
import { wakeUpChannel } from './job.ts'

let api: Api
let vault: OpenJobs
let folder: string
beforeAll(async () => {
  api = await startApi()
  await seedCatalogue(api)
  folder = await mkdtemp(join(tmpdir(), 'strongroom-jobs-'))
  vault = await openJobs({
    ...api.deps,
    config: {
      ...api.deps.config,
      ...{ dataDirectory: folder, s3: undefined, smtpUrl: undefined, mailFrom: 'Us <us@example.com>' },
    },
    stopping: new AbortController().signal,
  })
})
afterAll(async () => {
  vault.close()
  await api.stop()
  await rm(folder, { recursive: true })
})

const MARK = 'everything before this was heard'

/** The names of jobs that the database wakes while something is done. */
const wokenBy = async (act: () => Promise<void>): Promise<readonly string[]> => {
  const client = await api.db.connect()
  const woken: string[] = []
  const marked = new Promise<void>(resolve =>
    client.on('notification', ({ payload = '' }) => (payload === MARK ? resolve() : woken.push(payload))),
  )
  await client.query(`listen ${wakeUpChannel}`)
  await act()
  await api.db.query('select pg_notify($1, $2)', [wakeUpChannel, MARK])
  await marked
  client.release(true)
  return woken
}

const turn = async () => {
  for (const { run } of Object.values(vault.jobs)) await run()
  await shown(api)
}

test('a job that finds nothing to do wakes none, itself least of all: it would never rest', async () => {
  // The first turn proves what is owed.
  await turn()
  expect(await wokenBy(turn)).toEqual([])
})

test('an alert that is given other terms wakes the job that tells of it, and the telling wakes none', async () => {
  const { uid } = await api.person('ada')
  const ask = (sql: string) => wokenBy(async () => void (await api.db.query(sql)))
  const added = `insert into private.price_alerts (id, uid, kind, base, target, direction, price, repeats)
    values ('00000000-0000-4000-8000-000000000001', ${uid}, 'trade', 'BTC', 'USD', 'above', 70000, true)`
  expect(await ask(added)).toEqual(['tell-price-alerts'])
  expect(await ask('update private.price_alerts set price = 60000')).toEqual(['tell-price-alerts'])
  expect(await ask('update private.price_alerts set told_at = now(), armed = false')).toEqual([])
})

test('a budget that is set or changed wakes the job that tells of it, and the telling wakes none', async () => {
  const { uid } = await api.person('ben')
  const ask = (sql: string) => wokenBy(async () => void (await api.db.query(sql)))
  const added = `insert into private.budgets (uid, kind, currency, amount, time_zone) values (${uid}, 'withdrawal', 'USD', 100, 'UTC')`
  expect(await ask(added)).toEqual(['tell-budgets'])
  expect(await ask('update private.budgets set amount = 90')).toEqual(['tell-budgets'])
  expect(await ask('update private.budgets set looked_at = now(), told_share = 80')).toEqual([])
})
