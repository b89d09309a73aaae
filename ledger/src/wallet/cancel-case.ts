import {
  accept,
  type Currency,
  type Decision,
  Money,
  type Pocket,
  refuse,
  type wire,
} from '@strongroom/shared'
import * as v from 'valibot'
import { userAccount } from '../book/accounts.ts'
import { move, together } from '../book/legs.ts'
import { type Kept, keptAt } from '../book/persistent-map.ts'
import { code, id, legs } from '../book/shapes.ts'
import type { FactOf } from '../eventlog/decider.ts'
import { movement } from './movement.ts'
import { type AlreadyDecided, type CaseTaken, type CaseUnknown, withCase } from './review.ts'
import type { Wallet } from './wallet.ts'

const facts = {
  /** The member has cancelled a case of theirs that waited. All that was locked for it, in `currency`, is back. */
  CaseCancelled: {
    version: 1,
    schema: v.object({ kind: code, caseId: id, currency: v.optional(code), legs }),
  },
} as const
type Facts = FactOf<typeof facts>

/** Money that is locked for a case: amounts of one currency, decimal strings, and the pocket that they came from. */
type Locked = { readonly currency: string; readonly amounts: readonly string[]; readonly pocket: Pocket }

/** A case of any kind. `enteredBy`: the administrator who entered it, where one did. */
type Case = { readonly status: string; readonly enteredBy?: string | undefined }
type Found = Case & { readonly locked?: Locked | undefined }

/** How a kind of case is found and cancelled in its member's wallet. */
type Cancelling = {
  readonly find: (wallet: Wallet, caseId: string) => Found | undefined
  readonly cancelled: (wallet: Wallet, caseId: string) => Wallet
}

/** A kind by the part of the wallet that keeps its cases. `locked` is left out by kinds that lock nothing. */
const keptIn = <C extends Case>(
  of: (wallet: Wallet) => Kept<C>,
  cancelled: (wallet: Wallet, caseId: string) => Partial<Wallet>,
  locked?: (found: C) => Locked,
): Cancelling => ({
  find: (wallet, caseId) => {
    const found = keptAt(of(wallet), caseId)
    return found && { status: found.status, enteredBy: found.enteredBy, locked: locked?.(found) }
  },
  cancelled: (wallet, caseId) => ({ ...wallet, ...cancelled(wallet, caseId) }),
})

const now = { status: 'cancelled' } as const
const fromWallet = (currency: string, ...amounts: readonly string[]): Locked => ({
  currency,
  amounts,
  pocket: 'available',
})

/** Every kind of case that its member may cancel. The compiler names one that the contract has and this lacks. */
const kinds: { readonly [K in wire.CancelledKind]: Cancelling } = {
  'top-up': keptIn(
    ({ topUps }) => topUps,
    ({ topUps }, caseId) => ({ topUps: withCase(topUps, caseId, now) }),
  ),
  deposit: keptIn(
    ({ deposits }) => deposits,
    ({ deposits }, caseId) => ({ deposits: withCase(deposits, caseId, now) }),
  ),
  'fps-top-up': keptIn(
    ({ fpsTopUps }) => fpsTopUps,
    ({ fpsTopUps }, caseId) => ({ fpsTopUps: withCase(fpsTopUps, caseId, now) }),
  ),
  withdrawal: keptIn(
    ({ withdrawals }) => withdrawals,
    ({ withdrawals }, caseId) => ({ withdrawals: withCase(withdrawals, caseId, now) }),
    ({ currency, amount, fee, source }) => ({
      ...fromWallet(currency, amount, fee),
      ...(source === 'card' && { pocket: 'card' }),
    }),
  ),
  'chain-send': keptIn(
    ({ chainSends }) => chainSends,
    ({ chainSends }, caseId) => ({ chainSends: withCase(chainSends, caseId, now) }),
    ({ currency, amount }) => fromWallet(currency, amount),
  ),
  'request-payment': keptIn(
    ({ paymentRequests }) => paymentRequests,
    ({ paymentRequests }, caseId) => ({ paymentRequests: withCase(paymentRequests, caseId, now) }),
  ),
  'send-payment': keptIn(
    ({ sentPayments }) => sentPayments,
    ({ sentPayments }, caseId) => ({ sentPayments: withCase(sentPayments, caseId, now) }),
    ({ currency, amount, fee }) => fromWallet(currency, amount, fee),
  ),
  'currency-request': keptIn(
    ({ currencyRequests }) => currencyRequests,
    ({ currencyRequests }, caseId) => ({ currencyRequests: withCase(currencyRequests, caseId, now) }),
  ),
  'card-order': keptIn(
    ({ cardOrders }) => cardOrders,
    ({ cardOrders }, caseId) => ({ cardOrders: withCase(cardOrders, caseId, now) }),
  ),
  'card-charge': keptIn(
    ({ cardCharges }) => cardCharges,
    ({ cardCharges }, caseId) => ({ cardCharges: withCase(cardCharges, caseId, now) }),
    ({ currency, cost, fee }) => fromWallet(currency, cost, fee),
  ),
}

/** The code of the currency that is locked for a case of a member's; nothing where none is, or no such case is known. */
export const lockedCurrencyOf = (
  wallet: Wallet,
  { kind, caseId }: { readonly kind: wire.CancelledKind; readonly caseId: string },
): string | undefined => kinds[kind].find(wallet, caseId)?.locked?.currency

/** The member takes back what they have asked for, while it waits. */
export type CancelCase = {
  readonly type: 'CancelCase'
  readonly input: { readonly kind: wire.CancelledKind; readonly caseId: string }
  /** `currency`: that of the money locked for it, of a kind that locks some. */
  readonly given: { readonly currency?: Currency | undefined }
}
type CancelCaseRefusal = CaseUnknown | CaseTaken | AlreadyDecided

/** A case in these states waits, and no administrator has done anything about it. */
const untouched: readonly string[] = ['pending', 'submitted']

/**
 * Ends a case that waits by its member's will, and gives back all that was locked for it. The ledger knows what administrators have decided
 * or entered; whether one has been assigned is the caller's to ask before.
 */
const decideCancel = (
  { input: { kind, caseId }, given }: CancelCase,
  wallet: Wallet,
): Decision<Facts, CancelCaseRefusal> => {
  const found = kinds[kind].find(wallet, caseId)
  if (!found) return refuse({ kind: 'case-unknown' })
  const { status, enteredBy, locked } = found
  if (status === 'received') return refuse({ kind: 'case-taken' })
  if (!untouched.includes(status)) return refuse({ kind: 'already-decided', status })
  if (enteredBy) return refuse({ kind: 'case-taken' })
  if (!locked) return accept({ type: 'CaseCancelled', kind, caseId, legs: together() })

  // Nothing below this line may refuse.
  const { currency } = given
  if (currency?.code !== locked.currency)
    throw new Error(`${locked.currency} is locked for ${kind} ${caseId}`)
  return accept({
    type: 'CaseCancelled',
    kind,
    caseId,
    currency: currency.code,
    legs: together(
      ...locked.amounts.map(amount =>
        move(Money.of(amount, currency), {
          from: userAccount(wallet.uid, 'locked'),
          to: userAccount(wallet.uid, locked.pocket),
        }),
      ),
    ),
  })
}

const isKind = (kind: string): kind is wire.CancelledKind => Object.hasOwn(kinds, kind)

/** The end of what waits, by the member who has asked for it. */
export const cancelCase = movement({
  facts,
  commands: { CancelCase: decideCancel },
  whileFrozen: { CancelCase: 'goes-on' },
  evolve: {
    CaseCancelled: (wallet, { kind, caseId }) =>
      isKind(kind) ? kinds[kind].cancelled(wallet, caseId) : wallet,
  },
})
