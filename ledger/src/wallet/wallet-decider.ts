import { refuse } from '@strongroom/shared'
import type { Leg } from '../book/legs.ts'
import type { Decider, FactShape } from '../eventlog/decider.ts'
import { isTooLate, type WalletIsClosed } from './closed.ts'
import { isResting, type WalletIsFrozen, type WalletRests, type WhileFrozen } from './frozen.ts'
import type { CommandOf, MovementFact, RefusalOf } from './movement.ts'
import * as movements from './movements.gen.ts'
import { emptyWallet, type Wallet, withLegs } from './wallet.ts'

/** The name of a movement, so that tests' lists of movements can be complete. */
export type WalletMovement = keyof typeof movements
type Any = (typeof movements)[WalletMovement]

/** Every event of stream `wallet-{uid}`, over all movements. */
export type WalletFact = MovementFact<Any>
/** Every command to `wallet-{uid}`, over all movements. */
export type WalletCommand = CommandOf<Any>
/** Every refusal of `wallet-{uid}`, over all movements. */
export type WalletRefusal = RefusalOf<Any> | WalletIsClosed | WalletIsFrozen | WalletRests

/** The commands and facts of each movement by name, so that tests can see that they make every movement. */
export const movementWords = Object.fromEntries(
  Object.entries(movements).map(([name, { commands, facts }]) => [
    name,
    { commands: Object.keys(commands), facts: Object.keys(facts) },
  ]),
) as unknown as Readonly<
  Record<WalletMovement, { readonly commands: readonly string[]; readonly facts: readonly string[] }>
>

type Rule = Decider<Wallet, WalletCommand, WalletFact, WalletRefusal>['decide']
type Evolve = (wallet: Wallet, fact: WalletFact) => Wallet

const rules: Readonly<Record<string, Rule>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.commands),
)
const evolvers: Readonly<Record<string, Evolve>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.evolve),
)
/** Effect of a freeze and of a rest on every command. */
export const whileFrozen: Readonly<Record<WalletCommand['type'], WhileFrozen>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.whileFrozen),
)
const facts: Readonly<Record<WalletFact['type'], FactShape>> = Object.assign(
  {},
  ...Object.values(movements).map(each => each.facts),
)

/** One member's money: stream `wallet-{uid}`. Everything in it is atomic, because it is one stream. */
export const walletDecider: Decider<Wallet, WalletCommand, WalletFact, WalletRefusal> = {
  category: 'wallet',
  stateVersion: 10,
  initial: emptyWallet,
  decide: (command, wallet, at) => {
    const rule = rules[command.type]
    if (!rule) throw new Error(`no movement knows the command ${command.type}`)
    if (isTooLate(command, wallet)) return refuse({ kind: 'wallet-closed' })
    const effect = whileFrozen[command.type]
    if (wallet.frozen && effect !== 'goes-on') return refuse({ kind: 'wallet-frozen' })
    return effect === 'leaves' && isResting(wallet, at)
      ? refuse({ kind: 'wallet-resting', from: wallet.restsUntil ?? '' })
      : rule(command, wallet, at)
  },
  evolve: (wallet, fact) => {
    const moved = withLegs(wallet, legsOf(fact))
    return evolvers[fact.type]?.(moved, fact) ?? moved
  },
  facts,
}

const legsOf = (fact: WalletFact): readonly Leg[] => ('legs' in fact ? fact.legs : [])
