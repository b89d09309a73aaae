/** Addresses that wait for a second administrator, by their proposal, in the order they were given. */

import { sha256 } from '@strongroom/ledger/eventlog'
import type { Db } from '@strongroom/projections/queries'
import { run } from './run.ts'

/** A digest of proposed addresses: the log holds it, so that they cannot be exchanged later. */
export const digestOf = (network: string, addresses: readonly string[]): string =>
  sha256(JSON.stringify([network, ...addresses]))

/** Keeps them; again, it changes nothing. */
export const keep = (
  db: Db,
  proposalId: string,
  network: string,
  addresses: readonly string[],
): Promise<void> =>
  run(
    db,
    `insert into private.proposed_addresses (proposal_id, place, network, address)
     select $1, place, $2, address from unnest($3::text[]) with ordinality as t(address, place)
     on conflict do nothing`,
    [proposalId, network, addresses],
  )

/** The addresses of proposals in their order, by the ids of the proposals. */
export const of = async (
  db: Db,
  proposalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await db.query<{ id: string; addresses: string[] }>(
    `select proposal_id as id, array_agg(address order by place) as addresses from private.proposed_addresses
     where proposal_id::text = any($1) group by proposal_id`,
    [proposalIds],
  )
  return new Map(rows.map(({ id, addresses }) => [id, addresses]))
}
