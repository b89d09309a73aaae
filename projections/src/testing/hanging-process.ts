import { openLog } from '@strongroom/ledger/eventlog/log'
import { Pool } from 'pg'
import type { Projection } from '../runner/projection.ts'
import { movements } from '../statement/movements.ts'
import { createViews } from '../views.ts'

// A process that works on the statement and hangs in the middle of a batch, at the event of a given number, so that
// a test can kill it there. Arguments: `advance` or `rebuild`, the database, the number.
const [work, url = '', hangAt = '0'] = process.argv.slice(2)

const hanging: Projection = {
  ...movements,
  changes: (event, surroundings) => {
    if (surroundings.number === Number(hangAt)) hang()
    return movements.changes(event, surroundings)
  },
}

/** Says so, and never returns. The message must be out before, for nothing else runs in this process any more. */
const hang = () => {
  process.stdout.write('hangs\n')
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000)
}

const pool = new Pool({ connectionString: url })
pool.on('error', () => {})
const log = await openLog({ databaseUrl: url })
const views = createViews({ pool, log, projections: [hanging] })
await (work === 'rebuild' ? views.rebuild('movements') : views.advance('movements'))
