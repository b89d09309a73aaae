import { openLog } from '@strongroom/ledger/eventlog/log'
import { copyLog } from '@strongroom/ledger/eventlog/verify'
import { startTestEventStore } from '@strongroom/ledger/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reactions } from './reactions/reactions.ts'
import { openPlatform, type Platform, until } from './testing/worker-kit.ts'

let platform: Platform
beforeEach(async () => {
  platform = await openPlatform({ openLog: databaseUrl => openLog({ databaseUrl }) })
})
afterEach(() => platform.stop())

const paces = { look: 200 }
const checkpoints = async (): Promise<string[]> =>
  (await platform.pool.query('select position from reactions.checkpoint')).rows.map(each => each.position)
/** Whether the reactions to wallets have read the log, and all stand at places that look so; the others met no event. */
const haveRead = (like: RegExp) => async () => {
  const places = await checkpoints()
  return (
    places.filter(place => like.test(place)).length >= 2 && places.every(place => !place || like.test(place))
  )
}
const failedJobs = () =>
  platform.lines
    .map(line => JSON.parse(line) as { msg: string; job?: string })
    .filter(
      ({ msg, job }) =>
        msg === 'a job failed' && (job === 'advance' || reactions.some(({ name }) => name === job)),
    )
const received = (log: Platform['log']) => log.readStream('wallet-2')

test.each([23, 24] as const)(
  'reactions that were under way go on over a log that has moved to EventStoreDB %i',
  async version => {
    await platform.open('1', 'USD')
    await platform.open('2', 'USD')
    await platform.submit('1', 't1', '100.00')
    await platform.approve('1', 't1')
    const workers = await platform.work({ paces })
    await until(haveRead(/^\d{20}$/))
    await workers.stop()
    await platform.send('1', '2', 'p1', '30.00')

    const node = await startTestEventStore({ version })
    const moved = await openLog({ databaseUrl: '', eventstoreUrl: node.url })
    expect((await copyLog({ from: platform.log, to: moved })).equal).toBe(true)
    const again = await platform.work({ paces, log: moved })
    try {
      await until(haveRead(/^\d{20}\/\d{20}$/))
      await until(async () => (await received(moved)).some(({ type }) => type === 'QuickPayReceived'))
      await until(async () => (await platform.pool.query('select from reactions.todo')).rowCount === 0)
      expect((await received(moved)).filter(({ type }) => type === 'QuickPayReceived')).toHaveLength(1)
      expect(failedJobs()).toEqual([])
    } finally {
      await again.stop()
      await moved.close()
      await node.stop()
    }
  },
)
