import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { allKept, keep } from '../book/persistent-map.ts'
import { code, id, reason } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import type { ReviewStatus } from './cases.ts'
import type { NotVerified } from './checks.ts'
import { movement } from './movement.ts'
import { openCase, type ReasonMissing, type ReviewRefusal, withCase } from './review.ts'
import { emptyBalance, type Wallet } from './wallet.ts'

const facts = {
  /** The member asks for a wallet in a currency that the house opens only after a look. Moves nothing. */
  CurrencyRequested: { version: 1, schema: v.object({ requestId: id, currency: code }) },
  /** The member sees this currency among their wallets from now on. Moves nothing. */
  CurrencyApproved: { version: 1, schema: v.object({ requestId: id, currency: code }) },
  CurrencyRejected: { version: 1, schema: v.object({ requestId: id, reason }) },
} as const
type Facts = FactOf<typeof facts>

/**
 * The member asks for a wallet in a currency. `offered`: whether the house offers it on request. `verified`: the member; commands
 * recorded before it was asked for do not say, and are decided again as they were.
 */
export type RequestCurrency = {
  readonly type: 'RequestCurrency'
  readonly input: { readonly requestId: string; readonly currency: string }
  readonly given: { readonly offered: boolean; readonly verified: boolean }
}
type RequestCurrencyRefusal =
  | NotVerified
  | { readonly kind: 'currency-not-offered'; readonly currency: string }

/** Asks for a wallet in a currency. A request for one that is open, or asked for already, changes nothing. */
const decideRequest = (
  { input: { requestId, currency }, given: { offered, verified } }: RequestCurrency,
  wallet: Wallet,
): Decision<Facts, RequestCurrencyRefusal> => {
  if (wallet.balances[currency]) return accept()
  const pending = allKept(wallet.currencyRequests).some(
    each => each.currency === currency && each.status === 'pending',
  )
  if (pending) return accept()
  if (verified === false) return refuse({ kind: 'identity-not-verified' })
  if (!offered) return refuse({ kind: 'currency-not-offered', currency })
  return accept({ type: 'CurrencyRequested', requestId, currency })
}

/** An administrator consents: the wallet in that currency opens. */
export type ApproveCurrency = {
  readonly type: 'ApproveCurrency'
  readonly input: { readonly requestId: string }
  readonly given: { readonly approver: string }
}
/** Opens the wallet asked for. */
const decideApprove = (
  { input: { requestId }, given: { approver } }: ApproveCurrency,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal> => {
  const open = openCase(wallet.currencyRequests, { id: requestId, approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  return accept({ type: 'CurrencyApproved', requestId, currency: open.found.currency })
}

/** An administrator declines. The member reads the reason. */
export type RejectCurrency = {
  readonly type: 'RejectCurrency'
  readonly input: { readonly requestId: string; readonly reason: string }
  readonly given: { readonly approver: string }
}
/** Closes the request. The reason is kept for ever and shown to the member: it must not name people. */
const decideReject = (
  { input: { requestId, reason }, given: { approver } }: RejectCurrency,
  wallet: Wallet,
): Decision<Facts, ReviewRefusal | ReasonMissing> => {
  const open = openCase(wallet.currencyRequests, { id: requestId, approver }, wallet)
  if ('refusal' in open) return refuse(open.refusal)
  if (!reason.trim()) return refuse({ kind: 'reason-missing' })
  return accept({ type: 'CurrencyRejected', requestId, reason: reason.trim() })
}

const decided = (wallet: Wallet, requestId: string, status: ReviewStatus): Wallet => ({
  ...wallet,
  currencyRequests: withCase(wallet.currencyRequests, requestId, { status }),
})

/** A wallet in a currency that needs the house's consent. */
export const currencyRequest = movement({
  facts,
  commands: {
    RequestCurrency: decideRequest,
    ApproveCurrency: decideApprove,
    RejectCurrency: decideReject,
  },
  whileFrozen: { RequestCurrency: 'goes-on', ApproveCurrency: 'goes-on', RejectCurrency: 'goes-on' },
  evolve: {
    CurrencyRequested: (wallet, { requestId, currency }) => ({
      ...wallet,
      currencyRequests: keep(wallet.currencyRequests, requestId, { status: 'pending', currency }),
    }),
    CurrencyApproved: (wallet, { requestId, currency }) => ({
      ...decided(wallet, requestId, 'approved'),
      balances: { ...wallet.balances, [currency]: wallet.balances[currency] ?? emptyBalance },
    }),
    CurrencyRejected: (wallet, { requestId }) => decided(wallet, requestId, 'rejected'),
  },
})
