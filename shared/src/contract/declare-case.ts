import type { Role } from './words.ts'

/** A field that an administrator may type beside an approval. `amount`: the sum of a bank deposit that really came in. */
export type CaseField = 'amount' | 'fee' | 'feeRate' | 'externalTxId'

/** A kind of case that waits for an administrator, as all rooms know it. */
export type CaseKindContract = {
  readonly kind: string
  /** Its place in the menu and in every list of kinds: the lowest comes first. */
  readonly place: number
  /**
   * The name of the call that decides it: a role that may make the call may decide the kind. Proposals have none, because the policy of
   * each names its deciders.
   */
  readonly decides?: string
  /** The roles that decide it, of a call that others make too. */
  readonly roles?: readonly Role[]
  /** The fields that its approval takes, of a kind whose approval can be looked at in figures before it is given. */
  readonly takes?: readonly CaseField[]
  /** Many may be decided at once: their decision needs nothing but the case and a reason. */
  readonly bulk?: true
  /** It is also decided by the two calls of a withdrawal, which take the id of any such case. */
  readonly byId?: true
  /** Its member may cancel it while it waits, until an administrator has taken it. */
  readonly cancels?: true
  /** It is the house's own: one administrator enters it and always another decides it, and its member waits for nothing. */
  readonly ofHouse?: true
}

/** Declares a kind of case. Each `case.ts` of a capability declares its kinds; `cases.gen.ts` gathers them. */
export const declareCase = <const C extends CaseKindContract>(kind: C): C => kind
