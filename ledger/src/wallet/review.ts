import { type Kept, keep, keptAt } from '../book/persistent-map.ts'
import type { Wallet } from './wallet.ts'

/** The wallet has no case of that id. */
export type CaseUnknown = { readonly kind: 'case-unknown' }
/** Neither the member a case is about nor the administrator who entered it decides it. */
export type OwnCase = { readonly kind: 'own-case' }
/** `status` is the decision that was taken before. */
export type AlreadyDecided = { readonly kind: 'already-decided'; readonly status: string }
/** An administrator has taken the case, or has entered it: its member cannot cancel it any more. */
export type CaseTaken = { readonly kind: 'case-taken' }
/** Only the administrator who has proposed a change takes it back. */
export type NotYourProposal = { readonly kind: 'not-your-proposal' }
/** A decision against a member needs a reason, and only spaces were given. */
export type ReasonMissing = { readonly kind: 'reason-missing' }
/** The refusals that every decision about a case shares. */
export type ReviewRefusal = CaseUnknown | OwnCase | AlreadyDecided

/** A case in its wallet's state. `enteredBy` is the administrator who entered it, if one did. */
type Case = { readonly status: string; readonly enteredBy?: string | undefined }

/** In place of an approver, where a member acts in their own case or the system does. */
export const nobody = ''

/**
 * Finds the case that `approver` wants to decide, if it is still open and not their own. Cases are kept after the
 * decision, so that it cannot be taken twice.
 */
export const openCase = <C extends Case>(
  cases: Kept<C>,
  { id, approver, open = ['pending'] }: { id: string; approver: string; open?: readonly C['status'][] },
  wallet: Wallet,
): { readonly found: C } | { readonly refusal: ReviewRefusal } => {
  const found = keptAt(cases, id)
  if (!found) return { refusal: { kind: 'case-unknown' } }
  if (approver === wallet.uid || approver === found.enteredBy) return { refusal: { kind: 'own-case' } }
  if (!open.includes(found.status)) return { refusal: { kind: 'already-decided', status: found.status } }
  return { found }
}

/** The cases after one of them changed. */
export const withCase = <C>(cases: Kept<C>, id: string, change: Partial<C>): Kept<C> => {
  const found = keptAt(cases, id)
  return found ? keep(cases, id, { ...found, ...change }) : cases
}
