import { isDeepStrictEqual } from 'node:util'
import { expect } from 'vitest'
import type { Command, Decider, Fact } from '../eventlog/decider.ts'

/**
 * Given facts, when a command, then facts or a refusal. Every fact named is written and read through its schema first,
 * so a test cannot start from a history that the log would not hold.
 */
export const decisionsOf = <S, C extends Command, F extends Fact, R>(
  decider: Decider<S, C, F, R>,
  id: string,
) => ({
  given: (...history: readonly F[]) => {
    const state = history.reduce(decider.evolve, decider.initial(id))
    return {
      state,
      when: (command: C) => {
        const decision = decider.decide(command, state)
        return {
          decision,
          /** Facts without their legs are compared without them. */
          thenFacts: (...facts: readonly Partial<F>[]) => {
            expect(decision).toMatchObject({ kind: 'accepted', facts })
            if (decision.kind === 'accepted') expect(decision.facts).toHaveLength(facts.length)
            const after = decision.kind === 'accepted' ? decision.facts.reduce(decider.evolve, state) : state
            return { after }
          },
          thenNothing: () => expect(decision).toEqual({ kind: 'accepted', facts: [] }),
          thenRefused: (refusal: R) => {
            expect(decision).toEqual({ kind: 'refused', refusal })
            expect(isDeepStrictEqual(state, history.reduce(decider.evolve, decider.initial(id)))).toBe(true)
          },
        }
      },
    }
  },
})
