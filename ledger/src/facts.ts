import type { wire } from '@strongroom/shared'
import { memberDecider } from './account/member.ts'
import { banksDecider } from './bank/bank-accounts.ts'
import { cardBatchDecider } from './card/card-batch.ts'
import { cardImportDecider } from './card/card-import.ts'
import { catalogueDecider } from './catalogue/catalogue.ts'
import { dayPricesDecider } from './catalogue/day-prices.ts'
import { addressesDecider } from './chain/chain-addresses.ts'
import { collectionDecider } from './chain/collection.ts'
import { poolAddressDecider } from './chain/pool-address.ts'
import { claimDecider } from './claim/claim.ts'
import type { FactShape } from './eventlog/decider.ts'
import { journalEntryDecider } from './finance/journal-entry.ts'
import { periodDecider } from './finance/period.ts'
import { reconciliationDecider } from './finance/reconciliation.ts'
import { holdingDecider } from './liabilities/holding.ts'
import { liabilitiesDecider } from './liabilities/liabilities.ts'
import { proofOverrideDecider } from './office/proof-override.ts'
import { proposalDecider } from './office/proposal.ts'
import { riskReleaseDecider } from './office/risk-release.ts'
import { payQrDecider } from './pay-qr/pay-qr-stream.ts'
import { walletDecider } from './wallet/wallet-decider.ts'

/** The decider of a stream, by the category its name begins with. */
export const deciders = [
  walletDecider,
  memberDecider,
  catalogueDecider,
  claimDecider,
  banksDecider,
  addressesDecider,
  poolAddressDecider,
  payQrDecider,
  dayPricesDecider,
  cardBatchDecider,
  cardImportDecider,
  collectionDecider,
  proposalDecider,
  liabilitiesDecider,
  holdingDecider,
  periodDecider,
  reconciliationDecider,
  journalEntryDecider,
  proofOverrideDecider,
  riskReleaseDecider,
] as const

type NamesOf<Facts> = Facts extends unknown ? keyof Facts & string : never
type Listed<Name extends wire.EventType> = Name
// An error here names a fact that `eventTypes` of the contract does not list.
type FactType = Listed<NamesOf<(typeof deciders)[number]['facts']>>

const byType: Readonly<Record<FactType, FactShape>> = Object.assign(
  {},
  ...deciders.map(decider => decider.facts),
)

/** Every fact the log may hold, by type. A type has one owner, so that reading needs nothing but the event. */
export const facts: Readonly<Record<string, FactShape>> = byType satisfies Readonly<
  Record<wire.EventType, FactShape>
>
