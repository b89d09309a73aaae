import type { wire } from '@strongroom/shared'

/** The caller's name for a contact, or the contact's own as far as it is shown; a handle or a number where nothing is. */
export const calledAs = ({
  uid,
  username,
  handle = null,
  nickname = null,
}: Pick<wire.Payee, 'uid' | 'username' | 'handle'> & {
  readonly nickname?: string | null | undefined
}): string => nickname ?? (username || (handle === null ? uid : `@${handle}`))

/** Whether a contact answers to a text: a part of a name, of the handle, or of the user ID; all of them to none. */
export const answersTo =
  (text: string) =>
  ({ uid, username, handle, nickname }: wire.Contact): boolean => {
    const sought = text.trim().toLowerCase().replace(/^@/, '')
    return [uid, username, handle ?? '', nickname ?? ''].some(each => each.toLowerCase().includes(sought))
  }

/** Letters that stand for a name: of its first and its last word. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s@]+/u).filter(word => /[\p{L}\p{N}]/u.test(word))
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map(word => word?.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase()).join('')
}

const HUES = ['a', 'b', 'c', 'd', 'e'] as const

/** The colour behind the initials: one of five, by the user ID, so that it is the same on every screen. */
export const hueOf = (uid: string): string =>
  `var(--face-${HUES[Number(uid.slice(-6)) % HUES.length] ?? 'a'})`
