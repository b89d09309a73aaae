export { allowListAt, restsUntil } from './allow-list.ts'
export {
  type AddressCommand,
  type AddressFact,
  type AddressRefusal,
  addressesDecider,
  type ChainAddresses,
} from './chain-addresses.ts'
export type { ApproveChainSend, RejectChainSend, RequestChainSend } from './chain-send.ts'
export {
  type Collected,
  type Collection,
  type CollectionCommand,
  type CollectionFact,
  type CollectionRefusal,
  collectionDecider,
  collectionId,
  mostAddressesCollected,
  type OpenCollections,
} from './collection.ts'
export { poolAddressDecider } from './pool-address.ts'
