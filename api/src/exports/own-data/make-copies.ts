import { isRolledBack, isUnavailable } from '../../command/unavailable.ts'
import type { Dependencies } from '../../dependencies.ts'
import { copyDays, type DataCopyRow } from '../../vault/data-copies.ts'
import { zipOf } from '../../vault/files/zip.ts'
import { dataCopyLetter } from '../../vault/mail/data-copy-letter.ts'
import type { Stores } from '../../vault/stores.ts'
import { inSnapshot } from '../in-snapshot.ts'
import { callsIn } from '../outside-requests.ts'
import { copyReads, gather } from './gather.ts'

type CopyParts = Omit<Dependencies, 'relaxed'> &
  Pick<Stores, 'dataCopies' | 'members'> & { readonly stopping: AbortSignal }

const WAIT_MS = 20_000
/** A copy that has ended so many tries without being made is given up: it stands as failed. */
const MOST_TRIES = 5

/** Makes the copies that wait, one after another. One whose worker is killed is made by the next turn; each is tried five times at most. */
export const makeCopies = (parts: CopyParts) => async (): Promise<void> => {
  const { dataCopies, log, logger, stopping, views } = parts
  while (!stopping.aborted) {
    const next = await dataCopies.next()
    // A copy holds all that was there before it was asked for: it waits for read models that lag, if need be until the next turn.
    if (!next || !(await views.waitForPosition(await log.head(), copyReads, WAIT_MS))) return
    const tries = await dataCopies.begin(next.id)
    try {
      if (tries > MOST_TRIES) throw new Error('a worker was ended by every try')
      await make(parts, next)
    } catch (err) {
      if (stopping.aborted) return
      logger.error({ err, copy: next.id, tries }, 'a copy of a member’s data could not be made')
      const isOfTheMoment = isUnavailable(err) || isRolledBack(err)
      if (!isOfTheMoment || tries >= MOST_TRIES) await dataCopies.fail(next.id)
      else if (isUnavailable(err)) return
    }
  }
}

const make = async (parts: CopyParts, { id, uid, language }: DataCopyRow): Promise<void> => {
  const { config, dataCopies, db, members, now } = parts
  const profile = await members.byUid(uid)
  // The member has left since, and the row goes with them.
  if (!profile) return
  // No session of the member's is this one.
  const session = { id: '', uid, email: profile.email, role: 'member', admin: false } as const
  const archive = await inSnapshot(db, async snapshot => {
    const files = gather(snapshot, await callsIn(parts, snapshot), { session, id, language, now: now() })
    return new Uint8Array(await new Response(zipOf(files)).arrayBuffer())
  })
  await dataCopies.end(id, archive, dataCopyLetter(profile, { days: copyDays, publicUrl: config.publicUrl }))
}
