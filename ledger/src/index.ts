export {
  type KycStatus,
  type Member,
  type MemberCommand,
  type MemberFact,
  type MemberRefusal,
  memberDecider,
  type Role,
  type UserType,
} from './account/member.ts'
export { type EditableField, editableFields, type StandingCommand } from './account/standing.ts'
export {
  type BankAccounts,
  type BankCommand,
  type BankFact,
  type BankRefusal,
  banksDecider,
} from './bank/bank-accounts.ts'
export { type DepositTarget, openCardVipLevel } from './bank/deposit-target.ts'
export { creditCircleDeposit } from './bank/flow.ts'
export { fpsWorth, hkd } from './bank/fps-top-up.ts'
export { type Account, ownerOf, type Pocket, userAccount } from './book/accounts.ts'
export { addMonths, type Day, daysBetween } from './book/days.ts'
export { inverse, type Leg, type Legs, move, readLegs, together } from './book/legs.ts'
export { allKept, type Kept, keptAt } from './book/persistent-map.ts'
export {
  batchRefusal,
  type CardBatch,
  type CardBatchFact,
  type CardBatchRefusal,
  type CardBatchRow,
  cardBatchDecider,
  mostCardBatchRows,
} from './card/card-batch.ts'
export { type CardFeeTerms, cardFeesOwed, type FeeFrom, feeMonthOn } from './card/card-fee.ts'
export type { CardLogKind } from './card/card-log.ts'
export type { ChargeCard, ChargeCardRefusal } from './card/charge-card.ts'
export { leftToday } from './card/charge-limits.ts'
export {
  finishCardBatch,
  type ImportCardLogs,
  type Imported,
  importCardLogs,
} from './card/import-logs-flow.ts'
export {
  type Card,
  type CardOpener,
  type CardStatus,
  cardStablecoins,
  notChargeable,
  type OpenCard,
} from './card/open-card.ts'
export { orderHashOf, rejectCardOrder, releaseOrder, submitCardOrder } from './card/order-flow.ts'
export {
  type CardRowRefusal,
  cardLogId,
  type ReviewedRow,
  reviewCardLogs,
} from './card/review-logs-flow.ts'
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
export { type DayPricesFact, dayPricesDecider } from './catalogue/day-prices.ts'
export { type LiveCatalogue, openCatalogue } from './catalogue/flow.ts'
export { type Entry, type Kind, type KindName, kinds } from './catalogue/kinds.ts'
export {
  type AddressCommand,
  type AddressFact,
  type AddressRefusal,
  addressesDecider,
  type ChainAddresses,
} from './chain/chain-addresses.ts'
export type { ApproveChainSend, RejectChainSend, RequestChainSend } from './chain/chain-send.ts'
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
} from './chain/collection.ts'
export { poolAddressDecider } from './chain/pool-address.ts'
export { type Claim, type ClaimFact, type ClaimRefusal, claimDecider } from './claim/claim.ts'
export {
  type CancelFixedDeposit,
  type RedeemFixedDeposit,
  type Redemption,
  redemptionOf,
} from './earn/close-fixed-deposit.ts'
export {
  atMaturity,
  type FixedDeposit,
  interestIsDue,
  interestOf,
  monthOf,
  type Term,
  terms,
} from './earn/fixed-deposit.ts'
export type { ChangeFixedDepositRate } from './earn/fixed-deposit-interest.ts'
export { changeFixedDeposit, settleFixedDeposit } from './earn/flow.ts'
export type { SubscribeFixedDeposit } from './earn/subscribe-fixed-deposit.ts'
export { BrokenEvent, linkOf, noHash, timeOf } from './eventlog/chain.ts'
export { ChainCheck, type ChainFault, checkLink } from './eventlog/chain-check.ts'
export { type Circumstances, decodeEvent, encodeFacts } from './eventlog/codec.ts'
export { type Copied, copyLog } from './eventlog/copy-log.ts'
export type { Command, Decider, Fact, FactOf, FactShape } from './eventlog/decider.ts'
export type { Actor, LedgerEvent, Metadata, Position } from './eventlog/envelope.ts'
export { tuneGarbageCollector } from './eventlog/gc-tuning.ts'
export { inSlices } from './eventlog/give-way.ts'
export { derivedId, newId, sha256, timedId } from './eventlog/ids.ts'
export {
  type Asked,
  CommandDiffers,
  createLedger,
  type Ledger,
  type LedgerOptions,
  type Outcome,
  TooContended,
} from './eventlog/ledger.ts'
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
} from './eventlog/log.ts'
export { createMemoryLog } from './eventlog/memory-log.ts'
export { microBatch } from './eventlog/micro-batch.ts'
export { type Migrations, migrate } from './eventlog/migrate.ts'
export { openLog } from './eventlog/open-log.ts'
export { type Scan, type ScannedEvent, scanPages } from './eventlog/scan.ts'
export {
  type KeptSnapshots,
  noSnapshots,
  openSnapshots,
  type Snapshot,
  type Snapshots,
} from './eventlog/snapshots.ts'
export { type Break, type Verified, verifyLog } from './eventlog/verify-log.ts'
export { type VerifiedSnapshots, verifySnapshots } from './eventlog/verify-snapshots.ts'
export { facts } from './facts.ts'
export type {
  IdentityRefusal,
  KycRecord,
} from './identity/identity.ts'
export { reverseMovement } from './office/flow.ts'
export {
  type Proposal,
  type ProposalFact,
  type ProposalRefusal,
  type ProposedChange,
  proposalDecider,
} from './office/proposal.ts'
export {
  alwaysNeedsSecond,
  type EntryChange,
  judgeRate,
  type RateChange,
  rateSetBy,
} from './office/second-needed.ts'
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
} from './pay-qr/flow.ts'
export type { ReservePayCode } from './pay-qr/pay-qr.ts'
export {
  type PayCode,
  type PayCodeCommand,
  type PayCodeFact,
  type PayCodeRefusal,
  payCodeDecider,
  type ScanPayCode,
} from './pay-qr/pay-qr-stream.ts'
export type {
  ReceiveRequestedPayment,
  RejectRequestedPayment,
  RequestPayment,
} from './payment/request-payment.ts'
export type { FailPayment, SendPayment, SettlePayment } from './payment/send-payment.ts'
export { isSent, pay, settleQuickPay } from './quick-pay/flow.ts'
export { quickPayMinimum, type SendQuickPay } from './quick-pay/quick-pay.ts'
export { type BonusTerms, grantBonuses, isVerified } from './referral/flow.ts'
export {
  canSwap,
  type Swap,
  type SwapPrice,
  type SwapQuote,
  type SwapTerms,
  swappable,
  swapTerms,
} from './swap/swap.ts'
export { rejectTopUp, releaseRejected, submitTopUp } from './top-up/flow.ts'
export type { ApproveTopUp, RejectTopUp, SubmitTopUp, TopUp } from './top-up/top-up.ts'
export type { FillTrade } from './trade/fill-trade.ts'
export type { CancelTrade, PlaceTrade } from './trade/trade.ts'
export {
  crosses,
  lockedCurrencyOf,
  reserveOf,
  type TradeOrder,
  type TradeSide,
} from './trade/trade-order.ts'
export {
  type ApplyForVip,
  type ApproveVip,
  type RejectVip,
  type VipApplicationStatus,
  type VipRefusal,
  type Volume,
  volumes,
} from './vip/vip-application.ts'
export { allowanceOf, type FeeTerms, feeFor, priceOf } from './wallet/checks.ts'
export type { CloseWallet } from './wallet/close-wallet.ts'
export { availableOf, type Balance, pocketOf, type Wallet } from './wallet/wallet.ts'
export {
  type WalletCommand,
  type WalletFact,
  type WalletRefusal,
  walletDecider,
} from './wallet/wallet-decider.ts'
export type { WithdrawalSource } from './withdrawal/withdrawal.ts'
