import { hit } from '../lib/load.ts'
import { race } from '../lib/measure.ts'
import { type Line, rateLine } from '../lib/report.ts'
import { personOf, serveApi, topUps } from '../lib/serve-api.ts'
import type { BenchServer } from '../lib/server.ts'

/**
 * Commands and reads through HTTP, signed and validated. A command is a submitted top-up: durable in two streams before
 * it is answered; its baseline is the same process with a log that only remembers. A read is a member's wallets.
 */
export const http = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const ours = await serveApi({ databaseUrl: await server.platformDatabase('http_ours') })
  const memory = await serveApi({ databaseUrl: await server.platformDatabase('http_memory'), log: 'memory' })
  const lines: Line[] = []
  const must = new Map([
    [32, 0.45],
    [256, 0.7],
  ])
  for (const clients of [1, 32, 256]) {
    const [mine, baseline] = await race(
      [topUps('Strongroom', ours), topUps('the same route without the log', memory)],
      { clients, rounds, roundMs },
    )
    const atLeast = must.get(clients)
    if (mine && baseline)
      lines.push(
        rateLine(
          `command through HTTP, ${clients} clients`,
          mine,
          baseline,
          atLeast ? { atLeast } : undefined,
        ),
      )
  }
  await ours.caughtUp()
  const [wallets, hello, select] = await race(
    [
      {
        name: 'Strongroom',
        once: client =>
          hit(`${ours.base}/v1/wallets/userWallet/%7B%7D`, {
            session: personOf(ours, client),
            expect: '"currency":"USDC"',
          }),
      },
      { name: 'Hono hello', once: () => hit(`${ours.bare}/hello`) },
      {
        name: 'Hono and one SELECT',
        once: client => hit(`${ours.bare}/select/${personOf(ours, client).uid}`),
      },
    ],
    { clients: 32, rounds, roundMs },
  )
  if (wallets && hello && select)
    lines.push(
      rateLine('wallet read through HTTP, 32 clients', wallets, hello, { atLeast: 0.45 }),
      rateLine('wallet read through HTTP, 32 clients', wallets, select, { atLeast: 1.3 }),
    )
  await Promise.all([ours.stop(), memory.stop()])
  return lines
}
