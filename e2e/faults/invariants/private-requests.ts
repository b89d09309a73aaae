import type { LedgerEvent } from '@strongroom/ledger/eventlog'
import { Client } from 'pg'

const ends: Readonly<Record<string, number>> = {
  GiftCardsAccepted: 1,
  GiftCardsSent: 2,
  GiftCardsRejected: -1,
}

/** The table's rows by key, and what the log says of each. */
type Standing = ReadonlyMap<string, string>

/** Where each application for gift cards stands by the log, and which virtual account each member was given last. */
export const standingsByLog = (events: readonly LedgerEvent[]): Standing => {
  const standings = new Map<string, string>()
  for (const { type, stream, data } of events) {
    const { applicationId, proposalId } = data as unknown as Record<string, string>
    if (type in ends) standings.set(`gift cards ${applicationId}`, `${ends[type]}`)
    if (type === 'VirtualAccountGiven')
      standings.set(`virtual account of ${stream.slice('member-'.length)}`, proposalId as string)
  }
  return standings
}

/** Standings that the log says and the tables, which members are shown, do not. */
export const unlikeShown = (byLog: Standing, shown: Standing): string[] =>
  [...byLog]
    .filter(([about, standing]) => shown.get(about) !== standing)
    .map(([about, standing]) => `${about}: ${standing} by the log, shown as ${shown.get(about)}`)

const shownSql = `
  select 'gift cards ' || id as about, status::text as standing from private.gift_card_applications
  union all
  select 'virtual account of ' || uid, proposal_id::text
  from private.virtual_accounts join private.proposed_virtual_accounts using (uid, details)`

/** Compares what members are shown of their private requests with the log. */
export const privateRequestsShown = async (
  databaseUrl: string,
  events: readonly LedgerEvent[],
): Promise<string[]> => {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ about: string; standing: string }>(shownSql)
    return unlikeShown(
      standingsByLog(events),
      new Map(rows.map(({ about, standing }) => [about, standing] as const)),
    )
  } finally {
    await client.end()
  }
}
