/**
 * A decider's answer: the facts that follow from a command, or the reason why nothing does.
 * An accepted decision without facts means "already so", which makes asking twice harmless.
 */
export type Decision<Fact, Refusal> =
  | { readonly kind: 'accepted'; readonly facts: readonly Fact[] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/** An accepted decision, with its facts in the order in which they are appended; without any where it is already so. */
export const accept = <Fact>(...facts: readonly Fact[]): Decision<Fact, never> => ({
  kind: 'accepted',
  facts,
})

/** A refused decision. The refusal holds the values that its sentence needs, as decimal strings. */
export const refuse = <Refusal>(refusal: Refusal): Decision<never, Refusal> => ({ kind: 'refused', refusal })
