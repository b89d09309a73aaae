import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { createProver } from '@strongroom/projections/proof'
import { getWallets } from '@strongroom/projections/wallet'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openPlatform, type Platform, until } from './testing/worker-kit.ts'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const patienceMs = 300_000

let platform: Platform
let processes: ChildProcess[]

beforeEach(async () => {
  platform = await openPlatform({ openLog: databaseUrl => openLog({ databaseUrl }) })
  processes = []
})
afterEach(async () => {
  for (const each of processes) each.kill('SIGKILL')
  await platform.stop()
})

const start = () => {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: platform.database.url, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  processes.push(child)
  return child
}

const caughtUp = () => platform.views.status().then(all => all.every(each => each.caughtUp))

describe('the worker process', () => {
  test('killed again and again while it works, loses and doubles nothing', async () => {
    await platform.submit('1', 't1', '1000.00')
    await platform.approve('1', 't1')
    let count = 2
    for (let round = 0; round < 2; round++) {
      const child = start()
      for (let n = 0; n < 40; n++, count++) await platform.send('1', '2', `p${round}-${n}`, '1.00')
      await until(async () => (await platform.views.status()).some(each => each.events > count - 30))
      child.kill('SIGKILL')
    }
    start()
    // Every payment is also received: the reaction finishes payments that were only sent.
    await until(async () => (await getWallets(platform.pool, '2'))[0]?.amount === '80')
    await until(caughtUp)
    expect(await platform.log.readStream('wallet-2')).toHaveLength(80)
    expect(await createProver(platform).prove()).toMatchObject({ equal: true, number: 162 })
    const lines = await platform.pool.query('select count(*)::int as n from views.movements')
    expect(lines.rows).toEqual([{ n: 161 }])
  })

  test('stops when it is told to, and when its parent is gone', async () => {
    for (const tell of [
      (child: ChildProcess) => child.kill('SIGTERM'),
      (child: ChildProcess) => child.disconnect(),
    ]) {
      const child = start()
      const { position } = await platform.open('1', `C${processes.length}`)
      expect(await platform.views.waitForPosition(position, ['wallets'], patienceMs)).toBe(true)
      tell(child)
      const [code] = await once(child, 'exit')
      expect(code).toBe(0)
    }
  })
})
