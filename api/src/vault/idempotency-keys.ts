import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'

/**
 * Remembers what a command was asked with, whichever stream it goes to: the log tells one command from another within a
 * stream only, and an administrator's commands go to those of many members.
 */
export const createIdempotencyKeys = (db: Pool, secretKey: string) => ({
  /** True when the command is new, or is asked for again with just the same request. */
  fits: async (commandId: string, request: string): Promise<boolean> => {
    const digest = createHmac('sha256', secretKey).update(request).digest()
    const { rows } = await db.query<{ same: boolean }>(
      `insert into private.idempotency_keys as known (command_id, request) values ($1, $2)
       on conflict (command_id) do update set used_at = now()
       returning known.request = $2 as same`,
      [commandId, digest],
    )
    return rows[0]?.same ?? false
  },
})
export type IdempotencyKeys = ReturnType<typeof createIdempotencyKeys>
