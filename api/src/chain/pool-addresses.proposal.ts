import type { Asker } from '../command/asking.ts'
import {
  type CarryingOutParts,
  type ChangeOf,
  type Lapse,
  proposes,
} from '../platform/kinds/proposal-kind.ts'
import { digestOf } from '../vault/proposed-addresses.ts'
import { giveAddress, serveWaiting } from './give-address.ts'

const addAddresses = async (
  parts: CarryingOutParts,
  ask: Asker,
  { network, digest, corrects, application }: ChangeOf<'pool-addresses'>,
  proposalId: string,
): Promise<Lapse> => {
  const { proposedAddresses } = parts
  const addresses = (await proposedAddresses.of([proposalId])).get(proposalId) ?? []
  if (digestOf(network, addresses) !== digest) return 'addresses-differ'
  const by = ask.session.uid
  const [address] = addresses
  if (corrects && address) {
    const corrected = await parts.depositAddresses.correct(corrects, { network, address, by })
    return corrected === undefined || corrected === 'taken' ? 'address-taken' : undefined
  }
  await parts.depositAddresses.add(network, addresses, { by })
  if (!application) {
    await serveWaiting(parts, ask, network)
    return undefined
  }
  const [named] = await parts.depositAddresses.byAddresses(addresses)
  const isFree = named && named.network === network && [null, application.uid].includes(named.uid)
  if (!isFree) return 'address-taken'
  return (await giveAddress(parts, ask, application.uid, network, named.id)) ? undefined : 'address-taken'
}

/** Addresses for the pool, in place of one that no member has, or for one application. */
export const poolAddressesProposal = proposes('pool-addresses', {
  shown: async ({ depositAddresses, proposedAddresses }, { network, corrects, application }, { id }) => {
    const old = corrects ? await depositAddresses.byId(corrects) : undefined
    const ccaddress = (await proposedAddresses.of([id])).get(id) ?? []
    return {
      subject: network,
      before: old ? { network: old.network, ccaddress: [old.ccaddress] } : null,
      after: { network, ccaddress, ...(application ? { application: application.id } : {}) },
    }
  },
  apply: addAddresses,
})
