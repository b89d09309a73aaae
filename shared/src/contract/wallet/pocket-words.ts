import { msg, type Word } from '#words'
import type { Pocket } from '../../book-accounts.ts'

/** The pockets of a member's money, as they stand behind the member's name. */
export const pocketWords: Readonly<Record<Pocket, Word>> = {
  available: msg`available`,
  locked: msg`locked`,
  saving: msg`saving`,
  card: msg`card`,
}
