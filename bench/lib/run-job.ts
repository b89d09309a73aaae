import { openJobs } from '@strongroom/api/jobs'
import { createLogger } from '@strongroom/api/logging'
import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { createViews } from '@strongroom/projections'
import { readConfig } from '@strongroom/shared/config'
import { Pool } from 'pg'

/** Gives a job of the vault one turn, in this process, as a worker does. Answers with the seconds that it took. */
export const runJob = async (databaseUrl: string, name: string): Promise<number> => {
  const jobs = await openRunner(databaseUrl)
  const seconds = await jobs.run(name)
  await jobs.close()
  return seconds
}

/** All that the jobs of the vault need, opened in this process as a worker does; `run` answers with the seconds of a job's turn. */
export const openRunner = async (databaseUrl: string) => {
  const config = readConfig({ ...process.env, DATABASE_URL: databaseUrl })
  const db = new Pool({ connectionString: databaseUrl, max: 10 })
  db.on('error', () => {})
  const log = await openLog(config)
  const catalogue = await openCatalogue(log)
  const views = createViews({ pool: db, log })
  const vault = await openJobs({
    config,
    db,
    log,
    catalogue,
    logger: createLogger({ process: 'api', level: 'warn' }),
    now: () => new Date(),
    ledger: createLedger({ log, cachedCommands: 20_000 }),
    views,
    stopping: new AbortController().signal,
  })
  return {
    run: async (name: string): Promise<number> => {
      const before = performance.now()
      await vault.jobs[name]?.run()
      return (performance.now() - before) / 1_000
    },
    close: async (): Promise<void> => {
      vault.close()
      await views.close()
      await catalogue.close()
      await log.close()
      await db.end()
    },
  }
}
