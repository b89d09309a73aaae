import { randomUUID } from 'node:crypto'
import { serve } from '@hono/node-server'
import { startApi } from '@strongroom/api'
import { createLogger } from '@strongroom/api/logging'
import { memberDecider } from '@strongroom/ledger/account'
import { createLedger } from '@strongroom/ledger/eventlog'
import { createMemoryLog, openLog } from '@strongroom/ledger/eventlog/log'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { walletDecider } from '@strongroom/ledger/wallet'
import { createViews } from '@strongroom/projections'
import { readConfig } from '@strongroom/shared/config'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { seedCatalogue } from '../../scripts/seed/seed-catalogue.ts'
import { demoCatalogue } from '../../scripts/seed/starting-catalogue.ts'
import { heldMemory } from './held-memory.ts'
import { type LongestTurns, watchTurns } from './turns.ts'

// One API process as it is in production, but for its log: `BENCH_LOG=memory` answers the same calls without writing.
// On the same machine and `BARE_PORT` stand the barest servers there can be: Hono's hello, and one SELECT a request.
tuneGarbageCollector()
const config = readConfig(process.env)
const log = process.env.BENCH_LOG === 'memory' ? createMemoryLog() : await openLog(config)
const ledger = createLedger({ log })
const pool = new Pool({ connectionString: config.databaseUrl, max: 10 })
pool.on('error', () => {})
await seedCatalogue(log, ledger, demoCatalogue())
await startApi({ config, log, logger: createLogger({ process: 'api', level: 'error' }) })
const views = createViews({ pool, log })

const bare = new Hono()
bare.get('/hello', c => c.text('hello'))
bare.get('/select/:uid', async c => {
  const { rows } = await pool.query({
    name: 'bare',
    text: 'select currency, amount from views.wallets where uid = $1',
    values: [c.req.param('uid')],
  })
  return c.json(rows)
})
serve({ fetch: bare.fetch, port: Number(process.env.BARE_PORT), hostname: '127.0.0.1' })

/** A bench's request between two measurements. */
type Order = {
  readonly watch?: boolean
  /** The read models stay where they are. */
  readonly behind?: boolean
  readonly memory?: boolean
  readonly verify?: string
  readonly promote?: string
  readonly openCard?: string
}

/** The longest turns since the last order that asked to watch them. */
let endWatching: (() => LongestTurns) | undefined

const obey = async ({
  watch = false,
  behind = false,
  memory,
  verify,
  promote,
  openCard,
}: Order): Promise<void> => {
  if (memory) return void process.send?.(heldMemory())
  const longest = endWatching?.()
  endWatching = undefined
  if (verify) await decide(verify, { type: 'DecideKyc', input: { status: 1 } })
  if (promote) await decide(promote, { type: 'SetRole', input: { role: 'superadmin' } })
  if (openCard) await open(openCard)
  if (!behind) await views.catchUp()
  if (watch) endWatching = watchTurns()
  process.send?.(longest ?? 'obeyed')
}
const decide = (uid: string, command: Parameters<typeof memberDecider.decide>[0]) =>
  ledger.handle(memberDecider, uid, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'bench' },
    correlationId: 'bench',
    command,
  })
/** A card with a thousand dollars on it, as if it had been paid for elsewhere. */
const open = (uid: string) =>
  ledger.handle(walletDecider, uid, {
    id: randomUUID(),
    actor: { kind: 'system', id: 'bench' },
    correlationId: 'bench',
    command: {
      type: 'OpenCard',
      input: { cardId: randomUUID(), currency: 'USDC' },
      given: {
        verified: true,
        currency: { code: 'USDC', scale: 6 },
        cardCurrency: { code: 'USD', scale: 2 },
        fee: '0',
        initialBalance: '1000',
        precharge: '0',
      },
    },
  })
process.on('message', (order: Order) => void obey(order))
process.once('SIGTERM', () => process.exit())
// A bench that breaks leaves no process behind.
process.once('disconnect', () => process.exit())
process.send?.('ready')
