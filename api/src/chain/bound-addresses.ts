import { addressesDecider } from '@strongroom/ledger/chain'
import { contract, type wire } from '@strongroom/shared'
import { isOffered } from '../catalogue/networks.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { Problem } from '../http/problem.ts'
import { refusalOf } from '../http/refusals.ts'
import { done, one, page, type Reply } from '../http/replies.ts'
import type { BoundAddress } from '../vault/bound-addresses.ts'
import { readAddress } from './chain-address.ts'
import { addressCsv } from './csv-words.ts'

type Given = {
  readonly currency: string
  readonly network: string
  readonly address: string
  readonly name: string
}

/** The address books: what members may send to on a chain. */
export const boundAddressCalls = (parts: Parts): readonly AnyCall[] => {
  const { ledger, catalogue, members, addressBook } = parts
  const bind = async (ask: Asker, uid: string, given: Given): Promise<Reply> => {
    const { currency, network, name } = given
    if (!isOffered(catalogue, currency, network))
      return refusalOf({ kind: 'network-not-offered', currency, network })
    const address = readAddress(network, given.address)
    if (!address) throw Problem.invalid([wrongAddress('address')])
    const kept = await addressBook.add({ id: ask.commandId, uid, currency, network, name, address })
    if (!kept) throw Problem.differs()
    const input = { addressId: kept.id, currency, network }
    const command = { type: 'BindAddress', input } as const
    const outcome = await ledger.handle(addressesDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position, uid)
    return one(recordOf(kept))
  }

  const unbind = async (ask: Asker, id: string, owner?: string): Promise<Reply> => {
    const found = (await addressBook.byIds([id])).get(id)
    if (!found || (owner && found.uid !== owner)) return refusalOf({ kind: 'case-unknown' })
    const command = { type: 'UnbindAddress', input: { addressId: id } } as const
    const outcome = await ledger.handle(addressesDecider, found.uid, asked(ask, command, catalogue))
    // One that never got into the log leaves the book all the same.
    await addressBook.remove(id)
    if (outcome.kind === 'accepted') ask.moved(outcome.position, found.uid)
    return done()
  }

  /** Whose e-mail it is. */
  const memberOf = async (email: string): Promise<string> => {
    const found = await members.byEmail(email)
    if (!found) throw Problem.unknown('There is no such member')
    return found.uid
  }

  return [
    implement(contract.chain.bindAddress, {
      limits: ({ session }) => [{ key: `bind address ${session?.uid}`, most: 60, seconds: 600 }],
      handler: ask => bind(ask, ask.session.uid, ask.body),
    }),

    implement(contract.chain.unbindAddress, {
      handler: ask => unbind(ask, ask.params.id, ask.session.uid),
    }),

    implement(contract.chain.addressBook, {
      csv: addressCsv,
      handler: async ({ session, filter }) => {
        const { rows, total } = await addressBook.list(session.uid, filter)
        return page({ rows: rows.map(recordOf), total })
      },
    }),

    implement(contract.chain.bindAddressFor, {
      handler: async ask => {
        const { email, ...given } = ask.body
        return bind(ask, await memberOf(email), given)
      },
    }),

    implement(contract.chain.unbindAddressOf, {
      handler: ask => unbind(ask, ask.params.id),
    }),

    implement(contract.chain.addressBookOf, {
      csv: addressCsv,
      handler: async ({ params, filter }) => {
        const { rows, total } = await addressBook.list(await memberOf(params.email), filter)
        return page({ rows: rows.map(recordOf), total })
      },
    }),
  ]
}

/** What is said of an address that is mistyped, or of another network. */
export const wrongAddress = (path: string) => ({
  path,
  message: 'Not an address of this network, or a letter of it is wrong',
})

const recordOf = ({ uid: _, ...kept }: BoundAddress): wire.BoundAddress => kept
