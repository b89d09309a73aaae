export { getMember, getMembers, listMembersOfRole, type MemberRow } from './account/queries.ts'
export { type EventFilter, type EventRow, getEvent, listEvents } from './audit/queries.ts'
export { type BankAccountRow, getBankAccount, listBankAccounts } from './bank/bank-accounts/queries.ts'
export { type CircleDepositRow, listCircleDeposits } from './bank/circle-deposits/queries.ts'
export { type DepositRow, findDeposits, listDeposits } from './bank/deposits/queries.ts'
export { type FpsTopUpRow, findFpsTopUps, listFpsTopUps } from './bank/fps-top-ups/queries.ts'
export { type CardChargeRow, findCardCharges, listCardCharges } from './card/card-charges/queries.ts'
export {
  type CardFeeGroup,
  type CardFeeSum,
  listCardFees,
} from './card/card-fees/queries.ts'
export { type CardOrderRow, findCardOrders, listCardOrders } from './card/card-orders/queries.ts'
export {
  type CardTransactionFilter,
  type CardTransactionRow,
  findCardTransactions,
  listCardTransactions,
} from './card/card-transactions/queries.ts'
export { type CardRow, findCard, listCards, listCardsOwing } from './card/cards/queries.ts'
export { type PriceSource, type Prices, pricesOf } from './catalogue/prices.ts'
export { type CatalogueRow, getCatalogueEntry, listCatalogue } from './catalogue/queries.ts'
export {
  type AddressApplicationRow,
  findAddressApplications,
  listAddressApplications,
  listWaitingApplications,
} from './chain/address-applications/queries.ts'
export { type ChainSendRow, findChainSends, listChainSends } from './chain/chain-sends/queries.ts'
export {
  type CollectedSum,
  type CollectionRow,
  findCollections,
  listCollections,
  listOpenCollections,
  sumCollections,
} from './chain/collections/queries.ts'
export {
  type DueDeposit,
  type FixedDepositFilter,
  type FixedDepositLogRow,
  type FixedDepositRow,
  findFixedDeposits,
  listDueDeposits,
  listFixedDepositLog,
  listFixedDeposits,
} from './earn/queries.ts'
export {
  findKycRecords,
  getKycStanding,
  type KycFilter,
  type KycRecordRow,
  type KycStandingRow,
  listKycRecords,
  newestKycRecord,
} from './identity/queries.ts'
export {
  type AdjustmentFilter,
  type AdjustmentRow,
  findAdjustments,
  listAdjustments,
} from './office/adjustments/queries.ts'
export {
  listProposals,
  listRecentProposals,
  listUnfinishedProposals,
  type ProposalFilter,
  type ProposalRow,
} from './office/proposals/queries.ts'
export {
  type ExpiredPayCode,
  findPayCode,
  listExpiredPayCodes,
  listPayCodeScans,
  listPayCodes,
  type PayCodeFilter,
  type PayCodeRow,
  type PayCodeScanRow,
} from './pay-qr/queries.ts'
export {
  findRequestPayments,
  listRequestPayments,
  type RequestPaymentFilter,
  type RequestPaymentRow,
} from './payment/request-payments/queries.ts'
export {
  findSendPayments,
  listSendPayments,
  type SendPaymentFilter,
  type SendPaymentRow,
} from './payment/send-payments/queries.ts'
export { projections } from './projections.ts'
export type {
  Difference as ProofDifference,
  DifferenceKind as ProofDifferenceKind,
} from './proof/difference.ts'
export { isSound, latestProof, type Proof } from './proof/latest-proof.ts'
export { createProver, type Prover } from './proof/prove.ts'
export { ask, type Db } from './queries/ask.ts'
export { type Condition, equal, type Listed, type Listing, list, type Window } from './queries/list.ts'
export { getQuickPay, listQuickPays, type QuickPayFilter, type QuickPayRow } from './quick-pay/queries.ts'
export { countFailing, type Failing, listFailing } from './reactions/failing.ts'
export { listReferrals, type ReferralFilter, type ReferralRow } from './referral/queries.ts'
export type { Advanced } from './runner/advance.ts'
export type { Comparison, Difference } from './runner/compare.ts'
export { isPlaceIn, type Place } from './runner/pages.ts'
export type { ParkedStream } from './runner/parked.ts'
export type { Progress, Rebuilding, Rebuilt } from './runner/rebuild.ts'
export { RebuildRefused, RebuildRunning } from './runner/rebuild-refused.ts'
export type { Parked } from './runner/runner.ts'
export type { ProjectionStatus } from './runner/status.ts'
export { inTransaction } from './runner/transaction.ts'
export type { Skip, Unparked } from './runner/unpark.ts'
export {
  findMovements,
  getMovement,
  listMovements,
  listMovementsAt,
  type MovementFilter,
  type MovementRow,
} from './statement/queries.ts'
export { getSwap, listSwaps, type SwapFilter, type SwapRow } from './swap/queries.ts'
export {
  findTopUps,
  listCreditedTopUps,
  listTopUps,
  type TopUpFilter,
  type TopUpRow,
} from './top-up/queries.ts'
export {
  type CrossingTrade,
  findTrades,
  listCrossingTrades,
  listTrades,
  type TradeFilter,
  type TradeRow,
} from './trade/queries.ts'
export { createViews, type Views, type ViewsOptions } from './views.ts'
export {
  findVipApplications,
  listVipApplications,
  type VipApplicationFilter,
  type VipApplicationRow,
} from './vip/queries.ts'
export { type BalanceRow, getBalances, getTrialBalance } from './wallet/balances/queries.ts'
export {
  type CurrencyRequestRow,
  findCurrencyRequests,
  listCurrencyRequests,
} from './wallet/currency-requests/queries.ts'
export { getSnapshots, type SnapshotRow } from './wallet/snapshots/queries.ts'
export { type Bill, checkBills, getBill } from './wallet/wallets/bills.ts'
export { getWallets, getWalletsOf, listWallets, type WalletRow } from './wallet/wallets/queries.ts'
export { findWithdrawals, listWithdrawals, type WithdrawalRow } from './withdrawal/queries.ts'
