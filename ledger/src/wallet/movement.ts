import type { Decision } from '@strongroom/shared'
import type { Command, FactOf, FactShape } from '../eventlog/decider.ts'
import type { WhileFrozen } from './frozen.ts'
import type { Wallet } from './wallet.ts'

type Shapes = Readonly<Record<string, FactShape>>

type Refusal = { readonly kind: string }

/** Decides one command on a wallet, at a time. */
// biome-ignore lint/suspicious/noExplicitAny: commands differ per movement; `WalletCommand` gathers them again, exactly.
type Rule = (command: any, wallet: Wallet, at?: string) => Decision<{ readonly type: string }, Refusal>

/**
 * One way money moves: the facts it leaves, its commands, and the changes that its facts make in the wallet beyond the balances
 * (those follow from the legs).
 */
export type Movement<S extends Shapes, C extends Readonly<Record<string, Rule>>> = {
  readonly facts: S
  readonly commands: C
  /** Effect of a freeze on each command. */
  readonly whileFrozen: { readonly [T in keyof C]: WhileFrozen }
  readonly evolve: {
    readonly [T in keyof S & string]?: (wallet: Wallet, fact: Extract<FactOf<S>, { type: T }>) => Wallet
  }
}

/** Declares a movement with its types inferred. Returns `parts` as it is. */
export const movement = <const S extends Shapes, const C extends Readonly<Record<string, Rule>>>(
  parts: Movement<S, C>,
): Movement<S, C> => parts

type RefusalIn<D> = D extends { kind: 'refused'; refusal: infer R } ? R : never

type Rules = Readonly<Record<string, Rule>>

/** Every command that a movement decides. */
export type CommandOf<M> = M extends { readonly commands: infer C extends Rules }
  ? { [T in keyof C]: Parameters<C[T]>[0] & Command & { readonly type: T } }[keyof C]
  : never
/** Every refusal that a movement's rules give. */
export type RefusalOf<M> = M extends { readonly commands: infer C extends Rules }
  ? RefusalIn<ReturnType<C[keyof C]>>
  : never
/** Every event that a movement leaves. */
export type MovementFact<M> = M extends { readonly facts: infer S extends Shapes } ? FactOf<S> : never
