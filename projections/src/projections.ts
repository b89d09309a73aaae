import { members } from './account/members.ts'
import { events } from './audit/events.ts'
import { bankAccounts } from './bank/bank-accounts/bank-accounts.ts'
import { circleDeposits } from './bank/circle-deposits/circle-deposits.ts'
import { deposits } from './bank/deposits/deposits.ts'
import { fpsTopUps } from './bank/fps-top-ups/fps-top-ups.ts'
import { cardCharges } from './card/card-charges/card-charges.ts'
import { cardFees } from './card/card-fees/card-fees.ts'
import { cardOrders } from './card/card-orders/card-orders.ts'
import { cardTransactions } from './card/card-transactions/card-transactions.ts'
import { cards } from './card/cards/cards.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { addressApplications } from './chain/address-applications/address-applications.ts'
import { chainSends } from './chain/chain-sends/chain-sends.ts'
import { collections } from './chain/collections/collections.ts'
import { fixedDeposits } from './earn/fixed-deposits.ts'
import { kycRecords } from './identity/kyc-records.ts'
import { adjustments } from './office/adjustments/adjustments.ts'
import { proposals } from './office/proposals/proposals.ts'
import { payQrs } from './pay-qr/pay-qrs.ts'
import { requestPayments } from './payment/request-payments/request-payments.ts'
import { sendPayments } from './payment/send-payments/send-payments.ts'
import { quickPays } from './quick-pay/quick-pays.ts'
import { referrals } from './referral/referrals.ts'
import type { Projection } from './runner/projection.ts'
import { movements } from './statement/movements.ts'
import { swaps } from './swap/swaps.ts'
import { topUps } from './top-up/top-ups.ts'
import { trades } from './trade/trades.ts'
import { vipApplications } from './vip/vip-applications.ts'
import { balances } from './wallet/balances/balances.ts'
import { currencyRequests } from './wallet/currency-requests/currency-requests.ts'
import { snapshots } from './wallet/snapshots/snapshots.ts'
import { wallets } from './wallet/wallets/wallets.ts'
import { withdrawals } from './withdrawal/withdrawals.ts'

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
  payQrs,
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
