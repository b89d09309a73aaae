import { declare, forAdmin } from '../call.ts'
import { collectors } from '../roles.ts'
import * as wire from '../schemas.ts'

export const forwardAddresses = forAdmin.query({
  path: '/user/getforwardaddresslist/S/{json}',
  summary: 'The central address of each network, as the settings have it, and how many addresses lead to it',
  filter: wire.forwardAddressFilter,
  answer: wire.paged(wire.forwardAddress),
})

export const addressBalances = forAdmin.query({
  path: '/addressbalancecollecteds/list/S/{json}',
  summary: 'What stood on members’ deposit addresses when it was last looked at, by currency',
  filter: wire.addressBalanceFilter,
  answer: wire.paged(wire.addressBalance),
  reads: ['collections'],
})

export const collectionTotals = forAdmin.query({
  path: '/addressbalancecollecteds/totals/S/{json}',
  summary:
    'The same, summed up by network and currency, with where it is collected to and who holds the keys',
  filter: wire.collectionTotalsFilter,
  answer: wire.records(wire.collectionTotals),
  reads: ['collections'],
})

export const collections = forAdmin.query({
  path: '/addressbalancecollecteds/collections/S/{json}',
  summary: 'Collections: what the custody was asked for, by whom, and what came of it',
  filter: wire.collectionFilter,
  answer: wire.paged(wire.collection),
  reads: ['collections'],
})

const collecting = {
  method: 'GET',
  audience: 'admin',
  roles: collectors,
  changes: true,
  takesLong: true,
} as const
export const scanAddresses = declare({
  ...collecting,
  path: '/addressbalancecollecteds/scan/S/{json}',
  summary: `Looks at the ${wire.mostAddressesScanned} deposit addresses that nobody has looked at for the longest`,
  refuses: ['CUSTODY_AWAY', 'CUSTODY_MISSING'],
  filter: wire.addressScanFilter,
  answer: wire.records(wire.addressScan),
})
export const collect = declare({
  ...collecting,
  path: '/addressbalancecollecteds/collectu/S/{json}',
  summary: 'Collects USDT or USDC to the central address: from these addresses, or from all that hold enough',
  refuses: [
    'CENTRAL_ADDRESS_CHANGED',
    'CENTRAL_ADDRESS_COOLING',
    'CENTRAL_ADDRESS_MISSING',
    'CENTRAL_ADDRESS_WRONG',
    'COLLECTION_DIFFERS',
    'CUSTODY_AWAY',
    'CUSTODY_MISSING',
    'NOTHING_TO_COLLECT',
  ],
  filter: wire.collectFilter,
  answer: wire.records(wire.collection),
})
export const collectTrx = declare({
  ...collecting,
  path: '/addressbalancecollecteds/collecttrx/S/{json}',
  summary: 'Collects TRX that is left on addresses as fuel',
  refuses: [
    'CENTRAL_ADDRESS_CHANGED',
    'CENTRAL_ADDRESS_COOLING',
    'CENTRAL_ADDRESS_MISSING',
    'CENTRAL_ADDRESS_WRONG',
    'COLLECTION_DIFFERS',
    'CUSTODY_AWAY',
    'CUSTODY_MISSING',
    'NOTHING_TO_COLLECT',
  ],
  filter: wire.collectTrxFilter,
  answer: wire.records(wire.collection),
})
