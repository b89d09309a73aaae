import type { Decision } from '@strongroom/shared'
import type { GenericSchema, InferOutput } from 'valibot'

/** A fact as a decider sees it: its type, its own fields, and legs when it moves value. */
export type Fact = { readonly type: string }

/**
 * How facts of one type are stored: the version written today, its schema, and how each older version becomes the
 * next (`upcasts[0]` turns version 1 into version 2, and so on). Reading never sees an old shape.
 */
export type FactShape = {
  readonly version: number
  readonly schema: GenericSchema<unknown, object>
  readonly upcasts?: readonly ((old: Record<string, unknown>) => Record<string, unknown>)[]
}

/** The facts that a map of shapes describes, told apart by `type`. */
export type FactOf<S extends Readonly<Record<string, FactShape>>> = {
  [T in keyof S & string]: { readonly type: T } & Readonly<InferOutput<S[T]['schema']>>
}[keyof S & string]

/**
 * A command of a caller. `input` is the caller's request and is compared when the same command id comes again; `given` is the
 * context that the edge looked up (rates, fees, the time) and is kept beside it, so that the decision can be taken again.
 */
export type Command = { readonly type: string; readonly input: object; readonly given?: object }

/**
 * The rules of one kind of stream, as pure functions: no clock, no randomness, no I/O.
 */
export interface Decider<State, C extends Command, F extends Fact, Refusal> {
  /** The stream's category: streams are named `{category}-{id}`. */
  readonly category: string
  /**
   * Raised when a field of `State` changes its meaning, or a new one is folded from facts that exist already; older
   * snapshots are then thrown away. A new field for new facts needs no new version: it starts as in `initial`.
   */
  readonly stateVersion: number
  /**
   * Whether a stream is mostly not there yet when its first command comes. It is then not looked for before the command is
   * decided: the append finds out, and a refusal is confirmed by reading anyway.
   */
  readonly isMostlyNew?: boolean
  readonly initial: (id: string) => State
  /** `at`: the time at which it is decided, ISO in UTC, which its events are dated by; a dry run may leave it out. */
  readonly decide: (command: C, state: State, at?: string) => Decision<F, Refusal>
  readonly evolve: (state: State, fact: F) => State
  readonly facts: Readonly<Record<F['type'], FactShape>>
}

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
