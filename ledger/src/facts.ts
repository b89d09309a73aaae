import { addressesDecider } from './addresses/chain-addresses.ts'
import { poolAddressDecider } from './addresses/pool-address.ts'
import { banksDecider } from './banks/bank-accounts.ts'
import type { FactShape } from './book/decider.ts'
import { cardBatchDecider } from './card-batch/card-batch.ts'
import { catalogueDecider } from './catalogue/catalogue.ts'
import { claimDecider } from './claim/claim.ts'
import { collectionDecider } from './collection/collection.ts'
import { memberDecider } from './member/member.ts'
import { payCodeDecider } from './paycode/pay-code-stream.ts'
import { dayPricesDecider } from './prices/day-prices.ts'
import { proposalDecider } from './proposal/proposal.ts'
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
