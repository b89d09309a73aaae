import type { Pool } from 'pg'
import { createAccountStatements } from './account-statements.ts'
import { createAddressBalances } from './address-balances.ts'
import { createAdjustedAlone } from './adjusted-alone.ts'
import { createAgentKeys } from './agent-keys.ts'
import { createAllowListEnds } from './allow-list-ends.ts'
import { createAuthenticators } from './authenticators.ts'
import { createBanks } from './banks.ts'
import { createBillChecks } from './bill-checks.ts'
import { createBoundAddresses } from './bound-addresses.ts'
import { createBulkJobs } from './bulk-jobs.ts'
import { createCardHolders } from './card-holders.ts'
import { createCardImports } from './card-imports.ts'
import { createCardLogDetails } from './card-log-details.ts'
import { createCardOrders } from './card-orders.ts'
import { createCardPurchasesTold } from './card-purchases-told.ts'
import { createCardRecords } from './card-records.ts'
import { createCaseWork } from './case-work.ts'
import { createCodes } from './codes.ts'
import { createCounterfactuals } from './counterfactuals.ts'
import { createCryptoScans } from './crypto-scans.ts'
import { createDepositAddresses } from './deposit-addresses.ts'
import { createDevices } from './devices.ts'
import { createExports, type Exports } from './exports.ts'
import { createGiftCards } from './gift-cards.ts'
import { createLiabilityTrees } from './liability-trees.ts'
import { createLooks } from './looks.ts'
import { createPost } from './mail/post.ts'
import { createMemberNotes } from './member-notes.ts'
import { createMembers } from './members.ts'
import { createMoneyRequestNotes } from './money-request-notes.ts'
import { createNotes } from './notes.ts'
import { createNoticesOff } from './notices-off.ts'
import { createOperationFigures } from './operation-figures.ts'
import { createOperatorActs } from './operator-acts.ts'
import { createOutboxes } from './outboxes.ts'
import { createOwnNotes } from './own-notes.ts'
import { createPasskeys } from './passkeys.ts'
import { createPayees } from './payees.ts'
import { createPaymentDetails } from './payment-details.ts'
import { createProposedAddresses } from './proposed-addresses.ts'
import { createProposedCardLogs } from './proposed-card-logs.ts'
import { createQuotes } from './quotes.ts'
import { createRebuilds, type Rebuilds } from './rebuilds.ts'
import { createSavedViews } from './saved-views.ts'
import { createSessionProofs } from './session-proofs.ts'
import { createSkippedPayments } from './skipped-payments.ts'
import { createStatementItems, type StatementItems } from './statement-items.ts'
import { createStatements, type Statements } from './statements.ts'
import { createSupportCases } from './support-cases.ts'
import { createVirtualAccounts } from './virtual-accounts.ts'

/** The tables of schema `private`, each with the queries that it takes. None of them keeps anything in memory. */
export type Stores = {
  readonly accountStatements: ReturnType<typeof createAccountStatements>
  readonly members: ReturnType<typeof createMembers>
  readonly codes: ReturnType<typeof createCodes>
  readonly authenticators: ReturnType<typeof createAuthenticators>
  readonly passkeys: ReturnType<typeof createPasskeys>
  readonly devices: ReturnType<typeof createDevices>
  readonly quotes: ReturnType<typeof createQuotes>
  readonly post: ReturnType<typeof createPost>
  readonly banks: ReturnType<typeof createBanks>
  readonly allowListEnds: ReturnType<typeof createAllowListEnds>
  readonly addressBook: ReturnType<typeof createBoundAddresses>
  readonly notes: ReturnType<typeof createNotes>
  readonly ownNotes: ReturnType<typeof createOwnNotes>
  readonly noticesOff: ReturnType<typeof createNoticesOff>
  readonly payees: ReturnType<typeof createPayees>
  readonly sessionProofs: ReturnType<typeof createSessionProofs>
  readonly skippedPayments: ReturnType<typeof createSkippedPayments>
  readonly moneyRequestNotes: ReturnType<typeof createMoneyRequestNotes>
  readonly memberNotes: ReturnType<typeof createMemberNotes>
  readonly cryptoScans: ReturnType<typeof createCryptoScans>
  readonly depositAddresses: ReturnType<typeof createDepositAddresses>
  readonly addressBalances: ReturnType<typeof createAddressBalances>
  readonly proposedAddresses: ReturnType<typeof createProposedAddresses>
  readonly adjustedAlone: ReturnType<typeof createAdjustedAlone>
  readonly agentKeys: ReturnType<typeof createAgentKeys>
  readonly cardRecords: ReturnType<typeof createCardRecords>
  readonly cardPurchasesTold: ReturnType<typeof createCardPurchasesTold>
  readonly cardHolders: ReturnType<typeof createCardHolders>
  readonly cardOrderNumbers: ReturnType<typeof createCardOrders>
  readonly cardImports: ReturnType<typeof createCardImports>
  readonly cardLogDetails: ReturnType<typeof createCardLogDetails>
  readonly proposedCardLogs: ReturnType<typeof createProposedCardLogs>
  readonly exports: Exports
  readonly giftCards: ReturnType<typeof createGiftCards>
  readonly paymentDetails: ReturnType<typeof createPaymentDetails>
  readonly liabilityTrees: ReturnType<typeof createLiabilityTrees>
  readonly looks: ReturnType<typeof createLooks>
  readonly rebuilds: Rebuilds
  readonly operationFigures: ReturnType<typeof createOperationFigures>
  readonly outboxes: ReturnType<typeof createOutboxes>
  readonly operatorActs: ReturnType<typeof createOperatorActs>
  readonly bulkJobs: ReturnType<typeof createBulkJobs>
  readonly counterfactuals: ReturnType<typeof createCounterfactuals>
  readonly caseWork: ReturnType<typeof createCaseWork>
  readonly savedViews: ReturnType<typeof createSavedViews>
  readonly billChecks: ReturnType<typeof createBillChecks>
  readonly statements: Statements
  readonly statementItems: StatementItems
  readonly supportCases: ReturnType<typeof createSupportCases>
  readonly virtualAccounts: ReturnType<typeof createVirtualAccounts>
}

export const createStores = (db: Pool, { secretKey }: { readonly secretKey: string }): Stores => ({
  accountStatements: createAccountStatements(db),
  members: createMembers(db),
  codes: createCodes(db, secretKey),
  authenticators: createAuthenticators(db, secretKey),
  passkeys: createPasskeys(db, secretKey),
  devices: createDevices(db, secretKey),
  quotes: createQuotes(db),
  post: createPost(db),
  banks: createBanks(db),
  allowListEnds: createAllowListEnds(db, secretKey),
  addressBook: createBoundAddresses(db),
  notes: createNotes(db),
  ownNotes: createOwnNotes(db),
  noticesOff: createNoticesOff(db),
  payees: createPayees(db),
  sessionProofs: createSessionProofs(db),
  skippedPayments: createSkippedPayments(db),
  moneyRequestNotes: createMoneyRequestNotes(db),
  memberNotes: createMemberNotes(db),
  cryptoScans: createCryptoScans(db),
  depositAddresses: createDepositAddresses(db),
  addressBalances: createAddressBalances(db),
  proposedAddresses: createProposedAddresses(db),
  adjustedAlone: createAdjustedAlone(db),
  agentKeys: createAgentKeys(db, secretKey),
  cardRecords: createCardRecords(db, secretKey),
  cardPurchasesTold: createCardPurchasesTold(db),
  cardHolders: createCardHolders(db),
  cardOrderNumbers: createCardOrders(db),
  cardImports: createCardImports(db),
  cardLogDetails: createCardLogDetails(db),
  proposedCardLogs: createProposedCardLogs(db),
  exports: createExports(db),
  giftCards: createGiftCards(db),
  paymentDetails: createPaymentDetails(db),
  liabilityTrees: createLiabilityTrees(db),
  looks: createLooks(db),
  rebuilds: createRebuilds(db),
  operationFigures: createOperationFigures(db),
  outboxes: createOutboxes(db),
  operatorActs: createOperatorActs(db),
  bulkJobs: createBulkJobs(db),
  counterfactuals: createCounterfactuals(db),
  caseWork: createCaseWork(db),
  savedViews: createSavedViews(db),
  billChecks: createBillChecks(db),
  statements: createStatements(db),
  statementItems: createStatementItems(db),
  supportCases: createSupportCases(db),
  virtualAccounts: createVirtualAccounts(db, secretKey),
})
