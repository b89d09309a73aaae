import { addressApplications } from './address-applications/address-applications.ts'
import { adjustments } from './adjustments/adjustments.ts'
import { balances } from './balances/balances.ts'
import { bankAccounts } from './bank-accounts/bank-accounts.ts'
import { cardCharges } from './card-charges/card-charges.ts'
import { cardFees } from './card-fees/card-fees.ts'
import { cardOrders } from './card-orders/card-orders.ts'
import { cardTransactions } from './card-transactions/card-transactions.ts'
import { cards } from './cards/cards.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { chainSends } from './chain-sends/chain-sends.ts'
import { circleDeposits } from './circle-deposits/circle-deposits.ts'
import { collections } from './collections/collections.ts'
import { currencyRequests } from './currency-requests/currency-requests.ts'
import { deposits } from './deposits/deposits.ts'
import { events } from './events/events.ts'
import { fixedDeposits } from './fixed-deposits/fixed-deposits.ts'
import { fpsTopUps } from './fps-top-ups/fps-top-ups.ts'
import { kycRecords } from './kyc-records/kyc-records.ts'
import { members } from './members/members.ts'
import { movements } from './movements/movements.ts'
import { payCodes } from './pay-codes/pay-codes.ts'
import { proposals } from './proposals/proposals.ts'
import { quickPays } from './quick-pays/quick-pays.ts'
import { referrals } from './referrals/referrals.ts'
import { requestPayments } from './request-payments/request-payments.ts'
import type { Projection } from './runner/projection.ts'
import { sendPayments } from './send-payments/send-payments.ts'
import { snapshots } from './snapshots/snapshots.ts'
import { swaps } from './swaps/swaps.ts'
import { topUps } from './top-ups/top-ups.ts'
import { trades } from './trades/trades.ts'
import { vipApplications } from './vip-applications/vip-applications.ts'
import { wallets } from './wallets/wallets.ts'
import { withdrawals } from './withdrawals/withdrawals.ts'

/** Every read model. A new one is a folder and an entry here. */
export const projections = [
  balances,
  wallets,
  topUps,
  deposits,
  fpsTopUps,
  circleDeposits,
  withdrawals,
  chainSends,
  addressApplications,
  collections,
  currencyRequests,
  adjustments,
  bankAccounts,
  swaps,
  quickPays,
  movements,
  events,
  catalogue,
  members,
  fixedDeposits,
  trades,
  payCodes,
  requestPayments,
  sendPayments,
  snapshots,
  cards,
  cardTransactions,
  cardFees,
  vipApplications,
  kycRecords,
  referrals,
  cardCharges,
  cardOrders,
  proposals,
] as const satisfies readonly Projection[]
