import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { instant, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from './movement.ts'
import type { OwnCase, ReasonMissing } from './review.ts'
import type { Wallet } from './wallet.ts'

const facts = {
  /** No money leaves this wallet any more. `by`: its member, signed in, or the link in a letter about a sign-in. Moves nothing. */
  WalletFrozen: { version: 1, schema: v.object({ by: v.picklist(['member', 'letter']) }) },
  /** Nothing leaves this wallet before `until`: its PAY code was set without a proof of the one before. Moves nothing. */
  WalletRested: { version: 1, schema: v.object({ until: instant, by: v.picklist(['member', 'admin']) }) },
  /** Unfrozen by its member, or by an administrator, who says why. Moves nothing. */
  WalletUnfrozen: { version: 1, schema: v.object({ reason: v.optional(reason) }) },
} as const
type Facts = FactOf<typeof facts>

/** The member stops every payment out of the wallet, signed in or by the link in a letter. */
export type FreezeWallet = {
  readonly type: 'FreezeWallet'
  readonly input: { readonly by: 'member' | 'letter' }
}
const decideFreeze = ({ input }: FreezeWallet, { frozen }: Wallet): Decision<Facts, never> =>
  frozen ? accept() : accept({ type: 'WalletFrozen', ...input })

/** The member ends the freeze, after proving who they are. */
export type UnfreezeWallet = { readonly type: 'UnfreezeWallet'; readonly input: Record<string, never> }
const decideUnfreeze = (_: UnfreezeWallet, { frozen }: Wallet): Decision<Facts, never> =>
  frozen ? accept({ type: 'WalletUnfrozen' }) : accept()

/** An administrator ends the freeze for the member, with a reason. */
export type UnfreezeForMember = {
  readonly type: 'UnfreezeForMember'
  readonly input: { readonly reason: string }
  readonly given: { readonly approver: string }
}
/** Unfreezes in an administrator's name: with a reason, and never their own. */
const decideUnfreezeFor = (
  { input, given }: UnfreezeForMember,
  { uid, frozen }: Wallet,
): Decision<Facts, OwnCase | ReasonMissing> => {
  const reason = input.reason.trim()
  if (given.approver === uid) return refuse({ kind: 'own-case' })
  if (!reason) return refuse({ kind: 'reason-missing' })
  return frozen ? accept({ type: 'WalletUnfrozen', reason }) : accept()
}

/** Lets the wallet rest: its PAY code is set, or cleared, without a proof of the one before. */
export type RestWallet = {
  readonly type: 'RestWallet'
  readonly input: { readonly by: 'member' | 'admin' }
  /** ISO, UTC: by the house's setting from now. */
  readonly given: { readonly until: string }
}
/** A rest is never made shorter by another. */
const decideRest = ({ input, given }: RestWallet, { restsUntil }: Wallet): Decision<Facts, never> =>
  restsUntil !== undefined && restsUntil >= given.until
    ? accept()
    : accept({ type: 'WalletRested', ...input, until: given.until })

/** Freezing of a member's own money, and its end. `frozen.ts` says which commands rest meanwhile. */
export const freezeWallet = movement({
  facts,
  commands: {
    FreezeWallet: decideFreeze,
    UnfreezeWallet: decideUnfreeze,
    UnfreezeForMember: decideUnfreezeFor,
    RestWallet: decideRest,
  },
  whileFrozen: {
    FreezeWallet: 'goes-on',
    UnfreezeWallet: 'goes-on',
    UnfreezeForMember: 'goes-on',
    RestWallet: 'goes-on',
  },
  evolve: {
    WalletFrozen: wallet => ({ ...wallet, frozen: true }),
    WalletUnfrozen: wallet => ({ ...wallet, frozen: false }),
    WalletRested: (wallet, { until }) => ({ ...wallet, restsUntil: until }),
  },
})
