import { configOf } from '@strongroom/ledger/catalogue'
import { listCreditedTopUps } from '@strongroom/projections/top-up'
import { contract } from '@strongroom/shared'
import { atScale } from '../command/money.ts'
import { type Call, implement } from '../http/call.ts'
import { pageOfWhole } from '../http/whole-list.ts'
import { addressCsv } from './words.ts'

/** Central addresses to which members' deposits are collected, by network: a setting each. */
const forwards = [
  ['ERC20', 'ercCentralAddress'],
  ['TRC20', 'trcCentralAddress'],
] as const

const paidAddresses = implement(contract.chain.paidAddresses, {
  csv: addressCsv,
  handler: async ({ session: { uid }, filter }, { depositAddresses, db, catalogue }) => {
    const { network, currency } = filter
    const [held, credited] = await Promise.all([depositAddresses.of(uid), listCreditedTopUps(db, uid)])
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
})

const forwardAddresses = implement(contract.chain.forwardAddresses, {
  csv: addressCsv,
  handler: async ({ filter }, { depositAddresses, catalogue }) => {
    const counts = await depositAddresses.countGiven()
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
})

/** Credits by deposit address, and the house's central addresses. */
export const collectedAddressCalls: readonly Call[] = [paidAddresses, forwardAddresses]
