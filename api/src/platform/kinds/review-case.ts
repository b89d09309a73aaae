import type { WalletCommand, WalletFact } from '@strongroom/ledger/wallet'
import type { Currency } from '@strongroom/shared'
import type { ClaimedCredit } from '../cases/credit-claim.ts'
import { type BookingParts, decideCase } from '../cases/deciding.ts'
import type { Approvable, Approve, CaseRow, Decisions, Reject, Typed } from './case-kind.ts'

/** How a kind whose cases are approved and rejected by a call each is decided. */
export interface Reviewed<R extends CaseRow, T extends WalletFact['type']> extends Approvable<R, T> {
  find(...asked: Parameters<Approvable['find']>): Promise<(R & { readonly currency: string }) | undefined>
  /** Refuses what is typed beside the approval, by throwing. */
  readonly checkTyped?: (found: R, typed: Typed) => void
  /** The currency of the case where the catalogue may have lost it; without this such a case cannot be approved. */
  readonly bookedIn?: (parts: BookingParts, found: R) => Currency
  /** The claim whose credit takes two above an administrator's share of the day. */
  readonly claim?: ClaimedCredit['claim']
  /** The command that rejects it; nothing where it cannot be rejected here. */
  readonly rejection: (
    parts: BookingParts,
    found: R,
    reason: string,
    approver: string,
  ) => WalletCommand | undefined
}

/** A kind whose cases are approved and rejected by a call each, in their member's wallet. */
export const reviewed = <R extends CaseRow, const T extends WalletFact['type']>(
  kind: Reviewed<R, T>,
): Reviewed<R, T> & Decisions => ({ ...kind, approve: approveBy(kind), reject: rejectBy(kind) })

const approveBy =
  <R extends CaseRow, T extends WalletFact['type']>(kind: Reviewed<R, T>): Approve =>
  async (ask, parts) => {
    const found = await kind.find(parts, ask.body.id)
    if (found) kind.checkTyped?.(found, ask.body)
    return decideCase(parts, ask, found, {
      status: 1,
      whyNot: kind.whyNot,
      ...(kind.claim && { credits: { claim: kind.claim, terms: ask.body } }),
      command: (row, approver) => {
        const currency = kind.bookedIn?.(parts, row) ?? parts.catalogue.currency(row.currency)
        return currency && kind.approval(parts, row, ask.body, { approver, currency })
      },
    })
  }

const rejectBy =
  <R extends CaseRow, T extends WalletFact['type']>(kind: Reviewed<R, T>): Reject =>
  async (ask, parts) => {
    const { id, reason } = ask.body
    return decideCase(parts, ask, await kind.find(parts, id), {
      status: -1,
      command: (row, approver) => kind.rejection(parts, row, reason, approver),
    })
  }
