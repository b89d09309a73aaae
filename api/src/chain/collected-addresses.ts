import { configOf } from '@strongroom/ledger/catalogue'
import { listCreditedTopUps } from '@strongroom/projections/top-up'
import { contract } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { type AnyCall, implement } from '../http/call.ts'
import { atScale } from '../http/money.ts'
import { pageOfWhole } from '../http/whole-list.ts'
import { createDepositAddresses } from '../vault/deposit-addresses.ts'
import { addressCsv } from './csv-words.ts'

/** Where what came in on members' addresses is brought together, by network: a setting each. */
const forwards = [
  ['ERC20', 'ercCentralAddress'],
  ['TRC20', 'trcCentralAddress'],
] as const

/** What has come in on deposit addresses, and where the house brings it together. */
export const collectedAddressCalls = ({
  db,
  catalogue,
}: Pick<Parts, 'db' | 'catalogue'>): readonly AnyCall[] => {
  const pool = createDepositAddresses(db)
  return [
    implement(contract.chain.paidAddresses, {
      csv: addressCsv,
      handler: async ({ session: { uid }, filter }) => {
        const { network, currency } = filter
        const [held, credited] = await Promise.all([pool.of(uid), listCreditedTopUps(db, uid)])
        const all = held.flatMap(({ id, network, ccaddress }) =>
          credited
            .filter(sum => sum.network === network)
            .map(({ currency, amount, transfers }) => ({
              id,
              network,
              ccaddress,
              currency,
              collected: atScale(catalogue, currency, amount),
              transfers,
            })),
        )
        const found = all
          .filter(each => !network || each.network === network)
          .filter(each => !currency || each.currency === currency)
        return pageOfWhole(found, filter)
      },
    }),

    implement(contract.chain.forwardAddresses, {
      csv: addressCsv,
      handler: async ({ filter }) => {
        const counts = await pool.countGiven()
        const found = forwards
          .filter(([code]) => !filter.network || code === filter.network)
          .map(([code, setting]) => ({
            network: code,
            ccaddress: configOf(catalogue, setting),
            field_code: setting,
            addresses: counts.get(code) ?? 0,
          }))
        return pageOfWhole(found, filter)
      },
    }),
  ]
}
