import type { ReadModel } from '@strongroom/shared'
import { members } from './account/members.ts'
import { eventKeys } from './audit/event-keys/event-keys.ts'
import { events } from './audit/events.ts'
import { histories } from './audit/histories/histories.ts'
import { bankAccounts } from './bank/bank-accounts/bank-accounts.ts'
import { circleDeposits } from './bank/circle-deposits/circle-deposits.ts'
import { deposits } from './bank/deposits/deposits.ts'
import { fpsTopUps } from './bank/fps-top-ups/fps-top-ups.ts'
import { cardCharges } from './card/card-charges/card-charges.ts'
import { cardFees } from './card/card-fees/card-fees.ts'
import { cardImports } from './card/card-imports/card-imports.ts'
import { cardOrders } from './card/card-orders/card-orders.ts'
import { cardTransactions } from './card/card-transactions/card-transactions.ts'
import { cards } from './card/cards/cards.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { addressApplications } from './chain/address-applications/address-applications.ts'
import { chainSends } from './chain/chain-sends/chain-sends.ts'
import { collections } from './chain/collections/collections.ts'
import { fixedDeposits } from './earn/fixed-deposits.ts'
import { periods } from './finance/periods/periods.ts'
import { postings } from './finance/postings/postings.ts'
import { kycRecords } from './identity/kyc-records.ts'
import { holdings } from './liabilities/holdings/holdings.ts'
import { liabilityProofs } from './liabilities/liability-proofs/liability-proofs.ts'
import { adjustments } from './office/adjustments/adjustments.ts'
import { caseEvents } from './office/case-events/case-events.ts'
import { proposals } from './office/proposals/proposals.ts'
import { payQrs } from './pay-qr/pay-qrs.ts'
import { requestPayments } from './payment/request-payments/request-payments.ts'
import { sendPayments } from './payment/send-payments/send-payments.ts'
import { quickPays } from './quick-pay/quick-pays.ts'
import { quickPayRuns, quickPaySchedules } from './quick-pay/schedules.ts'
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

/** The projection of each read model that calls may wait for: the compiler refuses one that is missing, and any other. */
const byName: { readonly [N in ReadModel]: Projection<N> } = {
  balances,
  wallets,
  top_ups: topUps,
  deposits,
  fps_top_ups: fpsTopUps,
  circle_deposits: circleDeposits,
  withdrawals,
  chain_sends: chainSends,
  address_applications: addressApplications,
  collections,
  currency_requests: currencyRequests,
  adjustments,
  bank_accounts: bankAccounts,
  swaps,
  quick_pays: quickPays,
  quick_pay_schedules: quickPaySchedules,
  quick_pay_runs: quickPayRuns,
  movements,
  events,
  catalogue,
  members,
  fixed_deposits: fixedDeposits,
  trades,
  pay_codes: payQrs,
  request_payments: requestPayments,
  send_payments: sendPayments,
  snapshots,
  cards,
  card_transactions: cardTransactions,
  card_fees: cardFees,
  vip_applications: vipApplications,
  kyc_records: kycRecords,
  referrals,
  card_charges: cardCharges,
  card_orders: cardOrders,
  card_imports: cardImports,
  proposals,
  postings,
  liability_proofs: liabilityProofs,
  holdings,
  event_keys: eventKeys,
  case_events: caseEvents,
  histories,
  periods,
}

/** Every read model. A new one is a folder, an entry here and its name in the contract. */
export const projections: readonly Projection<ReadModel>[] = Object.values(byName)
