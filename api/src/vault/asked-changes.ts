/**
 * Under which proposal each change was asked for last. The database decides between two who ask at once; the log says whether the
 * proposal still waits.
 */

import type { Db } from '@strongroom/projections/queries'
import { matchesOne, only } from './run.ts'

/** The proposal that a change was asked for under. `isFresh`: moments ago, so that its fact may be on its way into the log. */
export type AskedChange = { readonly proposalId: string; readonly isFresh: boolean }

/** The proposal under which the change was asked for first; the given one, when this is the first. */
export const claim = (db: Db, digest: string, proposalId: string): Promise<AskedChange> =>
  only<AskedChange>(
    db,
    `insert into private.asked_changes as asked (digest, proposal_id) values ($1, $2)
     on conflict (digest) do update set digest = excluded.digest
     returning proposal_id::text as "proposalId", asked_at > now() - interval '30 s' as "isFresh"`,
    [digest, proposalId],
  )

/** Puts a proposal in the place of one that waits no more. False when another request was quicker. */
export const replace = (db: Db, digest: string, from: string, to: string): Promise<boolean> =>
  matchesOne(
    db,
    'update private.asked_changes set proposal_id = $3, asked_at = now() where digest = $1 and proposal_id = $2',
    [digest, from, to],
  )
