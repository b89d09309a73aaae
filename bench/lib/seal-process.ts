import { openLog } from '@strongroom/ledger/eventlog/log'
import { signingKey } from '@strongroom/ledger/eventlog/seal'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { createSealer } from '@strongroom/projections/seal'
import pg from 'pg'

// A process that takes a turn of sealing whenever it is told to, as the workers do every ten seconds.
tuneGarbageCollector()
const [databaseUrl = ''] = process.argv.slice(2)
const log = await openLog({ databaseUrl })
const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 })
const signer = signingKey('bench.example/log', 'note', Buffer.alloc(32, 1))
const sealer = createSealer({ pool, log, signer, now: () => new Date() })

const turn = async (): Promise<void> => {
  const fault = await sealer.turn()
  if (fault) throw new Error(`the log cannot be sealed: ${JSON.stringify(fault)}`)
  process.send?.(process.cpuUsage())
}
process.on('message', () => void turn())
process.once('disconnect', () => process.exit())
process.send?.('ready')
