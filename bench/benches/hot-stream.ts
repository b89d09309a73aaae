import { createLedger, newId } from '@strongroom/ledger/eventlog'
import { openLog } from '@strongroom/ledger/eventlog/log'
import { walletDecider } from '@strongroom/ledger/wallet'
import { race } from '../lib/measure.ts'
import { type Line, rateLine } from '../lib/report.ts'
import type { BenchServer } from '../lib/server.ts'
import { emmett } from '../peers/emmett.ts'
import { messageDb } from '../peers/message-db.ts'
import type { Peer } from '../peers/peer.ts'

const currency = { code: 'USD', scale: 2 }

/** Thirty-two clients on one stream. Ours decides each command on a balance; the peers only write. */
export const hotStream = async (server: BenchServer, rounds: number, roundMs: number): Promise<Line[]> => {
  const log = await openLog({ databaseUrl: await server.database('hot_ours') })
  const ledger = createLedger({ log })
  const receive = () => {
    const paymentId = newId()
    return ledger.handle(walletDecider, 'hot', {
      id: paymentId,
      actor: { kind: 'system', id: 'bench' },
      correlationId: 'bench',
      command: {
        type: 'ReceiveQuickPay',
        input: { paymentId, from: '1', currency: 'USD', amount: '0.01' },
        given: { currency },
      },
    })
  }
  const peers = [
    await messageDb(await server.database('hot_mdb'), 'one'),
    await emmett(await server.database('hot_emmett')),
  ]
  const [mine, ...others] = await race(
    [
      { name: 'Strongroom', once: receive },
      ...peers.map(each => ({ name: each.name, once: insisting(each) })),
    ],
    { clients: 32, rounds, roundMs },
  )
  await Promise.all([log, ...peers].map(each => each.close()))
  const must = [{ atLeast: 10 }, { atLeast: 80 }]
  return mine ? others.map((other, i) => rateLine('one hot stream, 32 clients', mine, other, must[i])) : []
}

/** Without an expected version, which suits the peers best; a writer that still loses tries again. */
const insisting = (peer: Peer) => async (_: number, n: number) => {
  for (;;) {
    const done = await peer.push?.('hot', n).then(
      () => true,
      () => false,
    )
    if (done) return
  }
}
