import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Client } from 'pg'

const whoDid = (events: readonly LedgerEvent[], fact: string): readonly string[] =>
  events.filter(({ type }) => type === fact).map(({ stream }) => stream.slice(stream.indexOf('-') + 1))

/**
 * A member who leaves does so altogether: the wallet closes, the log says it, and no personal data is left. `known`: the
 * members whose names are.
 */
export const leftHalf = (events: readonly LedgerEvent[], known: readonly string[]): string[] => {
  const gone = new Set(whoDid(events, 'MemberDeleted'))
  return [
    ...whoDid(events, 'WalletClosed')
      .filter(uid => !gone.has(uid))
      .map(uid => `the wallet of ${uid} is closed, and ${uid} has not left`),
    ...known.filter(uid => gone.has(uid)).map(uid => `${uid} has left, and is still known by name`),
  ]
}

export const leavers = async (databaseUrl: string, events: readonly LedgerEvent[]): Promise<string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ uid: string }>('select uid::text from private.members')
    return leftHalf(
      events,
      rows.map(({ uid }) => uid),
    )
  } finally {
    await client.end()
  }
}
