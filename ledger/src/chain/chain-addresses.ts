import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, id, instant } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'
import { type AllowList, allowListAt } from './allow-list.ts'

const where = { currency: code, network: code }

/** Addresses are personal: the facts name them by the ids they have in `private`. */
const facts = {
  /**
   * An address on a chain, put into the member's address book: money may be sent to it, with the allow-list on not before
   * `usableFrom`. Addresses of before the allow-list have none, and do not rest.
   */
  AddressBound: {
    version: 1,
    schema: v.object({ addressId: id, ...where, usableFrom: v.optional(instant) }),
  },
  AddressUnbound: { version: 1, schema: v.object({ addressId: id }) },
  /** From now on new addresses rest before money goes to them; an end that was asked for is off. `by`: the member, signed in, or the link of the letter about the end. */
  AllowListTurnedOn: { version: 1, schema: v.object({ by: v.picklist(['member', 'letter']) }) },
  /** The member has asked for the allow-list's end, which comes at `endsAt` by itself. */
  AllowListEndAsked: { version: 1, schema: v.object({ endsAt: instant }) },
  /** There was no deposit address for the member: one has to be brought in. */
  DepositAddressApplied: { version: 1, schema: v.object({ applicationId: id, ...where }) },
  /** An address of the house is this member's on this network for ever; all that arrives on it is theirs. */
  DepositAddressGiven: {
    version: 1,
    schema: v.object({ addressId: id, network: code, applications: v.array(id) }),
  },
  /** The member is shown it no more. It stays theirs, and is never given to anybody else. */
  DepositAddressRetired: { version: 1, schema: v.object({ addressId: id }) },
} as const
/** Every event of stream `addresses-{uid}`. The addresses stand in `private`; the events name them by id. */
export type AddressFact = FactOf<typeof facts>

type Where = { readonly currency: string; readonly network: string }

/** An entry of an address book. */
type Bound = Where & { readonly usableFrom?: string | undefined }

/** A member's address book and its allow-list, their deposit address on each network, and their open applications. */
export type ChainAddresses = {
  readonly book: Readonly<Record<string, Bound>>
  readonly allowList?: AllowList | undefined
  readonly deposit: Readonly<Record<string, string>>
  readonly applications: Readonly<Record<string, Where>>
}

/** The member's address book, their deposit addresses, and the allow-list with its resting time. */
export type AddressCommand =
  | {
      readonly type: 'BindAddress'
      readonly input: { readonly addressId: string } & Where
      readonly given: Cooling
    }
  | { readonly type: 'UnbindAddress'; readonly input: { readonly addressId: string } }
  | {
      readonly type: 'ApplyForDepositAddress'
      readonly input: { readonly applicationId: string } & Where
      readonly given: { readonly verified: boolean }
    }
  | {
      readonly type: 'GiveDepositAddress'
      readonly input: { readonly addressId: string; readonly network: string }
    }
  | { readonly type: 'RetireDepositAddress'; readonly input: { readonly addressId: string } }
  | {
      readonly type: 'TurnOnAllowList'
      readonly input: { readonly by: 'member' | 'letter' }
      readonly given: { readonly now: string }
    }
  | { readonly type: 'EndAllowList'; readonly input: Record<string, never>; readonly given: Cooling }

/** The time of the command, and when what rests from now on has rested, by the house's setting. */
type Cooling = { readonly now: string; readonly restedAt: string }

/** Why a command to `addresses-{uid}` changes nothing. */
export type AddressRefusal =
  | { readonly kind: 'identity-not-verified' }
  | { readonly kind: 'case-unknown' }
  | { readonly kind: 'deposit-address-held' }

const decide = (command: AddressCommand, state: ChainAddresses): Decision<AddressFact, AddressRefusal> => {
  switch (command.type) {
    case 'BindAddress':
      return state.book[command.input.addressId]
        ? accept()
        : accept({ type: 'AddressBound', ...command.input, usableFrom: command.given.restedAt })
    case 'UnbindAddress': {
      const { addressId } = command.input
      if (!state.book[addressId]) return refuse({ kind: 'case-unknown' })
      return accept({ type: 'AddressUnbound', addressId })
    }
    case 'ApplyForDepositAddress': {
      const { input, given } = command
      if (!given.verified) return refuse({ kind: 'identity-not-verified' })
      // One that waits, or an address that is there, is enough for all currencies of a network.
      if (state.deposit[input.network] || waitingFor(input.network, state).length > 0) return accept()
      return accept({ type: 'DepositAddressApplied', ...input })
    }
    case 'GiveDepositAddress': {
      const { addressId, network } = command.input
      const held = state.deposit[network]
      if (held === addressId) return accept()
      if (held) return refuse({ kind: 'deposit-address-held' })
      return accept({
        type: 'DepositAddressGiven',
        addressId,
        network,
        applications: waitingFor(network, state),
      })
    }
    case 'RetireDepositAddress': {
      const { addressId } = command.input
      if (!Object.values(state.deposit).includes(addressId)) return refuse({ kind: 'case-unknown' })
      return accept({ type: 'DepositAddressRetired', addressId })
    }
    case 'TurnOnAllowList': {
      const { isOn, endsAt } = allowListAt(state.allowList, command.given.now)
      return isOn && !endsAt ? accept() : accept({ type: 'AllowListTurnedOn', ...command.input })
    }
    case 'EndAllowList': {
      const { isOn, endsAt } = allowListAt(state.allowList, command.given.now)
      return isOn && !endsAt
        ? accept({ type: 'AllowListEndAsked', endsAt: command.given.restedAt })
        : accept()
    }
  }
}

const waitingFor = (network: string, { applications }: ChainAddresses): string[] =>
  Object.keys(applications).filter(applicationId => applications[applicationId]?.network === network)

const evolve = (state: ChainAddresses, fact: AddressFact): ChainAddresses => {
  switch (fact.type) {
    case 'AddressBound':
      return {
        ...state,
        book: { ...state.book, [fact.addressId]: { ...whereOf(fact), usableFrom: fact.usableFrom } },
      }
    case 'AddressUnbound':
      return { ...state, book: without(state.book, key => key === fact.addressId) }
    case 'DepositAddressApplied':
      return { ...state, applications: { ...state.applications, [fact.applicationId]: whereOf(fact) } }
    case 'DepositAddressGiven':
      return {
        ...state,
        deposit: { ...state.deposit, [fact.network]: fact.addressId },
        applications: without(state.applications, key => fact.applications.includes(key)),
      }
    case 'DepositAddressRetired':
      return { ...state, deposit: without(state.deposit, key => state.deposit[key] === fact.addressId) }
    case 'AllowListTurnedOn':
      return { ...state, allowList: {} }
    case 'AllowListEndAsked':
      return { ...state, allowList: { endsAt: fact.endsAt } }
  }
}

const whereOf = ({ currency, network }: Where): Where => ({ currency, network })

const without = <V>(all: Readonly<Record<string, V>>, isGone: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !isGone(key)))

/** The addresses on chains that a member sends to and is paid at: stream `addresses-{uid}`. */
export const addressesDecider: Decider<ChainAddresses, AddressCommand, AddressFact, AddressRefusal> = {
  category: 'addresses',
  stateVersion: 1,
  initial: () => ({ book: {}, deposit: {}, applications: {} }),
  decide,
  evolve,
  facts,
}
