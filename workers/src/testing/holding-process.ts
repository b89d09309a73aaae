import { Pool } from 'pg'
import { openQueues } from '../queue/queues.ts'
import { until } from './until.ts'

// A process that works on queue `held`, for tests that stop it or kill it: each job says that it runs, and ends when it may.

const { DATABASE_URL = '', REDIS_URL } = process.env
const pool = new Pool({ connectionString: DATABASE_URL })
pool.on('error', () => {})
const queues = openQueues({
  ...{ databaseUrl: DATABASE_URL, redisUrl: REDIS_URL },
  onError: error => console.error(error),
  onFailed: (_, error) => console.error(error),
})
queues.work(
  'held',
  async ({ name }) => {
    await pool.query('insert into runs (job, by) values ($1, $2)', [name, process.pid])
    await until(async () => (await pool.query('select from may_end where job = $1', [name])).rowCount === 1)
  },
  2,
)
await queues.ready()
process.send?.('ready')
