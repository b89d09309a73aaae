import type { Db } from '@strongroom/projections/queries'
import { inTransaction } from '@strongroom/projections/runner'
import type { Parts } from '../../dependencies.ts'
import { mentionLetter } from '../../vault/mail/letters.ts'
import { postMail } from '../../vault/mail/post.ts'
import { namedActor } from '../proposals/proposal-mail.ts'

type Note = {
  /** The administrators whom the note names; each is written to, but the note's own author. */
  readonly mentions: readonly string[]
  readonly by: string
  /** Path of the note in the back office; the letter says nothing else of it. */
  readonly path: string
}

/** Saves a note by `save`, and posts the letters to those whom it names: both or neither. */
export const saveNote = async (
  { db, members, config }: Pick<Parts, 'db' | 'members' | 'config'>,
  { mentions, by, path }: Note,
  save: (db: Db) => Promise<void>,
): Promise<void> => {
  const others = [...new Set(mentions)].filter(uid => uid !== by)
  const profiles = await Promise.all(others.map(uid => members.byUid(uid)))
  const actor = namedActor(by, (await members.byUid(by))?.username)
  await inTransaction(db, async client => {
    await save(client)
    for (const profile of profiles)
      if (profile)
        await postMail(client, mentionLetter(profile, { by: actor, address: `${config.publicUrl}${path}` }))
  })
}
