import { addressesDecider, poolAddressDecider } from '@strongroom/ledger'
import { findAddressApplications, listAddressApplications } from '@strongroom/projections'
import { wire } from '@strongroom/shared'
import type { Parts } from '../calls.ts'
import { type AnyCall, call } from '../kernel/call.ts'
import { Problem } from '../kernel/problem.ts'
import { done, one, page, refused, rows } from '../kernel/replies.ts'
import type { DepositAddress } from '../private/deposit-addresses.ts'
import { asked } from './asking.ts'
import { wrongAddress } from './bound-addresses.ts'
import { readAddress } from './chain-address.ts'
import { findCase } from './deciding.ts'
import { applicationOf } from './deposit-addresses.ts'
import { addressPool } from './give-address.ts'
import { keepers } from './keep-catalogue.ts'
import { refusalOf } from './refusals.ts'

const isGiven = () => refused('ADDRESS_GIVEN', 'A member has this address, so it stays theirs')
const isTaken = () => refused('ADDRESS_TAKEN', 'This address is known already')
const isEmpty = () => refused('ADDRESS_POOL_EMPTY', 'There is no address left for this network')

const listed = (given: string | readonly string[]) => (typeof given === 'string' ? [given] : given)

/** Addresses as they are written here; refuses them all, by their places, when one of them is wrong. */
const readAll = (network: string, given: string | readonly string[]): readonly string[] => {
  const read = listed(given).map(address => readAddress(network, address))
  const wrong = read.flatMap((address, at) =>
    address ? [] : [wrongAddress(typeof given === 'string' ? 'ccaddress' : `ccaddress.${at}`)],
  )
  if (wrong.length > 0) throw Problem.invalid(wrong)
  return [...new Set(read as readonly string[])]
}

/** The house's deposit addresses: brought in by administrators, given to members, retired. We hold no keys. */
export const addressPoolCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue, members } = parts
  const pool = addressPool(parts)

  const recordsOf = async (found: readonly DepositAddress[]): Promise<readonly wire.PoolAddress[]> => {
    const names = await members.namesOf(found.flatMap(({ uid }) => uid ?? []))
    const nobody = { username: '', email: '' }
    return found.map(address => ({ ...address, ...(address.uid ? names(address.uid) : nobody) }))
  }

  return [
    call({
      method: 'POST',
      path: '/ccaddress/{id}/S',
      audience: 'admin',
      roles: keepers,
      summary:
        'Brings addresses into the pool (id 0) and gives them to who waits; or corrects one nobody has',
      changes: true,
      body: wire.poolAddressBody,
      answer: wire.records(wire.poolAddress),
      handler: async ask => {
        const { id } = ask.params
        const { network, ccaddress } = ask.body
        if (!catalogue.get('network', network)) return refusalOf({ kind: 'entry-unknown' })
        const addresses = readAll(network, ccaddress)
        if (id !== '0') {
          const [address] = addresses
          const corrected = address && (await pool.correct(id, { network, address, by: ask.session.uid }))
          if (corrected === 'taken') return isTaken()
          if (corrected) return rows(await recordsOf([corrected]))
          return (await pool.byId(id)) ? isGiven() : refusalOf({ kind: 'entry-unknown' })
        }
        const added = await pool.add(network, addresses, { by: ask.session.uid })
        // Tried again after a crash, all of them are known, and may not have been given yet.
        await pool.serveWaiting(ask, network)
        const known = await pool.byAddresses(added.map(each => each.ccaddress))
        return rows(await recordsOf(known))
      },
    }),

    call({
      method: 'GET',
      path: '/ccaddress/{id}/S',
      audience: 'admin',
      summary: 'One address of the house',
      changes: false,
      answer: wire.records(wire.poolAddress),
      handler: async ({ params }) => {
        const found = await pool.byId(params.id)
        if (!found) throw Problem.unknown()
        return rows(await recordsOf([found]))
      },
    }),

    call({
      method: 'DELETE',
      path: '/ccaddress/{id}/S',
      audience: 'admin',
      roles: keepers,
      summary: 'Takes an address nobody has out of the pool',
      changes: true,
      answer: wire.done,
      handler: async ask => {
        const { id } = ask.params
        // What a crash cuts off here is given to nobody, and ends when it is asked for again.
        const found = await pool.takeOut(id)
        if (!found) return (await pool.byId(id)) ? isGiven() : refusalOf({ kind: 'entry-unknown' })
        const command = { type: 'RemovePoolAddress', input: { network: found.network } } as const
        const outcome = await ledger.handle(poolAddressDecider, id, asked(ask, command, catalogue))
        await pool.remove(id)
        if (outcome.kind === 'accepted') ask.moved(outcome.position)
        return done()
      },
    }),

    call({
      method: 'GET',
      path: '/ccaddress/adminList/{id}/S/{json}',
      audience: 'admin',
      summary: 'Addresses of a member, retired ones too; for the id all, of everybody and of the pool',
      changes: false,
      filter: wire.poolAddressFilter,
      answer: wire.paged(wire.poolAddress),
      handler: async ({ params: { id }, filter }) => {
        if (id !== 'all' && !/^\d{1,15}$/.test(id)) throw Problem.unknown('There is no such member')
        const { rows: found, total } = await pool.list({ ...filter, uid: id === 'all' ? undefined : id })
        return page({ rows: await recordsOf(found), total })
      },
    }),

    call({
      method: 'POST',
      path: '/ccaddress/deladdress/S',
      audience: 'admin',
      roles: keepers,
      summary: 'Shows a member’s address to them no more; it stays theirs, and they may get another',
      changes: true,
      body: wire.deleteAddressBody,
      answer: wire.done,
      handler: async ask => {
        const { id } = ask.body
        const found = await pool.byId(id)
        if (!found?.uid) return refusalOf({ kind: 'case-unknown' })
        const command = { type: 'RetireDepositAddress', input: { addressId: id } } as const
        const outcome = await ledger.handle(addressesDecider, found.uid, asked(ask, command, catalogue))
        // The log may know already what a crash kept from the table.
        const retired = await pool.retire(id)
        if (outcome.kind === 'refused') return retired ? done() : refusalOf(outcome.refusal)
        ask.moved(outcome.position, found.uid)
        return done()
      },
    }),

    call({
      method: 'POST',
      path: '/ccaddress/getreferenceids/S',
      audience: 'admin',
      summary: 'Which records and members these addresses belong to: the reference ids the log has for them',
      changes: false,
      body: wire.referenceIdsBody,
      answer: wire.records(wire.referenceId),
      handler: async ({ body }) => {
        // The network is not said, and one address means one thing only: look for it as it would be written on any.
        const spellings = listed(body.ccaddress).flatMap(address => [
          address,
          ...catalogue.list('network').flatMap(each => readAddress(each.network_code, address) ?? []),
        ])
        const found = await pool.byAddresses([...new Set(spellings)])
        return rows(
          found.map(({ ccaddress, id, network, uid }) => ({ ccaddress, reference_id: id, network, uid })),
        )
      },
    }),

    call({
      method: 'GET',
      path: '/ccaddressapplys/S/{json}',
      audience: 'admin',
      summary: 'Applications for deposit addresses',
      changes: false,
      filter: wire.addressApplicationFilter,
      reads: ['address_applications'],
      answer: wire.paged(wire.adminAddressApplication),
      handler: async ({ filter }) => {
        const { rows: found, total } = await listAddressApplications(db, filter)
        const names = await members.namesOf(found.map(({ uid }) => uid))
        return page({
          rows: found.map(row => ({ ...applicationOf(row), uid: row.uid, ...names(row.uid) })),
          total,
        })
      },
    }),

    call({
      method: 'POST',
      path: '/ccaddress/status/S',
      audience: 'admin',
      roles: keepers,
      summary:
        'Completes an application (1), with the next address of the pool or with the one that is named',
      changes: true,
      body: wire.applicationStatusBody,
      answer: wire.records(wire.applicationResult),
      handler: async ask => {
        const { id, status, ccaddress } = ask.body
        const find = () => findAddressApplications(db, id)
        const application = await findCase(parts, 'address_applications', find)
        if (!application) return refusalOf({ kind: 'case-unknown' })
        const { uid, network } = application
        if (application.status === 1)
          return status === 1
            ? one({ id, status: 1 })
            : refusalOf({ kind: 'already-decided', status: 'complete' })
        if (status === 0) return one({ id, status: 0 })
        const addresses = ccaddress === undefined ? [] : readAll(network, ccaddress)
        if (addresses.length > 0) await pool.add(network, addresses, { by: ask.session.uid })
        const [named] = await pool.byAddresses(addresses)
        // What a crash left this member's in the table only becomes theirs in the log by trying again.
        const isAnothers = named && named.given_date !== null && named.uid !== uid
        if (isAnothers || (named && named.network !== network)) return isTaken()
        const given = await pool.giveTo(ask, uid, network, named?.id)
        if (given) return one({ id, status: 1 })
        return named ? isTaken() : isEmpty()
      },
    }),
  ]
}
