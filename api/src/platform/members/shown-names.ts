import { listKnownMembers } from '@strongroom/projections/quick-pay'
import type { wire } from '@strongroom/shared'
import type { Parts } from '../../dependencies.ts'
import type { Named } from '../../vault/findable.ts'

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const firstLetterOf = (word: string): string => [...letters.segment(word)][0]?.segment ?? ''

/**
 * A name as a stranger sees it: the first word and the first letter of the last one, "Ben O."; of a name of one word its first letter,
 * "b…", because that word may be all of the name.
 */
export const shortName = (name: string): string => {
  const words = name.trim().split(/\s+/u)
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  if (last === undefined) return first === '' ? '' : `${firstLetterOf(first)}…`
  return `${first} ${firstLetterOf(last)}.`
}

/** The part of a name that strangers see unless its member has chosen: that of a business is public, a person's is not. */
export const usualNameShown = (userType: 0 | 1): wire.NameShown => (userType === 1 ? 'full' : 'short')

const STRANGERS: Readonly<Record<wire.NameShown, (name: string) => string>> = {
  full: name => name,
  short: shortName,
  none: () => '',
}

/** A member's name as another one may see it; `masked` where that is not the whole. `handle`: what they are also found by. */
export type ShownName = {
  readonly username: string
  readonly masked: 0 | 1
  readonly handle: string | null
}

const shownOf = (
  { username, userType, nameShown, handle }: Omit<Named, 'uid'>,
  isKnown: boolean,
): ShownName => {
  const shown = isKnown ? username : STRANGERS[nameShown ?? usualNameShown(userType)](username)
  return { username: shown, masked: shown === username ? 0 : 1, handle }
}

const nobody = { username: '', masked: 0, handle: null } as const

/**
 * The names of others as a member may see them, by uid: whole once a payment between the two has arrived, either way, and before that as
 * each of them has chosen. One who has left has none.
 */
export const namesSeenBy = async (
  { db, findable }: Pick<Parts, 'db' | 'findable'>,
  viewer: string,
  uids: readonly string[],
): Promise<ReadonlyMap<string, ShownName>> => {
  const [names, known] = await Promise.all([findable.namesOf(uids), listKnownMembers(db, viewer, uids)])
  return new Map(
    [...names].map(([uid, named]) => [uid, shownOf(named, uid === viewer || known.has(uid))] as const),
  )
}

/**
 * The words for others in lists that have one for each: their name as a member may see it, and of one who shows none the handle, or
 * else the user ID. Nothing stands for one who has left.
 */
export const calledNames = async (
  ...asked: Parameters<typeof namesSeenBy>
): Promise<(uid: string) => { readonly username: string }> => {
  const names = await namesSeenBy(...asked)
  return uid => {
    const { username, handle } = names.get(uid) ?? nobody
    const called = handle === null ? uid : `@${handle}`
    return { username: names.has(uid) ? username || called : '' }
  }
}

/** The same as `namesSeenBy`, for lists that still name one who has left: nothing stands for their name. */
export const shownNames = async (
  ...asked: Parameters<typeof namesSeenBy>
): Promise<(uid: string) => ShownName> => {
  const names = await namesSeenBy(...asked)
  return uid => names.get(uid) ?? nobody
}
