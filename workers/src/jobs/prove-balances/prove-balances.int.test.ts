import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import { latestProof } from '@strongroom/projections/proof'
import { afterEach, beforeEach, test } from 'vitest'
import type { Workers } from '../../start-workers.ts'
import { openPlatform, type Platform, until } from '../../testing/worker-kit.ts'

let platform: Platform
let workers: Workers
beforeEach(async () => {
  platform = await openPlatform({ openLog: url => openLog({ databaseUrl: url }) })
  await platform.submit('1', 't1', '100.00')
  await platform.approve('1', 't1')
  workers = await platform.work({
    paces: { look: 300, 'prove-balances': 300, 'check-read-models': 300 },
  })
  await until(async () => ((await latestProof(platform.pool))?.accounts ?? 0) === 2)
})
afterEach(async () => {
  await workers.stop()
  await platform.stop()
})

const change = (revision: number, from: string, to: string) =>
  platform.pool.query(
    `update log.events set data = replace(data, $2, $3) where stream = 'wallet-1' and revision = $1`,
    [revision, from, to],
  )
const found = (...keys: string[]) =>
  until(async () => {
    const proof = await latestProof(platform.pool)
    const proven = proof?.differences.filter(({ view }) => ['log', 'balances', 'wallets'].includes(view))
    return JSON.stringify(proven?.map(({ kind, key }) => `${kind}: ${key}`)) === JSON.stringify(keys)
  })

test('running workers name what is changed in the log, one thing beside another, and forget what is put right', async () => {
  await change(0, 'TRC20', 'ERC20')
  await found('hash: wallet-1 revision 0')
  await platform.pool.query(`update views.wallets set amount = amount + 100 where uid = '1'`)
  await found('hash: wallet-1 revision 0', 'row: 1 USD')
  await change(0, 'ERC20', 'TRC20')
  await found('row: 1 USD')
  await platform.pool.query(`update views.wallets set amount = amount - 100 where uid = '1'`)
  await found()
  await change(1, '"amount":"-100.00"', '"amount":"-900.00"')
  await found('hash: wallet-1 revision 1', 'sum: USD', 'row: world:chain USD')
})

test('running workers name a changed row of a read model with its column, and forget it once it was made anew', async () => {
  const inTopUps = async () =>
    (await latestProof(platform.pool))?.differences
      .filter(({ view }) => view === 'top_ups')
      .map(({ key, field, log, shown }) => [key, field, log, shown].join(' '))
      .join()
  await until(async () => (await latestProof(platform.pool))?.views.checkedAt !== null)
  await platform.pool.query(`update views.top_ups set amount = 900 where id = 't1'`)
  await until(async () => (await inTopUps()) === '1 t1 amount 100 900')
  const views = createViews({ pool: platform.pool, log: platform.log })
  await views.rebuild('top_ups', { approve: () => true })
  await until(async () => (await inTopUps()) === '')
  await views.close()
})
