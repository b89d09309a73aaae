/** The API keys of agents, by keyed hashes: none can be read again. Which of them is an agent's is in its catalogue entry. */

import type { Keyed } from './bound.ts'
import { run } from './run.ts'
import { codeHash } from './secrets.ts'

type Given = {
  readonly agentId: string
  readonly keyId: string
  readonly key: string
  /** uid of the administrator who has entered it. */
  readonly by: string
}

const hidden = '*'.repeat(28)
const none = '*'.repeat(4)

/** Keeps a key of an agent's. The id it has from now on, which is its earlier one if the agent has had it; nothing when another agent has. */
export const keep = async (
  { db, secretKey }: Keyed,
  { agentId, keyId, key, by }: Given,
): Promise<string | undefined> => {
  const hash = codeHash(secretKey, 'agent key', key)
  await db.query(
    `insert into private.agent_keys (key_id, agent_id, key_hash, last4, entered_by)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [keyId, agentId, hash, key.slice(-4), by],
  )
  const { rows } = await db.query<{ key_id: string }>(
    'select key_id from private.agent_keys where key_hash = $1 and agent_id = $2',
    [hash, agentId],
  )
  return rows[0]?.key_id
}

/** The agent whose key this is or was, and the id of the key; nothing where it is none. */
export const find = async (
  { db, secretKey }: Keyed,
  key: string,
): Promise<{ readonly agentId: string; readonly keyId: string } | undefined> => {
  const { rows } = await db.query<{ agent_id: string; key_id: string }>(
    'select agent_id, key_id::text from private.agent_keys where key_hash = $1',
    [codeHash(secretKey, 'agent key', key)],
  )
  return rows[0] && { agentId: rows[0].agent_id, keyId: rows[0].key_id }
}

/**
 * Counts a read of an agent's, whatever its key is by now. Nothing when its interval is over; else when the agent may read again,
 * ISO 8601, and nothing is counted. The database counts, so that several reads at once are one.
 */
export const read = async (
  { db }: Keyed,
  agentId: string,
  now: Date,
  minutes: number,
): Promise<string | undefined> => {
  const { rowCount } = await db.query(
    `insert into private.agent_reads as last (agent_id, read_at) values ($1, $2)
     on conflict (agent_id) do update set read_at = $2
     where last.read_at <= $2::timestamptz - $3 * interval '1 minute'`,
    [agentId, now, minutes],
  )
  if (rowCount === 1) return undefined
  const { rows } = await db.query<{ read_at: string | Date }>(
    'select read_at from private.agent_reads where agent_id = $1',
    [agentId],
  )
  return new Date(new Date(rows[0]?.read_at ?? now).getTime() + minutes * 60_000).toISOString()
}

/** Takes the keys of an agent away, when it is deleted or was not created after all. */
export const forget = ({ db }: Keyed, agentId: string): Promise<void> =>
  run(db, 'delete from private.agent_keys where agent_id = $1', [agentId])

/** How keys are shown, by their ids: hidden but for the last four characters. */
export const shown = async ({ db }: Keyed, keyIds: readonly string[]): Promise<(keyId: string) => string> => {
  const { rows } = await db.query<{ key_id: string; last4: string }>(
    'select key_id::text, last4 from private.agent_keys where key_id::text = any($1)',
    [keyIds],
  )
  const ends = new Map(rows.map(({ key_id, last4 }) => [key_id, last4]))
  return keyId => hidden + (ends.get(keyId) ?? none)
}
