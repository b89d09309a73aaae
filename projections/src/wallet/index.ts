export { type BalanceRow, getBalances, getOverdrafts, getTrialBalance } from './balances/queries.ts'
export {
  type CurrencyRequestRow,
  findCurrencyRequests,
  listCurrencyRequests,
} from './currency-requests/queries.ts'
export { type DayPriceRow, getDayPrices, getSnapshots, type SnapshotRow } from './snapshots/queries.ts'
export { type Bill, checkBills, listBills } from './wallets/bills.ts'
export { getWallets, getWalletsOf, listWallets, type WalletRow } from './wallets/queries.ts'
