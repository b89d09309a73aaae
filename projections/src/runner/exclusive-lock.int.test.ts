import type { Log } from '@strongroom/ledger/eventlog/log'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { swaps } from '../swap/swaps.ts'
import { facts, tell } from '../testing/facts.ts'
import { startViews, type ViewsKit } from '../testing/views-kit.ts'
import { createViews } from '../views.ts'
import { balances } from '../wallet/balances/balances.ts'

const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  facts.swapped('1', 's1', '11.00'),
  facts.sent('1', '2', 'p1', '20.00'),
]

let kit: ViewsKit

beforeEach(async () => {
  kit = await startViews({ projections: [balances, swaps] })
  await tell(kit.log, story)
  await kit.views.catchUp()
})
afterEach(() => kit.stop())

const balance = async () => {
  const rows = await kit.rows('balances')
  return rows.find(row => row.account === 'user:1:available' && row.currency === 'USD')?.amount
}
const setBalance = (amount: string) =>
  kit.pool.query(
    `update views.balances set amount = $1 where account = 'user:1:available' and currency = 'USD'`,
    [amount],
  )

describe('a rebuild', () => {
  const loseTheLock = () =>
    kit.pool.query(
      `select pg_terminate_backend(pid, 10000) from pg_locks
       where locktype = 'advisory' and classid = hashtext('strongroom rebuild')::oid
         and database = (select oid from pg_database where datname = current_database())`,
    )

  test('that has lost what kept others off is not put in place, beside another or alone', async () => {
    await setBalance('50')
    let other: unknown
    const approve = async () => {
      await loseTheLock()
      other = await kit.views.rebuild('balances', { approve: () => false })
      return true
    }
    await expect(kit.views.rebuild('balances', { approve })).rejects.toThrow('rebuild it again')
    expect(other).toMatchObject({ cutOver: false })
    expect(await balance()).toBe('50')
    // The other's tables are whole, and wait for an operator's decision.
    await kit.views.cutOver('balances', [{ unit: 'USD', amount: '19' }])
    expect(await balance()).toBe('69')
  })

  test('that has lost what kept others off stops, and leaves the tables to the one that has begun', async () => {
    let lost: Promise<unknown> | undefined
    // The log is read on only once the lock is gone, and another transaction has begun and finished.
    const log: Log = {
      ...kit.log,
      scan: after => {
        const scan = kit.log.scan(after)
        return {
          ...scan,
          next: async () => {
            lost ??= loseTheLock().then(() => kit.views.rebuild('swaps', { approve: () => false }))
            await lost
            return scan.next()
          },
        }
      },
    }
    const held = createViews({ pool: kit.pool, log, projections: [swaps] })
    await expect(held.rebuild('swaps')).rejects.toThrow('rebuild it again')
    await kit.views.cutOver('swaps')
    expect(await kit.rows('swaps')).toHaveLength(1)
    await held.close()
  })
})
