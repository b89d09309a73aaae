import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { tuneGarbageCollector } from '@strongroom/ledger/eventlog/tools'
import { append } from './benches/append.ts'
import { cardDecisions } from './benches/card-decisions.ts'
import { changes } from './benches/changes.ts'
import { command } from './benches/command.ts'
import { counterfactual } from './benches/counterfactual.ts'
import { crowds } from './benches/crowds.ts'
import { find } from './benches/find.ts'
import { growth } from './benches/growth.ts'
import { hotStream } from './benches/hot-stream.ts'
import { http } from './benches/http.ts'
import { imports } from './benches/imports.ts'
import { lists } from './benches/lists.ts'
import { logs } from './benches/logs.ts'
import { lostEvents } from './benches/lost-events.ts'
import { memory } from './benches/memory.ts'
import { overload } from './benches/overload.ts'
import { phoneFigures } from './benches/phone.ts'
import { projections } from './benches/projections.ts'
import { proof } from './benches/proof.ts'
import { queue } from './benches/queue.ts'
import { rebuilds } from './benches/rebuilds.ts'
import { reconciliation } from './benches/reconciliation.ts'
import { replay } from './benches/replay.ts'
import { rest } from './benches/rest.ts'
import { restart } from './benches/restart.ts'
import { seal } from './benches/seal.ts'
import { visible } from './benches/visible.ts'
import { type Line, print, save } from './lib/report.ts'
import { type BenchServer, startBenchServer } from './lib/server.ts'

/** Options that give a bench other sizes than its usual ones. */
type Sizes = {
  readonly events?: number
  readonly sizes?: readonly number[]
  readonly beside?: string
  readonly quietMs?: number
  readonly measureMs?: number
}

/** Every bench, by name. A new one is an entry here. */
const benches: Readonly<
  Record<string, (server: BenchServer, rounds: number, roundMs: number, sizes: Sizes) => Promise<Line[]>>
> = {
  append,
  'hot-stream': hotStream,
  command,
  http,
  'lost-events': lostEvents,
  growth,
  projections,
  proof,
  rebuilds,
  visible: (server, rounds, _roundMs, { beside }) => visible(server, rounds, beside),
  overload: (server, rounds, roundMs, { beside }) => overload(server, rounds, roundMs, beside),
  changes,
  crowds,
  memory,
  queue,
  imports,
  restart,
  rest: (server, _rounds, _roundMs, { beside, quietMs = 300_000, measureMs = 300_000 }) =>
    rest(server, { quietMs, measureMs }, beside ? pathToFileURL(`${beside}/`) : undefined),
  seal,
  replay,
  counterfactual,
  logs,
  reconciliation,
  lists,
  find,
  'card-decisions': cardDecisions,
  phone: phoneFigures,
}

// `npm run bench [-- name …] [--rounds 5] [--round-ms 2000] [--events 100000] [--sizes 10000,100000]`: measures, prints
// a table, writes bench/results/latest.json. `--events` is for `projections`, `proof`, `rebuilds`, `memory`, `replay`, `counterfactual`, `lists`, `find`, and `imports` and
// `reconciliation` (their lines), `--sizes` for `growth`, `--beside /another/checkout` for `visible` and `overload`: its code takes turns
// with ours; for `rest`: its code alone. `rest` waits `--quiet-s 300` and measures for `--measure-s 300`.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    'round-ms': { type: 'string', default: '2000' },
    events: { type: 'string' },
    sizes: { type: 'string' },
    beside: { type: 'string' },
    'quiet-s': { type: 'string' },
    'measure-s': { type: 'string' },
  },
})
const chosen = positionals.length > 0 ? positionals : Object.keys(benches).filter(name => name !== 'rest')
const unknown = chosen.filter(name => !benches[name])
if (unknown.length > 0)
  throw new Error(`There is no bench ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`)

const sizes: Sizes = {
  ...(values.events ? { events: Number(values.events) } : {}),
  ...(values['quiet-s'] ? { quietMs: Number(values['quiet-s']) * 1_000 } : {}),
  ...(values['measure-s'] ? { measureMs: Number(values['measure-s']) * 1_000 } : {}),
  ...(values.beside ? { beside: resolve(values.beside) } : {}),
  ...(values.sizes ? { sizes: values.sizes.split(',').map(Number) } : {}),
}

// As the processes of the platform do; the peers beside it fare the better for it too.
tuneGarbageCollector()
const server = await startBenchServer()
const lines: Line[] = []
try {
  for (const name of chosen) {
    console.log(`\n${name}`)
    const measured =
      (await benches[name]?.(server, Number(values.rounds), Number(values['round-ms']), sizes)) ?? []
    print(measured)
    lines.push(...measured)
  }
  save(new URL('./results/latest.json', import.meta.url), lines)
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  // Some peers leave connections open and do not listen when they end; nothing is measured any more.
  process.on('uncaughtException', () => {})
  await server.stop()
}
process.exit()
