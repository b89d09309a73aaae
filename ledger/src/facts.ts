import { memberDecider } from './account/member.ts'
import { banksDecider } from './bank/bank-accounts.ts'
import { cardBatchDecider } from './card/card-batch.ts'
import { catalogueDecider } from './catalogue/catalogue.ts'
import { dayPricesDecider } from './catalogue/day-prices.ts'
import { addressesDecider } from './chain/chain-addresses.ts'
import { collectionDecider } from './chain/collection.ts'
import { poolAddressDecider } from './chain/pool-address.ts'
import { claimDecider } from './claim/claim.ts'
import type { FactShape } from './eventlog/decider.ts'
import { proposalDecider } from './office/proposal.ts'
import { payCodeDecider } from './pay-qr/pay-qr-stream.ts'
import { walletDecider } from './wallet/wallet-decider.ts'

/** Whoever decides about a stream, by the category its name begins with. */
export const deciders = [
  walletDecider,
  memberDecider,
  catalogueDecider,
  claimDecider,
  banksDecider,
  addressesDecider,
  poolAddressDecider,
  payCodeDecider,
  dayPricesDecider,
  cardBatchDecider,
  collectionDecider,
  proposalDecider,
] as const

/** Every fact the log may hold, by type. A type has one owner, so that reading needs nothing but the event. */
export const facts: Readonly<Record<string, FactShape>> = Object.assign(
  {},
  ...deciders.map(decider => decider.facts),
)
