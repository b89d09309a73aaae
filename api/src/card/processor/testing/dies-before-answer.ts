import { openCatalogue } from '@strongroom/ledger/catalogue'
import { createLedger } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { Pool } from 'pg'
import { createLogger } from '../../../logging/index.ts'
import { createStores } from '../../../vault/stores.ts'
import { cardProcessorOf } from '../processor-of.ts'
import { receive } from '../receive.ts'
import { signatureOf } from '../signature.ts'
import { neverLate } from '../taking.ts'

// A process of its own, which is killed with its decision in the log and no answer given: `DATABASE_URL`, `SECRET_KEY` and the
// processor's `MESSAGE` come from the environment.
const { DATABASE_URL = '', SECRET_KEY = '', MESSAGE = '' } = process.env
const db = new Pool({ connectionString: DATABASE_URL })
db.on('error', () => {})
const log = await openLog({ databaseUrl: DATABASE_URL })
const config = { secretKey: SECRET_KEY, production: false }
const { cardAskings, cardRecords, cardLogDetails } = createStores(db, config)
const processor = cardProcessorOf({ ...config, cardProcessorKey: undefined, cardProcessorUrl: undefined })
if (!processor) throw new Error('there is a demo processor')
const end: typeof cardAskings.end = async () => {
  process.kill(process.pid, 'SIGKILL')
}
const parts = {
  ledger: createLedger({ log }),
  catalogue: await openCatalogue(log),
  cardAskings: { ...cardAskings, end },
  cardRecords,
  cardLogDetails,
  logger: createLogger({ level: 'error', process: 'api' }),
  now: () => new Date(),
  lateAfter: neverLate,
}
const answer = await receive(parts, processor, {
  body: MESSAGE,
  signature: signatureOf(processor.key, MESSAGE, new Date()),
})
process.stdout.write(JSON.stringify(answer))
process.exit(0)
