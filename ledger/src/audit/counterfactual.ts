import { entriesOf, itemAt } from '@strongroom/shared'
import * as v from 'valibot'
import type { Leg, Legs } from '../book/legs.ts'
import { factOf } from '../eventlog/decider.ts'
import type { LedgerEvent } from '../eventlog/envelope.ts'
import { swapFeeRate } from '../swap/swap-fee-rate.ts'
import { emptyWallet, type Wallet } from '../wallet/wallet.ts'
import {
  type WalletCommand,
  type WalletFact,
  type WalletRefusal,
  walletDecider,
} from '../wallet/wallet-decider.ts'
import { type ChangedTerms, underTerms } from './changed-terms.ts'
import { decideAgain } from './decide-again.ts'
import { TariffHistory } from './tariff-history.ts'
import { type AccountSum, type MemberSum, TwoSums } from './two-sums.ts'

/** A command that happened, and would have been refused; `refusal` is missing where only its cause was refused. */
export type WouldBeRefused = {
  /** Its first event. */
  readonly event: string
  readonly type: string
  readonly uid: string
  readonly at: string
  readonly refusal?: WalletRefusal
}

/** The differences in a range of the log under other terms, and the commands whose outcome is unknown. */
export type CounterfactualReport = {
  /** Commands on wallets in the range: decided again; of these, with another outcome; refused, causes included. */
  readonly decided: number
  readonly differ: number
  readonly refused: number
  /** Decisions taken as they happened: today's rules do not come to them, or they carry no command. By type of event. */
  readonly asHappened: Readonly<Record<string, number>>
  readonly accounts: readonly AccountSum[]
  readonly members: readonly MemberSum[]
  /** The first of them. */
  readonly refusals: readonly WouldBeRefused[]
  /** Pockets that would have been below zero at the end, where they were not: movements taken as they happened took more than was there. */
  readonly belowZero: number
}

/** So many refused commands are named. */
export const mostRefusals = 1_000

/** One decision: the events that one command left in one stream. */
type Group = { readonly events: [LedgerEvent, ...LedgerEvent[]]; readonly isInRange: boolean }

/** Outcome of a command under the other terms. */
type Would =
  | { readonly kind: 'same' }
  | { readonly kind: 'as-happened' }
  | { readonly kind: 'facts'; readonly facts: readonly WalletFact[] }
  | { readonly kind: 'refused'; readonly refusal?: WalletRefusal }

const prefix = 'wallet-'
const uidOf = ({ stream }: LedgerEvent) => stream.slice(prefix.length)
const legsOf = (fact: WalletFact): readonly Leg[] => ('legs' in fact ? fact.legs : [])

/** A fact as it is written, so that two can be compared. */
const textOf = (fact: WalletFact): string => {
  const { type, ...rest } = fact
  return `${type} ${JSON.stringify(v.parse(walletDecider.facts[type].schema, rest))}`
}
const isSame = (some: readonly WalletFact[], others: readonly WalletFact[]) =>
  some.length === others.length && some.every((fact, at) => textOf(fact) === textOf(itemAt(others, at)))

/**
 * The wallets of all members twice: as the log has them, and as they would be had the commands of a range been decided under
 * other terms. It is given the log from its first event on, and writes nothing.
 */
export class Counterfactual {
  readonly #terms: ChangedTerms
  readonly #tariffs = new TariffHistory()
  readonly #actual = new Map<string, Wallet>()
  /** Wallets that would differ; all others are as they are. */
  readonly #scratch = new Map<string, Wallet>()
  /** Events that would not have been, and causes of which a part would not; legs of events that would have had others. */
  readonly #missing = new Set<string>()
  readonly #otherLegs = new Map<string, Legs>()
  readonly #sums = new TwoSums()
  readonly #counts = { decided: 0, differ: 0, refused: 0 }
  readonly #asHappened = new Map<string, number>()
  readonly #refusals: WouldBeRefused[] = []
  #group: Group | undefined

  constructor(terms: ChangedTerms) {
    this.#terms = terms
  }

  /** Takes the next event of the log. Before the range everything is as it happened. */
  add(event: LedgerEvent, isInRange: boolean): void {
    if (event.stream.startsWith('catalogue-')) {
      // The command so far is decided before the change takes effect.
      this.#settle()
      this.#tariffs.note(event)
    }
    if (event.stream.startsWith(prefix)) this.#addToWallet(event, isInRange)
  }

  #addToWallet(event: LedgerEvent, isInRange: boolean): void {
    const last = this.#group?.events.at(-1)
    const { command, commandId } = event.metadata
    if (!command && last?.stream === event.stream && last.metadata.commandId === commandId) {
      this.#group?.events.push(event)
      return
    }
    this.#settle()
    this.#group = { events: [event], isInRange }
  }

  /** The report on all that was added. */
  report(): CounterfactualReport {
    this.#settle()
    return {
      ...this.#counts,
      asHappened: Object.fromEntries([...this.#asHappened].sort()),
      accounts: this.#sums.accounts(),
      members: this.#sums.members(),
      refusals: this.#refusals,
      belowZero: this.#belowZero(),
    }
  }

  #settle(): void {
    const group = this.#group
    this.#group = undefined
    if (!group) return
    const uid = uidOf(group.events[0])
    const before = this.#actual.get(uid) ?? emptyWallet(uid)
    const facts = group.events.map(event => factOf(walletDecider, event))
    this.#actual.set(uid, facts.reduce(walletDecider.evolve, before))
    if (group.isInRange) this.#compare(group, facts, before)
  }

  #compare(group: Group, was: readonly WalletFact[], before: Wallet): void {
    const uid = uidOf(group.events[0])
    const would = this.#redecide(group, was, before)
    const facts = this.#factsOf(would, was)
    const scratch = this.#scratch.get(uid)
    if (scratch || facts !== was)
      this.#scratch.set(uid, facts.reduce(walletDecider.evolve, scratch ?? before))
    for (const fact of was) this.#sums.add('was', uid, legsOf(fact))
    for (const fact of facts) this.#sums.add('would', uid, legsOf(fact))
    this.#count(group, would)
  }

  #factsOf(would: Would, was: readonly WalletFact[]): readonly WalletFact[] {
    if (would.kind === 'facts') return would.facts
    return would.kind === 'refused' ? [] : was
  }

  #redecide({ events }: Group, was: readonly WalletFact[], before: Wallet): Would {
    const [{ metadata }] = events
    const { causationId } = metadata
    if (causationId && this.#missing.has(causationId)) return { kind: 'refused' }
    if (!metadata.command) return { kind: 'as-happened' }
    const { name, ...rest } = metadata.command
    const command = { type: name, ...rest } as WalletCommand
    const again = decideAgain(command, before, metadata.at)
    if (again?.kind !== 'accepted' || !isSame(again.facts, was)) return { kind: 'as-happened' }
    const changed = this.#underTerms(command, metadata.catalogueAt)
    const scratch = this.#scratch.get(before.uid)
    if (changed === command && !scratch) return { kind: 'same' }
    const decided = decideAgain(changed, scratch ?? before, metadata.at)
    if (!decided) return { kind: 'as-happened' }
    if (decided.kind === 'refused') return decided
    return isSame(decided.facts, was) ? { kind: 'same' } : { kind: 'facts', facts: decided.facts }
  }

  #underTerms(command: WalletCommand, catalogueAt: string | undefined): WalletCommand {
    const tariffs = this.#tariffs.asOf(catalogueAt)
    const changed = underTerms(command, this.#terms, (pair, vipLevel) =>
      swapFeeRate(tariffs, pair, { vipLevel }),
    )
    return changed.type === 'ReverseMovement' ? this.#reversing(changed) : changed
  }

  /** A reversal takes back the legs that the movement would have had. */
  #reversing(command: Extract<WalletCommand, { type: 'ReverseMovement' }>): WalletCommand {
    const { given, input } = command
    const legs = this.#otherLegs.get(input.eventId)
    if (this.#missing.has(input.eventId)) return { ...command, given: { ...given, original: undefined } }
    if (!legs || !given.original) return command
    return { ...command, given: { ...given, original: { ...given.original, legs } } }
  }

  #count({ events }: Group, would: Would): void {
    const [first] = events
    if (would.kind === 'as-happened') {
      this.#asHappened.set(first.type, (this.#asHappened.get(first.type) ?? 0) + 1)
      return
    }
    this.#counts.decided += 1
    if (would.kind === 'same') return
    this.#counts.differ += 1
    if (would.kind === 'facts') this.#noteLegs(events, would.facts)
    else {
      this.#counts.refused += 1
      this.#leaveOut(events, would.refusal)
    }
  }

  #noteLegs(events: readonly LedgerEvent[], facts: readonly WalletFact[]): void {
    for (const [at, { id }] of events.entries()) {
      const fact = facts[at]
      if (fact && 'legs' in fact) this.#otherLegs.set(id, fact.legs)
      if (!fact) this.#missing.add(id)
    }
  }

  /** Leaves out the events of a command that would have been refused, and with them the other half of a payment through transit. */
  #leaveOut(events: Group['events'], refusal: WalletRefusal | undefined): void {
    const [{ id, type, metadata }] = events
    for (const event of events) this.#missing.add(event.id)
    if (metadata.actor.id === 'transit' && metadata.causationId) this.#missing.add(metadata.causationId)
    if (this.#refusals.length >= mostRefusals) return
    const about = { event: id, type, uid: uidOf(events[0]), at: metadata.at }
    this.#refusals.push(refusal ? { ...about, refusal } : about)
  }

  #belowZero(): number {
    let count = 0
    for (const [uid, { balances }] of this.#scratch)
      for (const [currency, pockets] of Object.entries(balances))
        for (const [pocket, amount] of entriesOf(pockets)) {
          const was = this.#actual.get(uid)?.balances[currency]?.[pocket] ?? '0'
          if (amount.startsWith('-') && !was.startsWith('-')) count += 1
        }
    return count
  }
}
