import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Log, openLog } from '@strongroom/ledger/eventlog/log'
import { type FreshDatabase, freshDatabase } from '@strongroom/ledger/testing'
import { Pool } from 'pg'
import { afterEach, beforeEach } from 'vitest'
import { root } from '../tool.ts'
import { begunPlatform } from './begun-platform.ts'

// The starting point of tests in which workers die: a database, the log in it, a folder for data, and what ends what was begun.

let database: FreshDatabase
let folder: string
export let log: Log
export let db: Pool
/** Resources that a test has opened and must close, the last first. */
export let stops: (() => Promise<unknown>)[]

/** Opens all of it before each test of the file that calls this, and closes it afterwards. `isEmpty`: no tables stand in it. */
export const givenDatabase = ({ isEmpty = false } = {}): void => {
  beforeEach(async () => {
    database = await freshDatabase(isEmpty ? undefined : begunPlatform)
    log = await openLog({ databaseUrl: database.url })
    db = new Pool({ connectionString: database.url })
    db.on('error', () => {})
    db.on('connect', client => client.on('error', () => {}))
    folder = mkdtempSync(join(tmpdir(), 'strongroom-workers-'))
    stops = []
  })
  afterEach(async () => {
    for (const stop of stops.reverse()) await stop()
    await log.close()
    await db.end()
    await database.drop()
    rmSync(folder, { recursive: true })
  })
}

/** Environment variables that name the database and the folder. */
export const environment = () => ({
  ...{ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' },
})

/** Starts workers in a process of their own; what it returns kills them, and settles when they are gone. */
export const killableWorkers = (more: NodeJS.ProcessEnv = {}): (() => Promise<void>) => {
  const child = spawn(process.execPath, [join(root, 'workers/src/main.ts')], {
    env: { ...process.env, ...environment(), ...more },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  stops.push(kill)
  return kill
}
