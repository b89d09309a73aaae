/** When the owner of each session last proved themselves: by signing in, or since. */

import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { matchesOne } from './run.ts'

/** Minutes for which a sign-in, or a later proof, counts for decisions that take two administrators. */
const provenMinutes = 15

type ProofWay = wire.SessionProof['by']

/** Whether the owner of a session has signed in or proven themselves lately. */
export const isProven = (db: Db, id: string): Promise<boolean> =>
  matchesOne(
    db,
    `select from private.sessions where hash = decode($1, 'hex')
       and proven_at > now() - interval '${provenMinutes} minutes'`,
    [id],
  )

/** Notes that the owner of a session has proven themselves now; until when that counts, or nothing when it has ended. */
export const prove = async (db: Db, id: string): Promise<Date | undefined> => {
  const { rows } = await db.query<{ until: Date }>(
    `update private.sessions set proven_at = now() where hash = decode($1, 'hex')
     returning now() + interval '${provenMinutes} minutes' as until`,
    [id],
  )
  return rows[0]?.until
}

/** The ways in which a member can prove themselves, the strongest first. */
export const waysOf = async (db: Db, uid: string): Promise<readonly ProofWay[]> => {
  const { rows } = await db.query<{ ways: ProofWay[] }>(
    `select array_remove(array[
       case when exists (select from private.passkeys p where p.uid = c.uid) then 'passkey' end,
       case when authenticator_since is not null then 'authenticator' end,
       case when pin is not null then 'pin' end], null) as ways
     from private.credentials c where uid = $1`,
    [uid],
  )
  return rows[0]?.ways ?? []
}
