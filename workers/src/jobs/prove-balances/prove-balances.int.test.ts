import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews, projections } from '@strongroom/projections'
import { createChecker, createProver, latestProof } from '@strongroom/projections/proof'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPlatform, type Platform } from '../../testing/worker-kit.ts'
import { checkReadModels } from '../check-read-models/check-read-models.ts'
import { proveBalances } from './prove-balances.ts'

// Turns of the jobs without the rests between them, in which workers do nothing but wait.

let platform: Platform
let lines: string[]
const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })

beforeEach(async () => {
  lines = []
  platform = await openPlatform({ openLog: url => openLog({ databaseUrl: url }) })
  await platform.submit('1', 't1', '100.00')
  await platform.approve('1', 't1')
  await platform.views.catchUp()
})
afterEach(() => platform.stop())

const change = (revision: number, from: string, to: string) =>
  platform.pool.query(
    `update log.events set data = replace(data, $2, $3) where stream = 'wallet-1' and revision = $1`,
    [revision, from, to],
  )

test('workers name what is changed in the log, one thing beside another, and forget what is put right', async () => {
  const prover = createProver(platform)
  const found = async () => {
    await proveBalances(prover, logger)()
    const proof = await latestProof(platform.pool)
    const proven = proof?.differences.filter(({ view }) => ['log', 'balances', 'wallets'].includes(view))
    return proven?.map(({ kind, key }) => `${kind}: ${key}`)
  }
  expect(await found()).toEqual([])
  expect(await latestProof(platform.pool)).toMatchObject({ number: 2 })
  await change(0, 'TRC20', 'ERC20')
  expect(await found()).toEqual(['hash: wallet-1 revision 0'])
  await platform.pool.query(`update views.wallets set amount = amount + 100 where uid = '1'`)
  expect(await found()).toEqual(['hash: wallet-1 revision 0', 'row: 1 USD'])
  await change(0, 'ERC20', 'TRC20')
  expect(await found()).toEqual(['row: 1 USD'])
  await platform.pool.query(`update views.wallets set amount = amount - 100 where uid = '1'`)
  expect(await found()).toEqual([])
  await change(1, '"amount":"-100.00"', '"amount":"-900.00"')
  expect(await found()).toEqual(['hash: wallet-1 revision 1', 'sum: USD', 'row: world:chain USD'])
})

test('workers name a changed row of a read model with its column, and forget it once it was made anew', async () => {
  const { pool, log } = platform
  const topUps = projections.filter(({ name }) => name === 'top_ups')
  // Long turns: each looks at all there are.
  const checker = createChecker({ pool, log, projections: topUps, turnMs: 600_000, restFactor: 0 })
  const inTopUps = async () => {
    await proveBalances(createProver(platform), logger)()
    await checkReadModels(checker, { pool, logger })()
    return (await latestProof(pool))?.differences
      .filter(({ view }) => view === 'top_ups')
      .map(({ key, field, log, shown }) => [key, field, log, shown].join(' '))
      .join()
  }
  expect(await inTopUps()).toBe('')
  await pool.query(`update views.top_ups set amount = 900 where id = 't1'`)
  expect(await inTopUps()).toBe('1 t1 amount 100 900')
  expect(lines.join()).toContain('a read model is not as the log makes it')
  const views = createViews({ pool, log })
  await views.rebuild('top_ups', { approve: () => true })
  expect(await inTopUps()).toBe('')
  await views.close()
})
