import { openLog } from '@strongroom/ledger/eventlog/log'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { createViews } from '@strongroom/projections'
import pg from 'pg'

// A process that rebuilds the read models it is told to, as the command line does, until its parent has had enough.
tuneGarbageCollector()
const [databaseUrl = ''] = process.argv.slice(2)
const log = await openLog({ databaseUrl })
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
const views = createViews({ pool, log, onParked: parked => console.error(parked) })

const rebuild = async (name: string): Promise<void> => {
  const { cutOver, comparison } = await views.rebuild(name)
  if (!cutOver) throw new Error(`the rebuild of ${name} differs: ${JSON.stringify(comparison)}`)
  process.send?.('rebuilt')
}
process.on('message', (name: string) => void rebuild(name))
process.once('disconnect', () => process.exit())
process.send?.('ready')
