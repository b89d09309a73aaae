import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ask } from '../queries/ask.ts'
import { movements } from '../statement/movements.ts'
import { facts, tell } from '../testing/facts.ts'
import { givenFacts } from '../testing/given-facts.ts'
import { createViews, type Views } from '../views.ts'

const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  ...Array.from({ length: 20 }, (_, n) => facts.swapped('1', `s${n}`, '2.00')),
  ...Array.from({ length: 20 }, (_, n) => facts.sent('1', '2', `p${n}`, '1.00')),
]

let database: Awaited<ReturnType<typeof freshDatabase>>
let log: Awaited<ReturnType<typeof openLog>>
let pool: Pool
let views: Views
let child: ChildProcess | undefined

beforeEach(async () => {
  database = await freshDatabase()
  log = await openLog({ databaseUrl: database.url })
  pool = new Pool({ connectionString: database.url })
  views = createViews({ pool, log, projections: [movements] })
  await views.prepare(database.url)
  await tell(log, story)
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await views.close()
  await pool.end()
  await log.close()
  await database.drop()
})

/** Starts a process that hangs at an event of its work, and kills it there. */
const killedAt = async (work: 'advance' | 'rebuild', number: number) => {
  const script = fileURLToPath(new URL('../testing/hanging-process.ts', import.meta.url))
  child = spawn(process.execPath, [script, work, database.url, String(number)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout as NonNullable<typeof child.stdout>, 'data')
  expect(String(said)).toBe('hangs\n')
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** The database notices a killed client by its socket; until then it holds the projection. */
const released = async () => {
  while ((await views.advance('movements')) === 'busy') await new Promise(resolve => setTimeout(resolve, 20))
}

/** The killed process' connection still holds the rebuild for a moment. */
const patiently = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch(error => {
    if (error.name !== 'RebuildRunning') throw error
    return patiently(work)
  })

const statement = () =>
  ask<{ id: string; available_after: string }>(
    pool,
    'select id, available_after from views.movements where uid = $1 order by number, currency',
    ['1'],
  )

const expected = async () => {
  const rows = (await givenFacts(movements, ...story)).of('movements')
  return rows.map(row => row.id).sort()
}

describe('a worker killed in the middle of a batch', () => {
  test('loses nothing and doubles nothing', async () => {
    await killedAt('advance', 33)
    expect(await statement()).toEqual([])
    await released()
    const lines = await statement()
    expect(lines.map(line => line.id).sort()).toEqual(await expected())
    expect(lines.findLast(line => line.id.startsWith('quick-pay'))?.available_after).toBe('40')
    expect(await views.status()).toMatchObject([{ events: story.length, caughtUp: true }])
  })

  test('in a rebuild leaves the live tables alone, and the next rebuild begins anew', async () => {
    await views.advance('movements')
    const before = await statement()
    await killedAt('rebuild', 33)
    expect(await statement()).toEqual(before)
    expect(await views.status()).toMatchObject([{ rebuilding: true }])
    await expect(patiently(() => views.cutOver('movements'))).rejects.toThrow('was cut off')
    expect(await patiently(() => views.rebuild('movements'))).toMatchObject({
      cutOver: true,
      comparison: { equal: true },
    })
    expect(await statement()).toEqual(before)
  })
})
