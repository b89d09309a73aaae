import type { Pool } from 'pg'
import * as accountStatements from './account-statements.ts'
import * as addressBalances from './address-balances.ts'
import * as adjustedAlone from './adjusted-alone.ts'
import * as agentKeys from './agent-keys.ts'
import * as allowListEnds from './allow-list-ends.ts'
import * as authenticators from './authenticators.ts'
import * as banks from './banks.ts'
import * as billChecks from './bill-checks.ts'
import { type EachBound, eachBound, type Filed, type Keyed } from './bound.ts'
import * as addressBook from './bound-addresses.ts'
import * as budgets from './budgets.ts'
import * as bulkJobs from './bulk-jobs.ts'
import * as cardAskings from './card-askings.ts'
import * as cardHolders from './card-holders.ts'
import * as cardImports from './card-imports.ts'
import * as cardLimitsTold from './card-limits-told.ts'
import * as cardLogDetails from './card-log-details.ts'
import * as cardOrderNumbers from './card-orders.ts'
import * as cardPurchasesTold from './card-purchases-told.ts'
import * as cardRecords from './card-records.ts'
import * as cardTellings from './card-tellings.ts'
import * as caseWork from './case-work.ts'
import * as codes from './codes.ts'
import * as confirmations from './confirmations.ts'
import * as counterfactuals from './counterfactuals.ts'
import * as cryptoScans from './crypto-scans.ts'
import * as dataCopies from './data-copies.ts'
import * as deletions from './deletions.ts'
import * as depositAddresses from './deposit-addresses.ts'
import * as devices from './devices.ts'
import * as exportSchedules from './export-schedules.ts'
import * as exports from './exports.ts'
import * as findable from './findable.ts'
import * as giftCards from './gift-cards.ts'
import * as handles from './handles.ts'
import * as kycForms from './kyc-forms.ts'
import * as liabilityTrees from './liability-trees.ts'
import * as looks from './looks.ts'
import * as post from './mail/post.ts'
import * as memberNotes from './member-notes.ts'
import * as members from './members.ts'
import * as moneyRequestNotes from './money-request-notes.ts'
import * as monthlyStatements from './monthly-statements.ts'
import * as notes from './notes.ts'
import * as noticesOff from './notices-off.ts'
import * as operationFigures from './operation-figures.ts'
import * as operatorActs from './operator-acts.ts'
import * as outboxes from './outboxes.ts'
import * as ownNotes from './own-notes.ts'
import * as passkeys from './passkeys.ts'
import * as pastAlarms from './past-alarms.ts'
import * as payees from './payees.ts'
import * as paymentDetails from './payment-details.ts'
import * as pictures from './pictures.ts'
import * as priceAlerts from './price-alerts.ts'
import * as pricePoints from './price-points.ts'
import * as proposedAddresses from './proposed-addresses.ts'
import * as proposedCardLogs from './proposed-card-logs.ts'
import * as pushSubscriptions from './push-subscriptions.ts'
import * as quickPayNotes from './quick-pay-notes.ts'
import * as quotes from './quotes.ts'
import * as rebuilds from './rebuilds.ts'
import * as savedViews from './saved-views.ts'
import * as serviceIncidents from './service-incidents.ts'
import * as sessionProofs from './session-proofs.ts'
import * as skippedPayments from './skipped-payments.ts'
import * as statementItems from './statement-items.ts'
import * as statements from './statements.ts'
import * as supportCases from './support-cases.ts'
import * as uploads from './uploads.ts'
import * as virtualAccounts from './virtual-accounts.ts'

/** Stores that need the database alone. */
const plain = {
  addressBalances,
  addressBook,
  adjustedAlone,
  banks,
  billChecks,
  budgets,
  bulkJobs,
  cardAskings,
  cardHolders,
  cardImports,
  cardLimitsTold,
  cardLogDetails,
  cardOrderNumbers,
  cardPurchasesTold,
  cardTellings,
  caseWork,
  confirmations,
  counterfactuals,
  cryptoScans,
  depositAddresses,
  exportSchedules,
  exports,
  findable,
  giftCards,
  handles,
  liabilityTrees,
  looks,
  memberNotes,
  members,
  moneyRequestNotes,
  monthlyStatements,
  notes,
  noticesOff,
  operationFigures,
  operatorActs,
  outboxes,
  ownNotes,
  pastAlarms,
  payees,
  paymentDetails,
  post,
  priceAlerts,
  pricePoints,
  proposedAddresses,
  proposedCardLogs,
  pushSubscriptions,
  quickPayNotes,
  quotes,
  rebuilds,
  savedViews,
  serviceIncidents,
  sessionProofs,
  skippedPayments,
  statementItems,
  statements,
  supportCases,
}

/** Stores that seal or hash, or are given limits of their own in tests. */
const keyed = {
  accountStatements,
  agentKeys,
  allowListEnds,
  authenticators,
  cardRecords,
  codes,
  dataCopies,
  devices,
  passkeys,
  virtualAccounts,
}

/** Stores with files beside their rows. */
const filed = { deletions, kycForms, pictures, uploads }

/** The tables of schema `private`, each with the queries that it takes. None of them keeps anything in memory. */
export type Stores = EachBound<typeof plain, Pool> & EachBound<typeof keyed, Keyed>

/** The stores that keep files too. */
export type FileStores = EachBound<typeof filed, Filed & Keyed>

/** Every store that needs the database alone, or the key of secrets besides, bound to them. */
export const createStores = (db: Pool, { secretKey }: { readonly secretKey: string }): Stores => ({
  ...eachBound(plain, db),
  ...eachBound(keyed, { db, secretKey }),
})

/** Every store that keeps files, bound to where they are. */
export const createFileStores = (at: Filed & Keyed): FileStores => eachBound(filed, at)
