import { setImmediate as nextTurn } from 'node:timers/promises'
import { freshDatabase } from '@strongroom/ledger/testing'
import { expect, test } from 'vitest'
import { openQueues } from './queues.ts'

test('a worker whose database is not there says so, and does not hold up the process with tries', async () => {
  const database = await freshDatabase()
  const missing = Object.assign(new URL(database.url), { pathname: '/missing' }).href
  const errors: string[] = []
  const queues = openQueues({
    databaseUrl: missing,
    onError: ({ message }) => void errors.push(message),
    onFailed: () => {},
  })
  queues.work('chores', async () => {}, 4)
  await expect(queues.ready()).rejects.toThrow('database "missing" does not exist')
  // A worker that tries without a pause lets no turn of the event loop pass.
  for (let turn = 0; turn < 20; turn++) await nextTurn()
  expect(errors.length).toBeLessThan(10)
  await queues.close()
  await database.drop()
})
