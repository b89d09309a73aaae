import type { Fact, FactShape } from './decider.ts'

/** A decider, as far as it says which facts are its own. */
type Facts<F extends Fact> = {
  readonly facts: Readonly<Record<string, FactShape>>
  readonly evolve: (state: never, fact: F) => unknown
}

/** Whether a fact is one of a decider's own: reading has checked it against the schema of its type. */
export const isFactOf = <F extends Fact>({ facts }: Facts<F>, fact: Fact): fact is F =>
  Object.hasOwn(facts, fact.type)

/**
 * The fact of an event of one of the decider's streams.
 * @throws Error for a fact of another decider
 */
export const factOf = <F extends Fact>(decider: Facts<F>, { data }: { readonly data: Fact }): F => {
  if (!isFactOf(decider, data)) throw new Error(`${data.type} is no fact of these streams`)
  return data
}
