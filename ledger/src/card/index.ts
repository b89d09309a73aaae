export {
  type CardNumber,
  type CardPurchase,
  type CardRules,
  cardNumberUses,
  type PurchaseLimit,
} from '../wallet/card-purchase.ts'
export type { Card, CardStatus } from '../wallet/cases.ts'
export type { AuthoriseCardPurchase } from './authorise-purchase.ts'
export {
  batchRefusal,
  type CardBatch,
  type CardBatchFact,
  type CardBatchRefusal,
  type CardBatchRow,
  cardBatchDecider,
  mostCardBatchRows,
} from './card-batch.ts'
export {
  type CardDueOn,
  type CardFeeDue,
  type CardFeeTerms,
  cardDuesBy,
  cardDuesOwed,
  cardFeesOwed,
  type FeeFrom,
  feeMonthOn,
} from './card-fee.ts'
export {
  type CardImport,
  type CardImportFact,
  cardImportDecider,
  mostImportRows,
  rowsInImportPart,
} from './card-import.ts'
export {
  bookImportPart,
  endCardImport,
  openCardImport,
  partOfImport,
  prepareImportPart,
} from './card-import-flow.ts'
export { type CardLogKind, putsOnCard } from './card-log.ts'
export { limitedChannels, noRules, purchasesIn } from './card-rules.ts'
export {
  type CardPrice,
  cardPriceOf,
  cardPrices,
  cardTypeFor,
  offeredCardTypes,
} from './card-type.ts'
export type { ChargeCard, ChargeCardRefusal } from './charge-card.ts'
export { chargedOn, leftToday } from './charge-limits.ts'
export type { PurchasePlace } from './decline-purchase.ts'
export type {
  CloseCardNumber,
  MakeCardNumber,
  NumberAsked,
} from './disposable-number.ts'
export {
  finishCardBatch,
  type ImportCardLogs,
  type Imported,
  importCardLogs,
} from './import-logs-flow.ts'
export { type CardOpener, cardStablecoins, notChargeable, type OpenCard } from './open-card.ts'
export { orderHashOf, rejectCardOrder, releaseOrder, submitCardOrder } from './order-flow.ts'
export { spentOn, withdrawnOn } from './own-limit.ts'
export {
  type CardRowRefusal,
  cardCaptureLineId,
  cardLogId,
  cardPurchaseLineId,
  isElsewhere,
  type ReviewedRow,
  type ReviewedWallets,
  reviewCardLogs,
  reviewPart,
  withCorrections,
} from './review-logs-flow.ts'
