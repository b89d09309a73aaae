export {
  type AddressApplicationRow,
  findAddressApplications,
  listAddressApplications,
  listWaitingApplications,
} from './address-applications/queries.ts'
export { type ChainSendRow, findChainSends, listChainSends, sumChainSends } from './chain-sends/queries.ts'
export {
  type CollectedSum,
  type CollectionRow,
  listCollections,
  listOpenCollections,
  sumCollections,
} from './collections/queries.ts'
