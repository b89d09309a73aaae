import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { day, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const natural = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const facts = {
  /**
   * A statement from outside was compared with the books, and an administrator stands by the result. `open` items of either side
   * are explained in `private`; `digest` is the SHA-256 (hexadecimal) of the result. Moves nothing.
   */
  StatementReconciled: {
    version: 1,
    schema: v.object({
      statementId: id,
      /** The account of the books that mirrors the statement: `world:bank`. */
      account: id,
      first: day,
      last: day,
      lines: natural,
      entries: natural,
      open: natural,
      digest: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
    }),
  },
} as const
/** Every event of stream `reconciliation-{statement}`. */
export type ReconciliationFact = FactOf<typeof facts>

/** An administrator signs a statement off as reconciled. */
export type SignStatement = {
  readonly type: 'SignStatement'
  readonly input: Omit<ReconciliationFact, 'type'>
}

/** A statement is signed off once. */
export type ReconciliationRefusal = { readonly kind: 'statement-signed' }

/** The digest of the statement's result, once it has been signed. */
export type Reconciliation = { readonly digest: string | null }

/** A statement's reconciliation, signed once: stream `reconciliation-{statement}`. */
export const reconciliationDecider: Decider<
  Reconciliation,
  SignStatement,
  ReconciliationFact,
  ReconciliationRefusal
> = {
  category: 'reconciliation',
  stateVersion: 2,
  isMostlyNew: true,
  initial: () => ({ digest: null }),
  // The same result again changes nothing: a process that died may have left the statement's table open.
  decide: ({ input }, { digest }): Decision<ReconciliationFact, ReconciliationRefusal> => {
    if (digest === null) return accept({ type: 'StatementReconciled', ...input })
    return digest === input.digest ? accept() : refuse({ kind: 'statement-signed' })
  },
  evolve: (_, { digest }) => ({ digest }),
  facts,
}
