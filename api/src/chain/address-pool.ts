import { addressesDecider, poolAddressDecider } from '@strongroom/ledger/chain'
import { findAddressApplications, listAddressApplications } from '@strongroom/projections/chain'
import { contract, type wire } from '@strongroom/shared'
import { msg } from '#words'
import { type Asker, asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { refusalOf } from '../command/refusals.ts'
import { done, one, page, type Reply, refused, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { findCase } from '../platform/cases/deciding.ts'
import { casePage } from '../platform/cases/named-cases.ts'
import { knownChange, propose } from '../platform/proposals/proposing.ts'
import type { DepositAddress } from '../vault/deposit-addresses.ts'
import { digestOf } from '../vault/proposed-addresses.ts'
import { wrongAddress } from './bound-addresses.ts'
import { readAddress } from './chain-address.ts'
import { applicationOf } from './deposit-addresses.ts'
import { giveAddress, serveWaiting } from './give-address.ts'
import { isBurn } from './no-target.ts'
import { addressCsv } from './words.ts'

const isGiven = () => refused('ADDRESS_GIVEN', msg`A member has this address, so it stays theirs`)
const isTaken = () => refused('ADDRESS_TAKEN', msg`This address is known already`)
const isEmpty = () => refused('ADDRESS_POOL_EMPTY', msg`There is no address left for this network`)

const listed = (given: string | readonly string[]) => (typeof given === 'string' ? [given] : given)

/** Addresses as they are written here; refuses them all, by their places, when one of them is wrong. */
const readAll = (network: string, given: string | readonly string[]): readonly string[] => {
  const read = listed(given)
    .map(address => readAddress(network, address))
    .map(address => (address && isBurn(address) ? undefined : address))
  const wrong = read.flatMap((address, at) =>
    address ? [] : [wrongAddress(typeof given === 'string' ? 'ccaddress' : `ccaddress.${at}`)],
  )
  if (wrong.length > 0) throw HttpError.invalid(wrong)
  return [...new Set(read as readonly string[])]
}

type Wanted = {
  readonly network: string
  readonly addresses: readonly string[]
  /** The free address that it replaces. */
  readonly corrects?: string
  /** The application it is for; otherwise the one that has waited the longest. */
  readonly application?: { readonly id: string; readonly uid: string }
}

const recordsOf = async (
  { members }: Parts,
  found: readonly DepositAddress[],
): Promise<readonly wire.PoolAddress[]> => {
  const names = await members.namesOf(found.flatMap(({ uid }) => uid ?? []))
  const nobody = { username: '', email: '' }
  return found.map(address => ({ ...address, ...(address.uid ? names(address.uid) : nobody) }))
}

/** Puts addresses before a second administrator: members are told to pay to them. Those the pool has already need none. */
const proposeAddresses = async (
  parts: Parts,
  ask: Asker & { readonly now: Date },
  { network, addresses, ...more }: Wanted,
): Promise<Reply> => {
  const { proposedAddresses } = parts
  const known = new Set(
    (await parts.depositAddresses.byAddresses(addresses)).map(({ ccaddress }) => ccaddress),
  )
  const before = await knownChange(parts, ask.commandId)
  const fresh = before ? [...addresses] : addresses.filter(address => !known.has(address))
  // It was brought in since the caller looked: asked again, it is given to this application, or is another's.
  if (fresh.length === 0 && more.application) throw HttpError.busy()
  if (fresh.length === 0) {
    // Tried again after a crash, all of them are known, and may not have been given yet.
    await serveWaiting(parts, ask, network)
    return rows([])
  }
  await proposedAddresses.keep(ask.commandId, network, fresh)
  const digest = digestOf(network, fresh)
  return propose(parts, ask, { kind: 'pool-addresses', network, digest, ...more })
}

const loadedAddress = async (parts: Parts, id: string) => {
  const found = await parts.depositAddresses.byId(id)
  return found && (await recordsOf(parts, [found]))[0]
}

const savePoolAddress = implement(contract.chain.savePoolAddress, {
  loadedNow: ({ params: { id } }, parts) => loadedAddress(parts, id),
  handler: async (ask, parts) => {
    const { catalogue } = parts
    const { id } = ask.params
    const { network, ccaddress } = ask.body
    if (!catalogue.get('network', network)) return refusalOf({ kind: 'entry-unknown' })
    const addresses = readAll(network, ccaddress)
    if (id === '0') return proposeAddresses(parts, ask, { network, addresses })
    // Saved as it was loaded, it stays as it is, whoever has it.
    const now = await loadedAddress(parts, id)
    if (now?.network === network && addresses.length === 1 && addresses[0] === now.ccaddress)
      return rows([now])
    if (!(await parts.depositAddresses.inPool(id)))
      return (await parts.depositAddresses.byId(id)) ? isGiven() : refusalOf({ kind: 'entry-unknown' })
    const others = (await parts.depositAddresses.byAddresses(addresses)).filter(each => each.id !== id)
    return others.length > 0 ? isTaken() : proposeAddresses(parts, ask, { network, addresses, corrects: id })
  },
})

const poolAddress = implement(contract.chain.poolAddress, {
  handler: async ({ params }, parts) => {
    const found = await loadedAddress(parts, params.id)
    if (!found) throw HttpError.unknown()
    return rows([found])
  },
})

const removePoolAddress = implement(contract.chain.removePoolAddress, {
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { id } = ask.params
    // After a crash below, no member is given the address, and the next removal finishes this one.
    const found = await parts.depositAddresses.takeOut(id)
    if (!found)
      return (await parts.depositAddresses.byId(id)) ? isGiven() : refusalOf({ kind: 'entry-unknown' })
    const command = { type: 'RemovePoolAddress', input: { network: found.network } } as const
    const outcome = await ledger.handle(poolAddressDecider, id, asked(ask, command, catalogue))
    await parts.depositAddresses.remove(id)
    if (outcome.kind === 'accepted') ask.moved(outcome.position)
    return done()
  },
})

const poolAddresses = implement(contract.chain.poolAddresses, {
  csv: addressCsv,
  handler: async ({ params: { id }, filter }, parts) => {
    if (id !== 'all' && !/^\d{1,15}$/.test(id)) throw HttpError.unknown(msg`This member does not exist`)
    const { rows: found, total } = await parts.depositAddresses.list({
      ...filter,
      uid: id === 'all' ? undefined : id,
    })
    return page({ rows: await recordsOf(parts, found), total })
  },
})

const removeAddress = implement(contract.chain.removeAddress, {
  handler: async (ask, parts) => {
    const { ledger, catalogue } = parts
    const { id } = ask.body
    const found = await parts.depositAddresses.byId(id)
    if (!found?.uid) return refusalOf({ kind: 'case-unknown' })
    const command = { type: 'RetireDepositAddress', input: { addressId: id } } as const
    const outcome = await ledger.handle(addressesDecider, found.uid, asked(ask, command, catalogue))
    // The log may know already what a crash kept from the table.
    const retired = await parts.depositAddresses.retire(id)
    if (outcome.kind === 'refused') return retired ? done() : refusalOf(outcome.refusal)
    ask.moved(outcome.position, found.uid)
    return done()
  },
})

const referenceIds = implement(contract.chain.referenceIds, {
  handler: async ({ body }, parts) => {
    const { catalogue } = parts
    // The network is not said, and one address means one thing only: look for it as it would be written on any.
    const spellings = listed(body.ccaddress).flatMap(address => [
      address,
      ...catalogue.list('network').flatMap(each => readAddress(each.network_code, address) ?? []),
    ])
    const found = await parts.depositAddresses.byAddresses([...new Set(spellings)])
    return rows(
      found.map(({ ccaddress, id, network, uid }) => ({ ccaddress, reference_id: id, network, uid })),
    )
  },
})

const applications = implement(contract.chain.applications, {
  csv: addressCsv,
  handler: async ({ filter }, parts) => {
    const found = await listAddressApplications(parts.db, filter)
    const records = found.rows.map(row => ({ ...applicationOf(parts, row), uid: row.uid }))
    return casePage(parts, found, records)
  },
})

const decideApplication = implement(contract.chain.decideApplication, {
  handler: async (ask, parts) => {
    const { id, status, ccaddress } = ask.body
    const application = await findCase(parts, 'address_applications', id, findAddressApplications)
    if (!application) return refusalOf({ kind: 'case-unknown' })
    const { uid, network } = application
    const { state } = await parts.ledger.load(addressesDecider, uid)
    if (!state.applications[id])
      return status === 1
        ? one({ id, status: 1 })
        : refusalOf({ kind: 'already-decided', status: 'complete' })
    if (status === 0) return one({ id, status: 0 })
    const addresses = ccaddress === undefined ? [] : readAll(network, ccaddress)
    if (addresses.length > 0 && (await parts.depositAddresses.byAddresses(addresses)).length === 0)
      return proposeAddresses(parts, ask, { network, addresses, application: { id, uid } })
    const [named] = await parts.depositAddresses.byAddresses(addresses)
    // After a crash, the table may give this member an address that the log does not: this try adds the fact.
    const isAnothers = named && named.given_date !== null && named.uid !== uid
    if (isAnothers || (named && named.network !== network)) return isTaken()
    const given = await giveAddress(parts, ask, uid, network, named?.id)
    if (given) return one({ id, status: 1 })
    return named ? isTaken() : isEmpty()
  },
})

/** The house's deposit addresses: brought in by administrators, given to members, retired. We hold no keys. */
export const addressPoolCalls: readonly Call[] = [
  savePoolAddress,
  poolAddress,
  removePoolAddress,
  poolAddresses,
  removeAddress,
  referenceIds,
  applications,
  decideApplication,
]
