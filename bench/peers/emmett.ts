import { getPostgreSQLEventStore } from '@event-driven-io/emmett-postgresql'
import { type Peer, payload } from './peer.ts'

export const emmett = async (url: string): Promise<Peer> => {
  const store = getPostgreSQLEventStore(url)
  await store.schema.migrate()
  return {
    name: 'Emmett 0.42',
    append: (stream, n) =>
      store.appendToStream(`wallet-${stream}`, [{ type: 'QuickPaySent', data: payload(stream, n) }], {
        expectedStreamVersion: n === 0 ? 'STREAM_DOES_NOT_EXIST' : BigInt(n),
      }),
    push: (stream, n) =>
      store.appendToStream(`wallet-${stream}`, [{ type: 'QuickPaySent', data: payload(stream, n) }]),
    close: () => store.close(),
  }
}
