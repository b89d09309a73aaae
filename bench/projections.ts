import { parseArgs } from 'node:util'
import { projections } from './benches/projections.ts'
import { print } from './lib/report.ts'
import { startBenchServer } from './lib/server.ts'

// `node bench/projections.ts [--events 1000000] [--members 10000] [--rounds 3]`: the read models' bench alone, at any size.
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '100000' },
    members: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '3' },
  },
})

const server = await startBenchServer()
try {
  const size = { events: Number(values.events), members: Number(values.members) }
  print(await projections(server, Number(values.rounds), 0, size))
} finally {
  await server.stop()
}
