import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Client } from 'pg'

/** The addresses given to each member, by the log: lines that can be compared. */
const given = (
  events: readonly LedgerEvent[],
): readonly { readonly address: string; readonly uid: string }[] =>
  events
    .filter(({ type }) => type === 'DepositAddressGiven')
    .map(({ stream, data }) => ({
      address: (data as unknown as { addressId: string }).addressId,
      uid: stream.slice('addresses-'.length),
    }))

/** A transfer to an address belongs to one member: the address is never given to another. */
export const addressesOfTwo = (events: readonly LedgerEvent[]): string[] => {
  const owners = new Map<string, string>()
  return given(events).flatMap(({ address, uid }) => {
    const owner = owners.get(address) ?? uid
    owners.set(address, owner)
    return owner === uid ? [] : [`the address ${address} is ${owner}'s and ${uid}'s`]
  })
}

type Held = { readonly id: string; readonly uid: string }

/** The table that members are shown their addresses from must hold the log's addresses, and no others. */
export const unlikeTable = (events: readonly LedgerEvent[], table: readonly Held[]): string[] => {
  const shown = new Set(table.map(({ id, uid }) => `${id} of ${uid}`))
  const told = new Set(given(events).map(({ address, uid }) => `${address} of ${uid}`))
  return [
    ...[...shown]
      .filter(each => !told.has(each))
      .map(each => `the address ${each} is in the table, and not in the log`),
    ...[...told]
      .filter(each => !shown.has(each))
      .map(each => `the address ${each} is in the log, and not in the table`),
  ]
}

export const addressesInTable = async (
  databaseUrl: string,
  events: readonly LedgerEvent[],
): Promise<string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const sql = 'select id, uid::text from private.deposit_addresses where given_at is not null'
    return unlikeTable(events, (await client.query<Held>(sql)).rows)
  } finally {
    await client.end()
  }
}
