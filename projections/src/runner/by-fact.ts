import type { AnyEvent, AnyFact, Change, Changing, Surroundings } from './projection.ts'

type FactName = AnyFact['type']

/** The facts whose names begin with a word, for a read model that must know each of them: `FactsNamed<'TopUp'>`. */
export type FactsNamed<Prefix extends string> = Extract<FactName, `${Prefix}${string}`>

/** One function for each fact of a name. */
export type Handlers<Name extends FactName> = {
  readonly [Each in Name]: (
    fact: Extract<AnyFact, { readonly type: Each }>,
    event: AnyEvent,
    surroundings: Surroundings,
  ) => readonly Change[]
}

/**
 * A read model's `changes` from one function for each fact it knows; any other fact changes nothing. With `FactsNamed` the
 * compiler demands a function for each fact of the family, so a new one is not forgotten.
 */
export const byFact = <Name extends FactName>(handlers: Handlers<Name>): Changing => {
  type Handler = (fact: AnyFact, event: AnyEvent, surroundings: Surroundings) => readonly Change[]
  const handlerOf = new Map(Object.entries(handlers) as [string, Handler][])
  const changes: Changing = (event, surroundings) =>
    handlerOf.get(event.type)?.(event.data, event, surroundings) ?? none
  return Object.assign(changes, { facts: new Set(handlerOf.keys()) })
}

const none: readonly Change[] = []
