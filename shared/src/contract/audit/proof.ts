import * as v from 'valibot'

/** A fault at one place of the books; `projections/src/proof/difference.ts` explains each kind. */
export const proofDifferenceKind = v.picklist([
  ...(['hash', 'previous-hash', 'revision', 'no-hash', 'unreadable', 'missing', 'rewritten'] as const),
  ...([
    'sum',
    'below-zero',
    'restored',
    'count',
    'row',
    'added-row',
    'lost-row',
    'snapshot',
    'rebuilding',
    'skipped',
  ] as const),
  ...(['stream-deleted', 'stream-truncated', 'stream-limited'] as const),
  ...(['changed-event', 'missing-event', 'added-event', 'broken-event'] as const),
  ...(['changed-tile', 'changed-checkpoint', 'other-history', 'other-log'] as const),
])
export type ProofDifferenceKind = v.InferOutput<typeof proofDifferenceKind>

/**
 * A place where the books differ: an account, a row of a read model, an event, a snapshot or a place in the seal, with the
 * values of the log and of the view. `field` names the columns of a row, or the place in a state, where they are known.
 */
export const proofDifference = v.object({
  /** A read model, or `log`, `streams`, `seal`, `snapshots`. */
  view: v.string(),
  kind: proofDifferenceKind,
  key: v.string(),
  log: v.nullable(v.string()),
  shown: v.nullable(v.string()),
  field: v.nullable(v.string()),
  stream: v.nullable(v.string()),
  revision: v.nullable(v.number()),
  position: v.nullable(v.string()),
})
export type ProofDifference = v.InferOutput<typeof proofDifference>

/** A finding that operators were told of and that is gone again: where it stood, from when and until when. */
export const pastFinding = v.object({
  view: v.string(),
  kind: proofDifferenceKind,
  key: v.string(),
  /** The columns of a row, or the place in a state, where they are known. */
  field: v.nullable(v.string()),
  found_date: v.string(),
  gone_date: v.string(),
})
export type PastFinding = v.InferOutput<typeof pastFinding>

/**
 * All that was found wrong with the books, events first; `more` is how many findings there are besides. `past`: those of the last
 * ninety days that are gone, the latest first, 100 at most. `log_changed`: the log is not as
 * it was written, and no read model is rebuilt or put in place.
 */
export const bookFindings = v.object({
  sound: v.boolean(),
  log_changed: v.boolean(),
  findings: v.array(proofDifference),
  more: v.number(),
  past: v.array(pastFinding),
})
export type BookFindings = v.InferOutput<typeof bookFindings>

/**
 * How the seal stands: the last checkpoint is over the first `number` events, and was signed at `sealed_date` (nothing before
 * the first). `stopped` once the log was found to be other than it was sealed: nothing is signed from then on.
 */
export const sealState = v.object({
  number: v.number(),
  sealed_date: v.nullable(v.string()),
  stopped: v.boolean(),
})
export type SealState = v.InferOutput<typeof sealState>

/**
 * The last proof, three statements: balances and wallets `equal` the log up to the event of a running `number`; the
 * `chain` of hashes of every stream is whole up to another, and the whole log was last walked through at its
 * `checked_date`; every row of every read model, each compared in turn, is as the log makes it, since the `checked_date` of the one
 * that waits longest. `differences` and `seal` are for administrators only. No record before the first proof.
 */
export const proof = v.object({
  equal: v.boolean(),
  number: v.number(),
  position: v.string(),
  /** How many accounts were compared. */
  accounts: v.number(),
  checked_date: v.string(),
  chain: v.object({ whole: v.boolean(), number: v.number(), checked_date: v.string() }),
  /** `skipped`: events that read models leave out for good, as administrators have decided; left out where there are none. */
  views: v.object({
    equal: v.boolean(),
    compared: v.number(),
    checked_date: v.nullable(v.string()),
    skipped: v.optional(v.number()),
  }),
  /** Events first; `more` is how many there are besides. */
  differences: v.array(proofDifference),
  more: v.number(),
  /** The first of `differences`. */
  difference: v.nullable(proofDifference),
  seal: v.nullable(sealState),
})
export type Proof = v.InferOutput<typeof proof>
