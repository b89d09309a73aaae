export {
  type AddressCommand,
  type AddressFact,
  type AddressRefusal,
  addressesDecider,
  type ChainAddresses,
} from './addresses/chain-addresses.ts'
export { poolAddressDecider } from './addresses/pool-address.ts'
export {
  type BankAccounts,
  type BankCommand,
  type BankFact,
  type BankRefusal,
  banksDecider,
} from './banks/bank-accounts.ts'
export { type Account, ownerOf, type Pocket, userAccount } from './book/accounts.ts'
export { addMonths, type Day, daysBetween } from './book/days.ts'
export type { Command, Decider, Fact, FactOf, FactShape } from './book/decider.ts'
export type { Actor, LedgerEvent, Metadata, Position } from './book/event.ts'
export { allKept, type Kept, keptAt } from './book/kept.ts'
export { inverse, type Leg, type Legs, move, readLegs, together } from './book/legs.ts'
export {
  batchRefusal,
  type CardBatch,
  type CardBatchFact,
  type CardBatchRefusal,
  type CardBatchRow,
  cardBatchDecider,
  mostCardBatchRows,
} from './card-batch/card-batch.ts'
export {
  type CatalogueCommand,
  type CatalogueEntry,
  type CatalogueFact,
  type CatalogueRefusal,
  catalogueDecider,
  catalogueId,
  idOf,
} from './catalogue/catalogue.ts'
export {
  type Config,
  type ConfigCode,
  type ConfigUnit,
  configOf,
  configs,
  isConfigCode,
} from './catalogue/configs.ts'
export { type Entry, type Kind, type KindName, kinds } from './catalogue/kinds.ts'
export { type Claim, type ClaimFact, type ClaimRefusal, claimDecider } from './claim/claim.ts'
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
} from './collection/collection.ts'
export { facts } from './facts.ts'
export { creditCircleDeposit } from './flows/credit-circle-deposit.ts'
export { changeFixedDeposit, settleFixedDeposit } from './flows/fixed-deposit.ts'
export { inSlices } from './flows/give-way.ts'
export { type BonusTerms, grantBonuses, isVerified } from './flows/grant-bonuses.ts'
export {
  finishCardBatch,
  type ImportCardLogs,
  type Imported,
  importCardLogs,
} from './flows/import-card-logs.ts'
export { isSent, pay, settleQuickPay } from './flows/pay.ts'
export {
  createPayCode,
  expirePayCode,
  isExpired,
  isReserved,
  isScanned,
  openPayCode,
  returnUnused,
  scanPayCode,
  settleScan,
} from './flows/pay-code.ts'
export { reverseMovement } from './flows/reverse-movement.ts'
export {
  type CardRowRefusal,
  cardLogId,
  type ReviewedRow,
  reviewCardLogs,
} from './flows/review-card-logs.ts'
export { orderHashOf, rejectCardOrder, releaseOrder, submitCardOrder } from './flows/submit-card-order.ts'
export { rejectTopUp, releaseRejected, submitTopUp } from './flows/submit-top-up.ts'
export type {
  IdentityRefusal,
  KycRecord,
} from './member/identity.ts'
export {
  type KycStatus,
  type Member,
  type MemberCommand,
  type MemberFact,
  type MemberRefusal,
  memberDecider,
  type Role,
  type UserType,
} from './member/member.ts'
export { type EditableField, editableFields, type StandingCommand } from './member/standing.ts'
export {
  type ApplyForVip,
  type ApproveVip,
  type RejectVip,
  type VipApplicationStatus,
  type VipRefusal,
  type Volume,
  volumes,
} from './member/vip-application.ts'
export {
  type PayCode,
  type PayCodeCommand,
  type PayCodeFact,
  type PayCodeRefusal,
  payCodeDecider,
  type ScanPayCode,
} from './paycode/pay-code-stream.ts'
export { type DayPricesFact, dayPricesDecider } from './prices/day-prices.ts'
export {
  type Proposal,
  type ProposalFact,
  type ProposalRefusal,
  type ProposedChange,
  proposalDecider,
} from './proposal/proposal.ts'
export {
  alwaysNeedsSecond,
  type EntryChange,
  judgeRate,
  type RateChange,
  rateSetBy,
} from './proposal/second-needed.ts'
export { BrokenEvent, linkOf, noHash, timeOf } from './store/chain.ts'
export { ChainCheck, type ChainFault, checkLink } from './store/chain-check.ts'
export { type Circumstances, decodeEvent, encodeFacts } from './store/codec.ts'
export { type Copied, copyLog } from './store/copy-log.ts'
export { derivedId, newId, sha256, timedId } from './store/ids.ts'
export {
  type Asked,
  CommandDiffers,
  createLedger,
  type Ledger,
  type LedgerOptions,
  type Outcome,
  TooContended,
} from './store/ledger.ts'
export { type LiveCatalogue, openCatalogue } from './store/live-catalogue.ts'
export {
  AlreadyHeld,
  type Appended,
  AppendRefused,
  type ExpectedRevision,
  hashAtEnd,
  type Log,
  LogUnavailable,
  maxAppendBytes,
  type NewEvent,
  type OnEvents,
  OutcomeUnknown,
  type ReadAll,
  type ReadStream,
  type StoredEvent,
  type Subscription,
  WrongExpectedRevision,
} from './store/log.ts'
export { createMemoryLog } from './store/memory-log.ts'
export { microBatch } from './store/micro-batch.ts'
export { type Migrations, migrate } from './store/migrate.ts'
export { openLog } from './store/open-log.ts'
export { type Scan, type ScannedEvent, scanPages } from './store/scan.ts'
export { expectShortLives } from './store/short-lives.ts'
export {
  type KeptSnapshots,
  noSnapshots,
  openSnapshots,
  type Snapshot,
  type Snapshots,
} from './store/snapshots.ts'
export { type Break, type Verified, verifyLog } from './store/verify-log.ts'
export { type VerifiedSnapshots, verifySnapshots } from './store/verify-snapshots.ts'
export { type CardFeeTerms, cardFeesOwed, type FeeFrom, feeMonthOn } from './wallet/card-fee.ts'
export type { CardLogKind } from './wallet/card-log.ts'
export type { ApproveChainSend, RejectChainSend, RequestChainSend } from './wallet/chain-send.ts'
export type { ChargeCard, ChargeCardRefusal } from './wallet/charge-card.ts'
export { leftToday } from './wallet/charge-limits.ts'
export { allowanceOf, type FeeTerms, feeFor, priceOf } from './wallet/checks.ts'
export {
  type CancelFixedDeposit,
  type RedeemFixedDeposit,
  type Redemption,
  redemptionOf,
} from './wallet/close-fixed-deposit.ts'
export type { CloseWallet } from './wallet/close-wallet.ts'
export { type DepositTarget, openCardVipLevel } from './wallet/deposit-target.ts'
export type { FillTrade } from './wallet/fill-trade.ts'
export {
  atMaturity,
  type FixedDeposit,
  interestIsDue,
  interestOf,
  monthOf,
  type Term,
  terms,
} from './wallet/fixed-deposit.ts'
export type { ChangeFixedDepositRate } from './wallet/fixed-deposit-interest.ts'
export { fpsWorth, hkd } from './wallet/fps-top-up.ts'
export {
  type Card,
  type CardOpener,
  type CardStatus,
  cardStablecoins,
  notChargeable,
  type OpenCard,
} from './wallet/open-card.ts'
export type { ReservePayCode } from './wallet/pay-code.ts'
export { quickPayMinimum, type SendQuickPay } from './wallet/quick-pay.ts'
export type {
  ReceiveRequestedPayment,
  RejectRequestedPayment,
  RequestPayment,
} from './wallet/request-payment.ts'
export type { FailPayment, SendPayment, SettlePayment } from './wallet/send-payment.ts'
export type { SubscribeFixedDeposit } from './wallet/subscribe-fixed-deposit.ts'
export {
  canSwap,
  type Swap,
  type SwapPrice,
  type SwapQuote,
  type SwapTerms,
  swappable,
  swapTerms,
} from './wallet/swap.ts'
export type { ApproveTopUp, RejectTopUp, SubmitTopUp, TopUp } from './wallet/top-up.ts'
export type { CancelTrade, PlaceTrade } from './wallet/trade.ts'
export {
  crosses,
  lockedCurrencyOf,
  reserveOf,
  type TradeOrder,
  type TradeSide,
} from './wallet/trade-order.ts'
export { availableOf, type Balance, pocketOf, type Wallet } from './wallet/wallet.ts'
export {
  type WalletCommand,
  type WalletFact,
  type WalletRefusal,
  walletDecider,
} from './wallet/wallet-decider.ts'
export type { WithdrawalSource } from './wallet/withdrawal.ts'
