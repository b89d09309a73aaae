import type { wire } from '@strongroom/shared'
import { msg, type Word } from '#words'

/** Names of a member's records in the subject of a mail. */
export const recordNames: Readonly<Record<wire.RecordKind, Word>> = {
  transactions: msg`transactions`,
  'usd-transactions': msg`USD account`,
  swaps: msg`swaps`,
  'quick-pays': msg`quick pay`,
  'pay-codes': msg`pay codes`,
  'top-ups': msg`top-ups`,
  deposits: msg`bank deposits`,
  'fps-top-ups': msg`FPS top-ups`,
  withdrawals: msg`withdrawals`,
  trades: msg`trade orders`,
  'fixed-deposits': msg`earnings plans`,
  'request-payments': msg`requested payments`,
  'send-payments': msg`sent payments`,
  'chain-sends': msg`sent on chain`,
  'card-transactions': msg`card`,
  'sign-ins': msg`sign-ins`,
  referrals: msg`referrals`,
}
