import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { facts, tell } from '../testing/facts.ts'
import { prepared } from '../testing/views-kit.ts'
import { createViews, type Views } from '../views.ts'
import { isSound, latestProof } from './latest-proof.ts'
import { createProver, type Prover } from './prove.ts'

let database: FreshDatabase
let pool: Pool
let log: Log
let views: Views
let prover: Prover

const story = [
  facts.submitted('1', 't1', '100.00'),
  facts.approved('1', 't1', '100.00'),
  facts.swapped('1', 's1', '11.00'),
  facts.sent('1', '2', 'p1', '20.00'),
  facts.received('1', '2', 'p1', '20.00'),
]

beforeEach(async () => {
  database = await freshDatabase(prepared)
  pool = new Pool({ connectionString: database.url })
  log = await openLog({ databaseUrl: database.url, eventstoreUrl: undefined })
  views = createViews({ pool, log })
  await views.prepare(database.url)
  prover = createProver({ pool, log })
  await tell(log, story)
  await views.catchUp()
  expect(isSound(await prover.prove())).toBe(true)
})
afterEach(async () => {
  await views.close()
  await log.close()
  await pool.end()
  await database.drop()
})

const change = async (stream: string, revision: number, from: string, to: string) => {
  const { rowCount } = await pool.query(
    `update log.events set data = replace(data, $3, $4) where stream = $1 and revision = $2 and strpos(data, $3) > 0`,
    [stream, revision, from, to],
  )
  expect(rowCount).toBe(1)
}
const keep = (where: string) => pool.query(`create table kept as select * from log.events where ${where}`)
const putBack = () => pool.query('insert into log.events select * from kept')
const findings = async (by = prover) =>
  (await by.prove()).differences.map(({ kind, key }) => `${kind}: ${key}`)

describe('a log that is changed while it is being proven', () => {
  test('outside of a leg: the event is named, balances are equal, and it is gone once put right', async () => {
    await change('wallet-1', 2, '"receivedAmount":"10.00"', '"receivedAmount":"90.00"')
    expect(await prover.prove()).toMatchObject({
      equal: true,
      chain: { whole: false },
      differences: [{ kind: 'hash', stream: 'wallet-1', revision: 2, position: '00000000000000000003' }],
    })
    expect(await findings()).toEqual(['hash: wallet-1 revision 2'])
    await change('wallet-1', 2, '"receivedAmount":"90.00"', '"receivedAmount":"10.00"')
    expect(await prover.prove()).toMatchObject({ equal: true, chain: { whole: true }, differences: [] })
  })

  test('in one leg: event, currency and rows are named, and gone once put right', async () => {
    const [right, wrong] = [
      '"house:fees","currency":"USD","amount":"1.00"',
      '"house:fees","currency":"USD","amount":"7.00"',
    ]
    await change('wallet-1', 2, right, wrong)
    expect(await findings()).toEqual(['hash: wallet-1 revision 2', 'sum: USD', 'row: house:fees USD'])
    await change('wallet-1', 2, wrong, right)
    expect(isSound(await prover.prove())).toBe(true)
  })

  test('in both legs: the event is named, and both accounts with both figures', async () => {
    await pool.query(
      `update log.events set data = replace(data, '20.00', '30.00') where stream = 'wallet-2' and revision = 0`,
    )
    expect((await prover.prove()).differences).toMatchObject([
      { kind: 'hash', stream: 'wallet-2', revision: 0 },
      {
        view: 'balances',
        key: 'house:transit USD',
        log: 'house:transit USD -10.000000000000000000',
        shown: null,
      },
      { view: 'balances', key: 'user:2:available USD' },
      { view: 'wallets', key: '2 USD' },
    ])
  })

  test('does not hide what is wrong besides', async () => {
    await change('wallet-1', 0, 'TRC20', 'ERC20')
    expect(await findings()).toEqual(['hash: wallet-1 revision 0'])
    await pool.query(`update views.wallets set amount = amount + 100 where uid = '2'`)
    await change('wallet-1', 3, '"p1"', '"p2"')
    expect(await findings()).toEqual(['hash: wallet-1 revision 0', 'hash: wallet-1 revision 3', 'row: 2 USD'])
    await change('wallet-1', 0, 'ERC20', 'TRC20')
    expect(await findings()).toEqual(['hash: wallet-1 revision 3', 'row: 2 USD'])
  })

  test('by taking the last event of a stream, which is not the last of the log', async () => {
    await keep(`stream = 'wallet-1' and revision = 3`)
    await pool.query(`delete from log.events where stream = 'wallet-1' and revision = 3`)
    expect(await findings()).toContain('missing: wallet-1 revision 3')
    await putBack()
    expect(isSound(await prover.prove())).toBe(true)
  })

  test('by taking its last event, or all since a moment', async () => {
    await keep(`position > 3`)
    await pool.query('delete from log.events where position > 3')
    expect((await findings()).slice(0, 3)).toEqual([
      'missing: wallet-1 revision 3',
      'missing: wallet-2 revision 0',
      'restored: balances at 00000000000000000005',
    ])
    await putBack()
    expect(isSound(await prover.prove())).toBe(true)
  })

  test('by writing an event and its hash anew: read models have seen another one', async () => {
    const [last] = await log.readStream('wallet-2')
    await pool.query(`delete from log.events where stream = 'wallet-2'`)
    await tell(log, [facts.received('1', '2', 'p9', '20.00')])
    await pool.query(`update log.events set position = $1 where stream = 'wallet-2'`, [last?.position])
    expect(await findings()).toEqual(['rewritten: wallet-2 revision 0'])
  })

  test('is found by another process, and so is what it has not walked over itself', async () => {
    await change('wallet-1', 2, '"receivedAmount":"10.00"', '"receivedAmount":"90.00"')
    expect(await findings()).toHaveLength(1)
    const other = createProver({ pool, log, walkMs: 0 })
    expect(await findings(other)).toEqual(['hash: wallet-1 revision 2'])
    expect((await latestProof(pool))?.chain.whole).toBe(false)
  })

  test('is found a share at a time, within one round', async () => {
    await Promise.all([...Array(1200)].map((_, n) => tell(log, [facts.opened(String(n + 10), 'USD')])))
    await views.catchUp()
    const slow = createProver({ pool, log, walkMs: 0 })
    await slow.prove()
    await change('wallet-900', 0, 'USD', 'EUR')
    const rounds: number[] = []
    while ((await slow.prove()).chain.whole) rounds.push(1)
    expect(rounds.length).toBeLessThanOrEqual(4)
    expect((await latestProof(pool))?.differences).toMatchObject([{ kind: 'hash', stream: 'wallet-900' }])
  })
})
