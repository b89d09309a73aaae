import type { Pool } from 'pg'
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

/** The API keys of agents, by keyed hashes: none can be read again. Which of them is an agent's is in its catalogue entry. */
export const createAgentKeys = (db: Pool, secretKey: string) => ({
  /** Keeps a key of an agent's. The id it has from now on, which is its earlier one if the agent has had it; nothing when another agent has. */
  keep: async ({ agentId, keyId, key, by }: Given): Promise<string | undefined> => {
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
  },

  /** Takes the keys of an agent away, when it is deleted or was not created after all. */
  forget: async (agentId: string): Promise<void> => {
    await db.query('delete from private.agent_keys where agent_id = $1', [agentId])
  },

  /** How keys are shown, by their ids: hidden but for the last four characters. */
  shown: async (keyIds: readonly string[]): Promise<(keyId: string) => string> => {
    const { rows } = await db.query<{ key_id: string; last4: string }>(
      'select key_id::text, last4 from private.agent_keys where key_id::text = any($1)',
      [keyIds],
    )
    const ends = new Map(rows.map(({ key_id, last4 }) => [key_id, last4]))
    return keyId => hidden + (ends.get(keyId) ?? none)
  },
})
