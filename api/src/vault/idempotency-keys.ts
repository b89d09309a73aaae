/**
 * Remembers what a command was asked with, whichever stream it goes to: the log tells one command from another within a
 * stream only, and an administrator's commands go to those of many members.
 */

import { createHmac } from 'node:crypto'
import { inSlices } from '@strongroom/ledger/eventlog/tools'
import type { Keyed } from './bound.ts'

/** True when the command is new, or is asked for again with just the same request. */
export const fits = async (
  { db, secretKey }: Keyed,
  commandId: string,
  request: string,
): Promise<boolean> => {
  const digest = await digestOf(secretKey, request)
  const { rows } = await db.query<{ same: boolean }>(
    `insert into private.idempotency_keys as known (command_id, request) values ($1, $2)
     on conflict (command_id) do update set used_at = now()
     returning known.request = $2 as same`,
    [commandId, digest],
  )
  return rows[0]?.same ?? false
}

/** Letters that are hashed at a time: a request may hold a file of megabytes. */
const PIECE = 64 * 1024

const digestOf = async (secretKey: string, request: string): Promise<Buffer> => {
  const hmac = createHmac('sha256', secretKey)
  await inSlices(piecesOf(request), piece => void hmac.update(piece))
  return hmac.digest()
}

/** Cut before a pair of surrogates, never through one: half of it would be hashed as something else. */
function* piecesOf(text: string): Generator<string> {
  for (let from = 0; from < text.length; ) {
    const end = from + PIECE
    const to = end < text.length && isSecondHalf(text.charCodeAt(end)) ? end - 1 : end
    yield text.slice(from, to)
    from = to
  }
}

const isSecondHalf = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff
