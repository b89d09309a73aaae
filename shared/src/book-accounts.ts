/** The accounts that mirror a place outside which sends statements. */
export const mirrorAccounts = ['world:bank', 'world:fps', 'world:chain', 'world:card-network'] as const
/** An account whose entries are matched with an outside statement. */
export type MirrorAccount = (typeof mirrorAccounts)[number]

/**
 * The house's own accounts. `transit` is between two members: zero when nothing is on its way. `given-up` holds what members who left
 * could not have taken out for its fee; `card-processor` what is owed to the card's processor until the network's logs settle it. `interest`
 * is paid to members, `bank-interest` received from banks.
 */
export type HouseAccount =
  `house:${'fees' | 'swap' | 'interest' | 'bonus' | 'trade' | 'transit' | 'card-fees' | 'card-processor' | 'given-up' | 'bank-charges' | 'bank-interest'}`
/** Mirrors of money outside: money that came in is negative here. */
export type WorldAccount = MirrorAccount | 'world:adjustment'
/** The four pockets of a member's money. The prepaid card spends from `card`. */
export const pockets = ['available', 'locked', 'saving', 'card'] as const
export type Pocket = (typeof pockets)[number]

/** An account that is no member's. A table over it is total, so the compiler names each table that a new account lacks. */
export type CommonAccount = HouseAccount | WorldAccount

/** The accounts between which two administrators book an entry by hand: all that are no member's but `transit`, which only members' payments move. */
export const entryAccounts = [
  'house:bank-charges',
  'house:bank-interest',
  'house:fees',
  'house:card-fees',
  'house:swap',
  'house:trade',
  'house:interest',
  'house:bonus',
  'house:card-processor',
  'house:given-up',
  ...mirrorAccounts,
  'world:adjustment',
] as const satisfies readonly CommonAccount[]
/** An account of an entry by hand. */
export type EntryAccount = (typeof entryAccounts)[number]
