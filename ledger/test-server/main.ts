import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { versionNamed } from './faults.ts'
import { createServer } from './server.ts'

/**
 * The test server as a process of its own. It prints `listening <address>` and then obeys, one JSON object a line on
 * its standard input: `{"faults":{…}}`, `{"restart":{"keepData":true,"downMs":50}}`, `{"dropConnections":{}}`,
 * `{"stopAfterStore":5000}`, answering each with a line `done`. It ends with its standard input or with SIGTERM.
 */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '2113' },
    socket: { type: 'string' },
    version: { type: 'string', default: '23' },
    'max-event-size': { type: 'string' },
    'no-batch': { type: 'boolean', default: false },
    faults: { type: 'string', default: '{}' },
  },
})

const server = createServer({
  version: versionNamed(values.version),
  ...(values['max-event-size'] && { maxEventSize: Number(values['max-event-size']) }),
  batch: !values['no-batch'],
  faults: JSON.parse(values.faults),
})
await server.listen(values.socket ? `unix:${values.socket}` : `127.0.0.1:${values.port}`)
console.log('listening', server.address)

const actions: Record<string, (value: never) => unknown> = {
  faults: value => Object.assign(server.faults, value),
  restart: value => server.restart(value),
  dropConnections: () => server.dropConnections(),
  stopAfterStore: value => server.stopAfterStore(value),
}

const obey = async (line: string): Promise<void> => {
  for (const [name, value] of Object.entries(JSON.parse(line))) {
    const action = actions[name]
    if (!action) throw new Error(`there is no action ${name}`)
    await action(value as never)
  }
  console.log('done')
}

const stop = () => {
  server.stop()
  process.exit(0)
}
process.once('SIGTERM', stop)

for await (const line of createInterface({ input: process.stdin })) await obey(line)
stop()
