import { msg, type Word } from '#words'
import type { UseOf } from './uses.ts'

/** The uses of an entry of reference data, in words. */
export const useWords: Readonly<Record<UseOf, Word>> = {
  accounts: msg`Accounts of the books with money in it`,
  'fixed-networks': msg`Networks of currencies`,
  'send-fees': msg`Fees of sending on chain`,
  'swap-rates': msg`Swap rates`,
  'trade-pairs': msg`Trade pairs`,
  plans: msg`Plans of fixed deposits`,
  'invite-codes': msg`Invite codes`,
  'deposit-addresses': msg`Deposit addresses of members`,
  'vip-levels': msg`VIP levels`,
  'bank-accounts': msg`Bank accounts of members`,
  members: msg`Members`,
  swaps: msg`Swaps of members`,
  'fixed-deposits': msg`Running fixed deposits`,
  'open-trades': msg`Open trades`,
  'waiting-top-ups': msg`Waiting top-ups`,
  'waiting-sends': msg`Waiting sends on chain`,
  cards: msg`Cards of members`,
  'waiting-openings': msg`Openings of a card that wait`,
  'waiting-charges': msg`Waiting charges of this amount`,
}
