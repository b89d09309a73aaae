import { addressesDecider, type ChainAddresses, restsUntil } from '@strongroom/ledger/chain'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { isOffered } from '../catalogue/networks.ts'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, type Reply } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import type { BoundAddress } from '../vault/bound-addresses.ts'
import { coolingFrom } from './allow-list.ts'
import { readAddress } from './chain-address.ts'
import { whyNoTarget } from './no-target.ts'
import { tellSaved } from './tell-saved.ts'
import { addressCsv } from './words.ts'

type Binding = Asker & { readonly now: Date }

type Given = {
  readonly currency: string
  readonly network: string
  readonly address: string
  readonly name: string
}

const bind = async (parts: Parts, ask: Binding, uid: string, given: Given): Promise<Reply> => {
  const { catalogue, addressBook, ledger } = parts
  const { currency, network, name } = given
  if (!isOffered(catalogue, currency, network))
    return refusalOf({ kind: 'network-not-offered', currency, network })
  const address = readAddress(network, given.address)
  if (!address) throw HttpError.invalid([wrongAddress('address')])
  const why = await whyNoTarget(parts, uid, address)
  if (why) return why
  const kept = await addressBook.add({ id: ask.commandId, uid, currency, network, name, address })
  if (!kept) throw HttpError.differs()
  const input = { addressId: kept.id, currency, network }
  const cooling = coolingFrom(catalogue, ask.now)
  const command = { type: 'BindAddress', input, given: cooling } as const
  const outcome = await ledger.handle(addressesDecider, uid, asked(ask, command, catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position, uid)
  const { state } = await ledger.load(addressesDecider, uid)
  const record = recordOf(kept, state, ask.now)
  await tellSaved({ ...parts, now: () => ask.now }, kept)
  return one(record)
}

const unbind = async (
  { addressBook, ledger, catalogue }: Parts,
  ask: Asker,
  id: string,
  owner?: string,
): Promise<Reply> => {
  const found = (await addressBook.byIds([id])).get(id)
  if (!found || (owner && found.uid !== owner)) return refusalOf({ kind: 'case-unknown' })
  const command = { type: 'UnbindAddress', input: { addressId: id } } as const
  const outcome = await ledger.handle(addressesDecider, found.uid, asked(ask, command, catalogue))
  // One that never got into the log leaves the book all the same.
  await addressBook.remove(id)
  if (outcome.kind === 'accepted') ask.moved(outcome.position, found.uid)
  return done()
}

/** A page of a member's address book, with the end of each address's rest. */
const bookOf = async (
  { addressBook, ledger }: Parts,
  uid: string,
  filter: Parameters<Parts['addressBook']['list']>[1],
  now: Date,
): Promise<Reply> => {
  const { rows, total } = await addressBook.list(uid, filter)
  const { state } = await ledger.load(addressesDecider, uid)
  return page({ rows: rows.map(row => recordOf(row, state, now)), total })
}

/** The member with an e-mail address. */
const memberOf = async ({ members }: Parts, email: string): Promise<string> => {
  const found = await members.byEmail(email)
  if (!found) throw HttpError.unknown(msg`This member does not exist`)
  return found.uid
}

const bindAddress = implement(contract.chain.bindAddress, {
  limits: ({ session }) => [{ key: `bind address ${session?.uid}`, most: 60, seconds: 600 }],
  handler: (ask, parts) => bind(parts, ask, ask.session.uid, ask.body),
})

const unbindAddress = implement(contract.chain.unbindAddress, {
  handler: (ask, parts) => unbind(parts, ask, ask.params.id, ask.session.uid),
})

const addressBook = implement(contract.chain.addressBook, {
  csv: addressCsv,
  handler: ({ session, filter, now }, parts) => bookOf(parts, session.uid, filter, now),
})

const bindAddressFor = implement(contract.chain.bindAddressFor, {
  handler: async (ask, parts) => {
    const { email, ...given } = ask.body
    return bind(parts, ask, await memberOf(parts, email), given)
  },
})

const unbindAddressOf = implement(contract.chain.unbindAddressOf, {
  handler: (ask, parts) => unbind(parts, ask, ask.params.id),
})

const addressBookOf = implement(contract.chain.addressBookOf, {
  csv: addressCsv,
  handler: async ({ params, filter, now }, parts) =>
    bookOf(parts, await memberOf(parts, params.email), filter, now),
})

/** The address books: what members may send to on a chain. */
export const boundAddressCalls: readonly Call[] = [
  bindAddress,
  unbindAddress,
  addressBook,
  bindAddressFor,
  unbindAddressOf,
  addressBookOf,
]

/** The issue for an address that is mistyped, or of another network. */
export const wrongAddress = (path: string) => ({
  path,
  message: 'Not an address of this network, or a letter of it is wrong',
})

const recordOf = (
  { uid: _, ...kept }: BoundAddress,
  state: ChainAddresses,
  now: Date,
): wire.BoundAddress => ({ ...kept, usable_date: restsUntil(state, kept.id, now.toISOString()) ?? null })
