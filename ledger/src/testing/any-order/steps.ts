import fc from 'fast-check'
import type { LedgerEvent } from '../../eventlog/envelope.ts'
import { derivedId } from '../../eventlog/ids.ts'
import type { Asked, Ledger } from '../../eventlog/ledger.ts'
import type { Log } from '../../eventlog/log.ts'
import { type WalletCommand, type WalletMovement, walletDecider } from '../../wallet/wallet-decider.ts'

/** Members of the property tests. */
export const uids = ['1', '2', '3'] as const
export const uid = fc.constantFrom(...uids)
/** Few names, so that members meet over them. */
export const name = fc.constantFrom('a', 'b', 'c', 'd')
/** Few ids, so that commands come again, sometimes with another body. */
export const commandId = fc.integer({ min: 0, max: 200 }).map(n => derivedId('command', String(n)))

/** An action of a member or administrator. Its process may die in the middle of it. */
export type Step = { readonly run: (ledger: Ledger, log: Log) => Promise<unknown> }
export type Steps = readonly fc.MaybeWeightedArbitrary<Step>[]

/** The part of the property test that a group of movements adds. */
export type Group = {
  /** The movements of a wallet that its steps make. */
  readonly makes: readonly WalletMovement[]
  readonly steps: Steps
  /** Finishes work that a crash interrupted; every event comes at least once, in any order. */
  readonly react: (event: LedgerEvent, ledger: Ledger) => Promise<unknown>
  /** The invariants of the whole log in the end. */
  readonly check: (events: readonly LedgerEvent[]) => void
}

/** A group of movements; its type keeps the names of the movements it makes, so that the compiler can miss one. */
export const group = <const M extends readonly WalletMovement[]>(
  parts: Group & { readonly makes: M },
): Group & { readonly makes: M } => parts

/** A step with random details, printed as its name and them when it is part of a counterexample. */
export const step = <D extends Readonly<Record<string, fc.Arbitrary<unknown>>>>(
  weight: number,
  what: string,
  details: D,
  run: (
    ledger: Ledger,
    given: { [K in keyof D]: D[K] extends fc.Arbitrary<infer T> ? T : never },
    log: Log,
  ) => Promise<unknown>,
): fc.MaybeWeightedArbitrary<Step> => ({
  weight,
  arbitrary: fc
    .record(details)
    .map(byItsActor)
    .map(given => ({
      run: (ledger: Ledger, log: Log) => run(ledger, given as never, log),
      [fc.toStringMethod]: () => `${what} ${JSON.stringify(given)}`,
    })),
})

/** Ids of commands are their actor's own, as the API derives them: no two streams have an event of one id. */
const byItsActor = <G extends object>(given: G): G => {
  const { commandId, uid, by } = given as { commandId?: string; uid?: string; by?: string }
  return commandId ? { ...given, commandId: derivedId(uid ?? by ?? 'anyone', commandId) } : given
}

export const ask = <C>(id: string, command: C) =>
  ({
    id,
    actor: { kind: 'member', id: 'test' } as const,
    correlationId: id,
    command,
  }) satisfies Omit<Asked<never>, 'command'> & { command: C }

/** Several commands about one case, one after another: what few random steps would bring about in that order. */
export const inTurn = async (
  ledger: Ledger,
  { uid, commandId }: { readonly uid: string; readonly commandId: string },
  commands: readonly WalletCommand[],
) => {
  for (const [at, command] of commands.entries())
    await ledger.handle(walletDecider, uid, ask(derivedId(commandId, String(at)), command))
}

/** The facts of one type, each with the member whose wallet it is in. */
export const factsOf = <F extends { readonly type: string }>(
  events: readonly LedgerEvent[],
  type: F['type'],
) =>
  events
    .filter(event => event.type === type)
    .map(event => ({
      ...(event.data as unknown as F),
      uid: event.stream.slice(event.stream.indexOf('-') + 1),
    }))
