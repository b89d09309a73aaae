import { memberDecider } from '@strongroom/ledger/account'
import { addressesDecider } from '@strongroom/ledger/chain'
import { type AddressApplicationRow, listAddressApplications } from '@strongroom/projections/chain'
import { contract, type wire } from '@strongroom/shared'
import { isOffered } from '../catalogue/networks.ts'
import type { Parts } from '../dependencies.ts'
import { type Asker, asked } from '../http/asking.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { refusalOf } from '../http/refusals.ts'
import { one, page, type Reply, rows } from '../http/replies.ts'
import type { DepositAddress } from '../vault/deposit-addresses.ts'
import { hasAddresses } from './chain-address.ts'
import { addressCsv } from './csv-words.ts'
import { addressPool } from './give-address.ts'

type Where = { readonly currency: string; readonly network: string }

/** Where members are paid on a chain: an address of the house each, one a network, for all currencies of it. */
export const depositAddressCalls = (parts: Parts): readonly AnyCall[] => {
  const { db, ledger, catalogue } = parts
  const pool = addressPool(parts)

  const isVerified = async (uid: string) => (await ledger.load(memberDecider, uid)).state.kyc === 1
  const isPayable = ({ currency, network }: Where) =>
    hasAddresses(network) && isOffered(catalogue, currency, network)

  const apply = async (ask: Asker, where: Where): Promise<Reply | undefined> => {
    const { uid } = ask.session
    if (!isPayable(where)) return refusalOf({ kind: 'network-not-offered', ...where })
    const input = { applicationId: ask.commandId, ...where }
    const given = { verified: await isVerified(uid) }
    const command = { type: 'ApplyForDepositAddress', input, given } as const
    const outcome = await ledger.handle(addressesDecider, uid, asked(ask, command, catalogue))
    if (outcome.kind === 'refused') return refusalOf(outcome.refusal)
    ask.moved(outcome.position)
    return undefined
  }

  return [
    implement(contract.chain.openDepositAddress, {
      handler: async ask => {
        const { uid } = ask.session
        const { currency, network } = ask.body
        if (!isPayable(ask.body)) return refusalOf({ kind: 'network-not-offered', currency, network })
        if (!(await isVerified(uid))) return refusalOf({ kind: 'identity-not-verified' })
        const given = await pool.giveTo(ask, uid, network)
        if (given) return one(recordOf(currency, given))
        const refusal = await apply(ask, ask.body)
        if (refusal) return refusal
        // Brought in meanwhile, it was not given to who did not wait yet.
        const late = await pool.giveTo(ask, uid, network)
        const none: wire.DepositAddress = { id: null, currency, network, ccaddress: null, demo: 0 }
        return one(late ? recordOf(currency, late) : none)
      },
    }),

    implement(contract.chain.depositAddress, {
      handler: async ({ session, filter: { currency, network } }) => {
        const pairs = catalogue
          .list('fixed-network')
          .filter(pair => !currency || pair.currency === currency)
          .filter(pair => isPayable({ currency: pair.currency, network: pair.network_code }))
        const held = (await pool.of(session.uid)).filter(each => !network || each.network === network)
        return rows(
          held.flatMap(address =>
            pairs
              .filter(pair => pair.network_code === address.network)
              .map(pair => recordOf(pair.currency, address)),
          ),
        )
      },
    }),

    implement(contract.chain.applyForAddress, {
      handler: async ask => (await apply(ask, ask.body)) ?? rows([]),
    }),

    implement(contract.chain.ownApplications, {
      csv: addressCsv,
      handler: async ({ session, filter }) => {
        const found = await listAddressApplications(db, { ...filter, uid: session.uid })
        return page({ rows: found.rows.map(applicationOf), total: found.total })
      },
    }),
  ]
}

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
export const applicationOf = (row: AddressApplicationRow): wire.AddressApplication => ({
  id: row.id,
  currency: row.currency,
  network: row.network,
  status: row.status,
  created_date: row.created_at,
  finish_date: row.decided_at,
})
