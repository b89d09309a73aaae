import { done, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import type { Mail } from '../vault/mail/mail.ts'
import type { Profile } from '../vault/profile.ts'

/** The outcome of a command that was accepted. */
export type Accepted = { readonly events: readonly unknown[]; readonly repeated?: boolean }

/**
 * Tells the holder once of each command, and of none that changes nothing. One that is asked for again tells what a crash
 * between the log and the mail left untold.
 */
export const tellOnce = async (
  { members, post }: Parts,
  { uid, commandId }: { readonly uid: string; readonly commandId: string },
  letter: (member: Profile) => Mail,
  { events, repeated }: Accepted,
): Promise<Reply> => {
  const member = repeated || events.length > 0 ? await members.byUid(uid) : undefined
  if (member) await post.postOnce(letter(member), commandId)
  return done()
}
