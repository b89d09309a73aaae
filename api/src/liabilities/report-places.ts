import type { HoldingStatement } from '@strongroom/ledger/liabilities'
import type { HoldingRow } from '@strongroom/projections/liabilities'
import { Decimal, itemAt } from '@strongroom/shared'
import { readAddress } from '../chain/chain-address.ts'
import { type CustodyHolding, type HoldingsReport, UnreadableAnswer } from '../chain/custody/custody.ts'
import type { Parts } from '../dependencies.ts'

/** A place of a report, as it is stated. `key` names it for ever; `isSame` tells whether a holding is stated of the same place. */
export type Place = {
  readonly key: readonly string[]
  readonly statement: HoldingStatement
  readonly isSame: (row: HoldingRow) => boolean
}

type Places = { readonly places: readonly Place[]; readonly leftOut: readonly string[] }

type PlacesParts = Pick<Parts, 'catalogue' | 'depositAddresses'>

/**
 * A report as places to state: the house's addresses one by one, and members' deposit addresses, which stay in `private`, as a sum by
 * network and currency. Currencies that the house does not keep are left out. Throws `UnreadableAnswer` on an address that is none of
 * its network: a member's in another spelling would be shown to everybody.
 */
export const placesOf = async (
  { catalogue, depositAddresses }: PlacesParts,
  report: HoldingsReport,
): Promise<Places> => {
  const read = report.holdings.map(withReadAddress)
  if (new Set(read.map(nameOf)).size < read.length)
    throw new UnreadableAnswer('the custody names an address twice')
  const pool = await depositAddresses.byAddresses(read.map(({ address }) => address))
  const membersOwn = new Set(pool.map(({ ccaddress }) => ccaddress))
  const kept = read.flatMap(each => {
    const currency = catalogue.currency(each.currency)
    const amount = currency && new Decimal(each.amount).toDecimalPlaces(currency.scale, Decimal.ROUND_DOWN)
    return amount?.greaterThan(0) ? [{ ...each, amount: amount.toFixed() }] : []
  })
  const ofMembers = kept.filter(({ address }) => membersOwn.has(address))
  const ofHouse = kept.filter(({ address }) => !membersOwn.has(address))
  const about = { reportId: report.id, on: report.at.slice(0, 10) }
  const unknown = read.filter(
    ({ currency, amount }) => !catalogue.currency(currency) && new Decimal(amount).greaterThan(0),
  )
  return {
    places: [...ofHouse.map(each => ownPlace(each, about)), ...sumsOf(ofMembers, about)],
    leftOut: [...new Set(unknown.map(({ currency }) => currency))].toSorted(),
  }
}

const withReadAddress = (each: CustodyHolding): CustodyHolding => {
  const address = readAddress(each.network, each.address)
  if (!address) throw new UnreadableAnswer('the custody names an address that is none of its network')
  return { ...each, address }
}

const nameOf = ({ network, address, currency }: CustodyHolding) => `${network} ${address} ${currency}`

type About = { readonly reportId: string; readonly on: string }

const ownPlace = ({ network, address, currency, amount, evidence }: CustodyHolding, about: About): Place => ({
  key: [network, address, currency],
  statement: {
    kind: 'address',
    name: `Custody, ${network}`,
    reference: address,
    currency,
    amount,
    evidence,
    network,
    ...about,
  },
  isSame: ({ kind, addresses, reference }) =>
    kind === 'address' && addresses === null && reference.trim().toLowerCase() === address.toLowerCase(),
})

/** One place for each network and currency of these deposit addresses. */
const sumsOf = (holdings: readonly CustodyHolding[], about: About): readonly Place[] =>
  [...Map.groupBy(holdings, ({ network, currency }) => `${network} ${currency}`).values()].map(each => {
    const { network, currency } = itemAt(each, 0)
    const amount = each.reduce((sum, held) => sum.plus(held.amount), new Decimal(0)).toFixed()
    const evidence = [...new Set(each.map(held => held.evidence))].join('; ').slice(0, 300)
    return {
      key: ['deposit addresses', network, currency],
      statement: {
        kind: 'address',
        name: `Deposit addresses, ${network}`,
        reference: `${each.length} addresses`,
        currency,
        amount,
        evidence,
        network,
        addresses: each.length,
        ...about,
      },
      isSame: row => row.addresses !== null && row.network === network,
    }
  })
