import { type CommonAccount, isOneOf, type Pocket, pockets } from '@strongroom/shared'

type UserAccount = `user:${string}:${Pocket}`
/** Every account that a leg may name. The compiler refuses one that is not listed here. */
export type Account = UserAccount | CommonAccount

/** The account of one pocket of a member's: `user:{uid}:{pocket}`. */
export const userAccount = (uid: string, pocket: Pocket): UserAccount => `user:${uid}:${pocket}`

/** The member and pocket an account belongs to, or nothing when it is the house's or the world's. */
export const ownerOf = (account: string): { uid: string; pocket: Pocket } | undefined => {
  const [kind, uid, pocket] = account.split(':')
  return kind === 'user' && uid && isOneOf(pockets, pocket) ? { uid, pocket } : undefined
}

/** The pocket of the member that an account is; nothing when the account belongs to another owner. */
export const pocketIn = (account: string, uid: string): Pocket | undefined => {
  const prefix = `user:${uid}:`
  const pocket = account.startsWith(prefix) ? account.slice(prefix.length) : undefined
  return isOneOf(pockets, pocket) ? pocket : undefined
}
