import { addressesDecider } from '@strongroom/ledger/chain'
import { type AddressApplicationRow, listAddressApplications } from '@strongroom/projections/chain'
import { contract, wire } from '@strongroom/shared'
import { isOffered } from '../catalogue/networks.ts'
import { type Asker, asked } from '../command/asking.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page, type Reply, rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import type { DepositAddress } from '../vault/deposit-addresses.ts'
import { hasAddresses } from './chain-address.ts'
import { giveAddress } from './give-address.ts'
import { addressCsv } from './words.ts'

type Where = { readonly currency: string; readonly network: string }

const isPayable = ({ catalogue }: Parts, { currency, network }: Where) =>
  hasAddresses(network) && isOffered(catalogue, currency, network)

const apply = async (parts: Parts, ask: Asker, where: Where): Promise<Reply | undefined> => {
  const { uid } = ask.session
  if (!isPayable(parts, where)) return refusalOf({ kind: 'network-not-offered', ...where })
  const input = { applicationId: ask.commandId, ...where }
  const given = { verified: await isVerified(parts, uid) }
  const command = { type: 'ApplyForDepositAddress', input, given } as const
  const outcome = await parts.ledger.handle(addressesDecider, uid, asked(ask, command, parts.catalogue))
  if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
  ask.moved(outcome.position)
  return undefined
}

const openDepositAddress = implement(contract.chain.openDepositAddress, {
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const { currency, network } = ask.body
    if (!isPayable(parts, ask.body)) return refusalOf({ kind: 'network-not-offered', currency, network })
    if (!(await isVerified(parts, uid))) return refusalOf({ kind: 'identity-not-verified' })
    const given = await giveAddress(parts, ask, uid, network)
    if (given) return one(recordOf(currency, given))
    const refusal = await apply(parts, ask, ask.body)
    if (refusal) return refusal
    // An address that was brought in meanwhile is not given to a member who had not applied yet.
    const late = await giveAddress(parts, ask, uid, network)
    const none: wire.DepositAddress = { id: null, currency, network, ccaddress: null, demo: 0 }
    return one(late ? recordOf(currency, late) : none)
  },
})

const depositAddress = implement(contract.chain.depositAddress, {
  handler: async ({ session, filter: { currency, network } }, parts) => {
    const { catalogue } = parts
    const pairs = catalogue
      .list('fixed-network')
      .filter(pair => !currency || pair.currency === currency)
      .filter(pair => isPayable(parts, { currency: pair.currency, network: pair.network_code }))
    const held = (await parts.depositAddresses.of(session.uid)).filter(
      each => !network || each.network === network,
    )
    return rows(
      held.flatMap(address =>
        pairs
          .filter(pair => pair.network_code === address.network)
          .map(pair => recordOf(pair.currency, address)),
      ),
    )
  },
})

const waitingFor = async ({ ledger }: Parts, uid: string, network: string) => {
  const { applications } = (await ledger.load(addressesDecider, uid)).state
  return Object.entries(applications).find(([, application]) => application.network === network)?.[0]
}

const applyForAddress = implement(contract.chain.applyForAddress, {
  handler: async (ask, parts) => {
    const { uid } = ask.session
    const before = await waitingFor(parts, uid, ask.body.network)
    const refusal = await apply(parts, ask, ask.body)
    if (refusal) return refusal
    const id = await waitingFor(parts, uid, ask.body.network)
    return id === undefined
      ? rows([])
      : one({ id, status: 0, already: before === undefined || id === ask.commandId ? 0 : 1 })
  },
})

const ownApplications = implement(contract.chain.ownApplications, {
  csv: addressCsv,
  handler: async ({ session, filter }, parts) => {
    const found = await listAddressApplications(parts.db, { ...filter, uid: session.uid })
    return page({ rows: found.rows.map(row => applicationOf(parts, row)), total: found.total })
  },
})

/** Members' deposit addresses: each has one address of the house for each network, for all currencies of it. */
export const depositAddressCalls: readonly Call[] = [
  openDepositAddress,
  depositAddress,
  applyForAddress,
  ownApplications,
]

const recordOf = (
  currency: string,
  { id, network, ccaddress, demo }: DepositAddress,
): wire.DepositAddress => ({
  id,
  currency,
  network,
  ccaddress,
  demo,
})

/** An application as lists show it. */
export const applicationOf = recordFrom<AddressApplicationRow>()(wire.addressApplication)
