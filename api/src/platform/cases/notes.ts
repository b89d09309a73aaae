import { memberDecider } from '@strongroom/ledger/account'
import type { wire } from '@strongroom/shared'
import { HttpError } from '../../command/http-error.ts'
import type { Parts } from '../../dependencies.ts'
import type { NoteRow } from '../../vault/case-work.ts'

/** Refuses, at the field, user ids that are no administrator's. */
export const checkAdministrators = async (
  { ledger }: Pick<Parts, 'ledger'>,
  path: string,
  uids: readonly string[],
): Promise<void> => {
  const isAdministrator = async (uid: string) => {
    const { role, enabled, deleted } = (await ledger.load(memberDecider, uid)).state
    return role !== 'member' && enabled && !deleted
  }
  if ((await Promise.all(uids.map(isAdministrator))).includes(false))
    throw HttpError.invalid([{ path, message: 'An administrator whose account is enabled' }])
}

/** Notes as screens show them: with the names of their authors and of those whom they name. */
export const namedNotes = async (
  { members }: Pick<Parts, 'members'>,
  found: readonly NoteRow[],
): Promise<readonly wire.CaseNote[]> => {
  const names = await members.namesOf(found.flatMap(({ noted_by, mentions }) => [noted_by, ...mentions]))
  return found.map(({ id, note, noted_by, mentions, noted_at }) => ({
    id,
    note,
    by: noted_by,
    by_name: names(noted_by).username,
    date: noted_at,
    mentions: mentions.map(uid => ({ uid, username: names(uid).username })),
  }))
}
