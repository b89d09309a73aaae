/** The terms that a capability adds to the closed vocabularies of the contract. */
export type Vocabulary = {
  /** Types of the facts that the log may hold: `SwapSettled`. Each has a name in the audit trail. */
  readonly events?: readonly string[]
  /** Kinds of lines on a statement: `swap-out`. Each has a title and a filter on screen, and a word in CSV files. */
  readonly lines?: readonly string[]
  /** Read models that calls may wait for: `swaps`. Each has one projection. */
  readonly readModels?: readonly string[]
  /** Those of them whose rows of a member change by events alone that the member is told of (`toldOf` of projections). */
  readonly ownReadModels?: readonly string[]
  /** Codes of the refusals that come from its rules alone: `QUOTE_EXPIRED`. Each has a sentence on screen. */
  readonly refusals?: readonly string[]
  /** Kinds of changes that take two administrators: `circle-deposit`. Each has an effect (`…proposal.ts` of the API), and words. */
  readonly proposals?: readonly string[]
  /** Those of them whose approval can be looked at in figures before it is given. */
  readonly lookedProposals?: readonly string[]
}
