import { accept, type Decision, refuse } from '@strongroom/shared'
import * as v from 'valibot'
import { code, id } from '../book/shapes.ts'
import type { Decider, FactOf } from '../eventlog/decider.ts'

const where = { currency: code, network: code }

/** Addresses are personal: the facts name them by the ids they have in `private`. */
const facts = {
  /** An address on a chain, put into the member's address book: money may be sent to it. */
  AddressBound: { version: 1, schema: v.object({ addressId: id, ...where }) },
  AddressUnbound: { version: 1, schema: v.object({ addressId: id }) },
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
export type AddressFact = FactOf<typeof facts>

type Where = { readonly currency: string; readonly network: string }

/** A member's address book, their deposit address on each network, and their open applications. */
export type ChainAddresses = {
  readonly book: Readonly<Record<string, Where>>
  readonly deposit: Readonly<Record<string, string>>
  readonly applications: Readonly<Record<string, Where>>
}

export type AddressCommand =
  | { readonly type: 'BindAddress'; readonly input: { readonly addressId: string } & Where }
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

export type AddressRefusal =
  | { readonly kind: 'identity-not-verified' }
  | { readonly kind: 'case-unknown' }
  | { readonly kind: 'deposit-address-held' }

const decide = (command: AddressCommand, state: ChainAddresses): Decision<AddressFact, AddressRefusal> => {
  switch (command.type) {
    case 'BindAddress':
      return state.book[command.input.addressId]
        ? accept()
        : accept({ type: 'AddressBound', ...command.input })
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
  }
}

const waitingFor = (network: string, { applications }: ChainAddresses): string[] =>
  Object.keys(applications).filter(applicationId => applications[applicationId]?.network === network)

const evolve = (state: ChainAddresses, fact: AddressFact): ChainAddresses => {
  switch (fact.type) {
    case 'AddressBound':
      return { ...state, book: { ...state.book, [fact.addressId]: whereOf(fact) } }
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
