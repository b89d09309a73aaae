import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openFiles, startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { secretBytes, signingKey } from '@strongroom/ledger/eventlog/seal'
import { createViews } from '@strongroom/projections'
import { createSealer, servedCheckpoint, type Witness } from '@strongroom/projections/seal'
import { readConfig } from '@strongroom/shared/config'
import { Client, Pool } from 'pg'
import { expect } from 'vitest'
import { type Answer, call, signIn } from '../../e2e/lib/client.ts'

/** The environment variables of one platform. */
export type Environment = {
  readonly [name: string]: string | undefined
  readonly DATABASE_URL: string
  readonly DATA_DIR: string
  readonly EVENTSTORE_URL?: string
}

type Opened = { readonly pool: Pool; readonly log: Log; readonly of: Environment }
/** Opens the platform's database and log, and closes them after the work. */
const opened = async <T>(of: Environment, work: (platform: Opened) => Promise<T>): Promise<T> => {
  const pool = new Pool({ connectionString: of.DATABASE_URL })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const log = await openLog({ eventstoreUrl: of.EVENTSTORE_URL, databaseUrl: of.DATABASE_URL })
  try {
    return await work({ pool, log, of })
  } finally {
    await log.close()
    await pool.end()
  }
}

/** Ada asks for a payment, always with the same key. */
export const askForRent = (of: Environment): Promise<Answer> =>
  opened(of, async ({ log }) => {
    const api = await startApi({
      config: readConfig(of),
      log,
      logger: createLogger({ process: 'workers', level: 'silent' }),
    })
    try {
      const ada = await signIn(`http://127.0.0.1:${api.port}`, 'ada@example.com')
      const body = { name: 'Rent of Elm Street', currency: 'USD', amount: '12.50' }
      return await call(ada, 'POST', '/requestpayment', body, { idempotencyKey: 'rent-of-May' })
    } finally {
      await api.stop()
    }
  })

/** Keeps a picture of the catalogue, as an administrator's save of a currency leaves it. */
export const keepPicture = (of: Environment): Promise<void> =>
  opened(of, async ({ pool }) => {
    const [id, bytes] = [randomUUID(), Buffer.from('a picture')]
    await (await openFiles(readConfig(of))).put(id, bytes)
    await pool.query('insert into private.pictures (id, type, size) values ($1, $2, $3)', [
      ...[id, 'image/png', bytes.length],
    ])
  })

/** Seals the log as it stands, and asks the witnesses to cosign. Its checkpoint as it is served. */
export const seal = (of: Environment, witnesses: readonly Witness[] = []) =>
  opened(of, async ({ pool, log }) => {
    const { sealOrigin, sealKey } = readConfig(of)
    const signer = signingKey(sealOrigin, 'note', secretBytes(sealKey))
    const fault = await createSealer({ pool, log, signer, witnesses, now: () => new Date() }).turn()
    expect(fault).toBeUndefined()
    return (await servedCheckpoint(pool))?.note ?? ''
  })

const rowsOf = async (pool: Pool, schema: string, leftOut: readonly string[]) => {
  const { rows } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = $1::regnamespace and relkind = 'r'
     and relname <> all ($2) order by 1`,
    [schema, leftOut],
  )
  const tables: Record<string, unknown[]> = {}
  for (const { name } of rows) {
    const row = `(to_jsonb(t) - 'position' - 'moved_at')::text as row`
    tables[name] = (await pool.query(`select ${row} from ${schema}.${name} t order by 1`)).rows
  }
  return tables
}

/** Every row of every read model, without its place in the log, which is the store's. */
export const shown = (of: Environment) =>
  opened(of, async ({ pool, log }) => {
    const views = createViews({ pool, log })
    await views.prepare(of.DATABASE_URL)
    await views.catchUp()
    await views.close()
    return rowsOf(pool, 'views', ['migrations', 'checkpoint', 'proof', 'snapshot_pieces'])
  })

/** Every row of private data but sessions, codes, links about sign-ins and allow-lists, and when which migration ran. */
export const personal = (of: Environment) =>
  opened(of, ({ pool }) =>
    rowsOf(pool, 'private', [
      'allow_list_ends',
      'migrations',
      'notice_post',
      'code_proofs',
      'email_codes',
      'export_parts',
      'rate_counts',
      'replays',
      'sessions',
      'sign_in_alerts',
    ]),
  )

/** Number of events in the log. */
export const events = (of: Environment) =>
  opened(of, async ({ log }) => (await log.readAll({ limit: 5_000 })).length)

/** Names and contents (base64) of the files that members have uploaded, and of pictures. */
export const filesIn = (of: Environment) =>
  readdirSync(join(of.DATA_DIR, 'files'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => [name, readFileSync(join(parentPath, name)).toString('base64')])
    .sort()

/** The platform's schemas that stand in the database. */
export const schemasOf = async ({ DATABASE_URL }: Environment) => {
  const client = new Client({ connectionString: DATABASE_URL })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(
    `select nspname from pg_namespace where nspname in ('log', 'private', 'views', 'seal')`,
  )
  await client.end()
  return rows
}
