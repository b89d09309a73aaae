import type { LiveCatalogue } from '@strongroom/ledger/catalogue'
import { contract } from '@strongroom/shared'
import { rows } from '../command/replies.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { catalogueCalls } from '../platform/reference/catalogue-calls.ts'

/** Whether a currency can be moved on a network: the pair is shown, and so are both of it. */
export const isOffered = (catalogue: LiveCatalogue, currency: string, network: string): boolean =>
  catalogue.get('currency', currency)?.status === 1 &&
  catalogue.get('network', network)?.status === 1 &&
  catalogue.get('fixed-network', `${currency}-${network}`)?.status === 1

const shownNetworks = ({ catalogue }: Parts) => catalogue.list('network').filter(({ status }) => status === 1)

/** Hidden when the pair, its network or its currency is. */
const shownPairs = ({ catalogue }: Parts, currency?: string) =>
  catalogue
    .list('fixed-network')
    .filter(pair => pair.status === 1 && (currency === undefined || pair.currency === currency))
    .flatMap(pair => {
      const network = catalogue.get('network', pair.network_code)
      const shown = network?.status === 1 && catalogue.get('currency', pair.currency)?.status === 1
      return shown ? [{ ...pair, network_name: network.network_name }] : []
    })

/** Under the specification's names too. */
const withNames = <R extends Readonly<Record<string, unknown>>>(network: R): R => ({
  ...network,
  name: network.network_name,
  code: network.network_code,
})

const networkList = implement(contract.catalogue.networks, {
  handler: async (_, parts) => rows(shownNetworks(parts).map(network => withNames({ ...network }))),
})

const fixedNetworks = implement(contract.catalogue.fixedNetworks, {
  handler: async (_, parts) => rows(shownPairs(parts)),
})

const networksOf = implement(contract.catalogue.networksOf, {
  handler: async ({ filter }, parts) => rows(shownPairs(parts, filter.currency)),
})

/** Networks, and which currencies can be moved on which of them ("fixed networks"). */
export const networks: readonly Call[] = [
  ...catalogueCalls({ kind: 'network', calls: contract.network, show: withNames }),
  networkList,
  ...catalogueCalls({
    kind: 'fixed-network',
    calls: contract.fixedNetwork,
    show: (pair, { catalogue }) => ({
      ...pair,
      network_name: catalogue.get('network', String(pair.network_code))?.network_name ?? '',
    }),
  }),
  fixedNetworks,
  networksOf,
]
