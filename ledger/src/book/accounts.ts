/** The four pockets of a member's money. The prepaid card spends from `card`. */
export type Pocket = 'available' | 'locked' | 'saving' | 'card'

type UserAccount = `user:${string}:${Pocket}`
/**
 * The house's own accounts. `transit` is between two members: zero when nothing is on its way. `given-up` holds what members who left
 * could not have taken out for its fee.
 */
export type HouseAccount =
  `house:${'fees' | 'swap' | 'interest' | 'bonus' | 'trade' | 'transit' | 'card-fees' | 'given-up'}`
/** The accounts that mirror a place outside which sends statements. */
export const mirrorAccounts = ['world:bank', 'world:fps', 'world:chain', 'world:card-network'] as const
/** An account whose entries are matched with an outside statement. */
export type MirrorAccount = (typeof mirrorAccounts)[number]
/** Mirrors of money outside: money that came in is negative here. */
export type WorldAccount = MirrorAccount | 'world:adjustment'
/** Every account that a leg may name. The compiler refuses one that is not listed here. */
export type Account = UserAccount | HouseAccount | WorldAccount

/** The account of one pocket of a member's: `user:{uid}:{pocket}`. */
export const userAccount = (uid: string, pocket: Pocket): UserAccount => `user:${uid}:${pocket}`

/** The member and pocket an account belongs to, or nothing when it is the house's or the world's. */
export const ownerOf = (account: string): { uid: string; pocket: Pocket } | undefined => {
  const [kind, uid, pocket] = account.split(':')
  return kind === 'user' && uid && pocket ? { uid, pocket: pocket as Pocket } : undefined
}

/** The pocket of the member that an account is; nothing when the account belongs to another owner. */
export const pocketIn = (account: string, uid: string): Pocket | undefined => {
  const prefix = `user:${uid}:`
  return account.startsWith(prefix) ? (account.slice(prefix.length) as Pocket) : undefined
}
