export {
  type CardChargeRow,
  countWaitingCharges,
  findCardCharges,
  listCardCharges,
  sumCardCharges,
} from './card-charges/queries.ts'
export {
  type CardFeeGroup,
  type CardFeeSum,
  listCardFees,
} from './card-fees/queries.ts'
export { type CardImportRow, listCardImports } from './card-imports/queries.ts'
export { type CardNumberRow, listCardNumbers } from './card-numbers/queries.ts'
export { type CardOrderRow, findCardOrders, listCardOrders } from './card-orders/queries.ts'
export {
  type CardPurchaseRow,
  type ExpiringPurchase,
  findCardPurchases,
  listCardPurchases,
  listExpiredHolds,
} from './card-purchases/queries.ts'
export {
  type CardSpendRow,
  type CardTransactionFilter,
  type CardTransactionRow,
  findCardTransactions,
  listCardTransactions,
  listSpendingMonths,
  listSpendsMadeIn,
  listSpendsOfMonth,
  listUnwantedPurchases,
  type UnwantedPurchase,
} from './card-transactions/queries.ts'
export {
  type CardRow,
  type CardsCharged,
  findCard,
  listCards,
  listCardsOwing,
  mayOweFee,
} from './cards/queries.ts'
