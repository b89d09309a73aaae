import { authentication } from './account/authentication.ts'
import { authenticator } from './account/authenticator.ts'
import { deleteAccount } from './account/delete-account.ts'
import { freezing } from './account/freezing.ts'
import { logCalls } from './account/logs.ts'
import { memberPage } from './account/member-page.ts'
import { memberRole } from './account/member-role.ts'
import { memberStanding } from './account/member-standing.ts'
import { memberLists } from './account/members.ts'
import { noticeChoices } from './account/notice-choices.ts'
import { ownAccount } from './account/own-account.ts'
import { ownPhone } from './account/own-phone.ts'
import { ownSecrets } from './account/own-secrets.ts'
import { ownSessions } from './account/own-sessions.ts'
import { passkeys } from './account/passkeys.ts'
import { audit } from './audit/audit.ts'
import { counterfactualCalls } from './audit/counterfactuals.ts'
import { evidenceCalls } from './audit/evidence.ts'
import { historyCalls } from './audit/histories.ts'
import { lookCalls } from './audit/looks.ts'
import { openedEventCalls } from './audit/opened-events.ts'
import { receiptCalls } from './audit/receipts.ts'
import { bankCalls } from './bank/banks.ts'
import { circleCalls } from './bank/circle-deposits.ts'
import { depositCases } from './bank/deposit-cases.ts'
import { depositCalls } from './bank/deposits.ts'
import { fpsCalls } from './bank/fps-top-ups.ts'
import { cardBalance } from './card/card-balance.ts'
import { cardCharges } from './card/card-charges.ts'
import { cardImports } from './card/card-imports.ts'
import { cardItems } from './card/card-items.ts'
import { cardLines, feeLists } from './card/card-lines.ts'
import { cardLogs } from './card/card-logs.ts'
import { cardOrders } from './card/card-orders.ts'
import { cardRecords } from './card/card-records.ts'
import { cardSpending } from './card/card-spending.ts'
import { cardSummaries } from './card/card-summaries.ts'
import { ownCard } from './card/own-card.ts'
import { currencies } from './catalogue/currencies.ts'
import { networks } from './catalogue/networks.ts'
import { referenceData } from './catalogue/reference-data.ts'
import { systemConfigs } from './catalogue/system-configs.ts'
import { addressPoolCalls } from './chain/address-pool.ts'
import { allowListCalls } from './chain/allow-list.ts'
import { boundAddressCalls } from './chain/bound-addresses.ts'
import { chainSendCalls } from './chain/chain-sends.ts'
import { collectedAddressCalls } from './chain/collected-addresses.ts'
import { collectionCalls } from './chain/collections.ts'
import { depositAddressCalls } from './chain/deposit-addresses.ts'
import { scanCalls } from './chain/screening/scan-calls.ts'
import type { Parts } from './dependencies.ts'
import { fixedDepositCases } from './earn/fixed-deposit-cases.ts'
import { fixedDepositPlans } from './earn/fixed-deposit-plans.ts'
import { fixedDeposits } from './earn/fixed-deposits.ts'
import { financeCalls } from './finance/finance.ts'
import { type AnyCall, type Call, withParts } from './http/call.ts'
import { uploadCalls } from './http/uploads.ts'
import { identity } from './identity/identity.ts'
import { identityCases } from './identity/identity-cases.ts'
import { identityDocuments } from './identity/identity-documents.ts'
import { holdingCalls } from './liabilities/holdings.ts'
import { liabilityCalls } from './liabilities/liabilities.ts'
import { adjustmentCalls } from './office/adjustments.ts'
import { agentCalls } from './office/agents.ts'
import { bulkCalls } from './office/bulk.ts'
import { approvalChecks } from './office/check-approval.ts'
import { findCalls } from './office/find.ts'
import { homeCalls } from './office/home.ts'
import { inboxCalls } from './office/inbox.ts'
import { policyCalls } from './office/policies.ts'
import { proofHoldCalls } from './office/proof-hold-calls.ts'
import { proposalCalls } from './office/proposals.ts'
import { savedViewCalls } from './office/saved-views.ts'
import { operationCalls } from './operations/operations.ts'
import { payQrs } from './pay-qr/pay-qrs.ts'
import { requestPayments } from './payment/request-payments.ts'
import { sendPayments } from './payment/send-payments.ts'
import { quickPays } from './quick-pay/quick-pays.ts'
import { referralCalls } from './referral/referrals.ts'
import { accountStatementCalls } from './statement/account-statements.ts'
import { oneTransaction } from './statement/one-transaction.ts'
import { recordMails } from './statement/records.ts'
import { transactions } from './statement/transactions.ts'
import { swapRates } from './swap/swap-rates.ts'
import { swaps } from './swap/swaps.ts'
import { topUps } from './top-up/top-ups.ts'
import { trades } from './trade/trades.ts'
import { giftCardCalls } from './vip/gift-cards.ts'
import { vipApplicationCalls } from './vip/vip.ts'
import { vipLevels } from './vip/vip-levels.ts'
import { billCheckCalls } from './wallet/bill-checks.ts'
import { currencyRequestCalls } from './wallet/currency-requests.ts'
import { limitCalls } from './wallet/limits.ts'
import { memberHome } from './wallet/member-home.ts'
import { snapshots } from './wallet/snapshots.ts'
import { walletLists } from './wallet/wallet-lists.ts'
import { wallets } from './wallet/wallets.ts'
import { withdrawalCases } from './withdrawal/withdrawal-cases.ts'
import { withdrawalCalls } from './withdrawal/withdrawals.ts'

/** Every /v1 call, by the headings of the call catalogue. A new call is declared in its heading's file. */
export const calls = (parts: Parts): readonly AnyCall[] => {
  const declared = headings.map(withParts(parts))
  return [...declared, ...recordMails(declared).map(withParts(parts))]
}

const headings: readonly Call[] = [
  ...authentication,
  ...ownAccount,
  ...ownPhone,
  ...ownSecrets,
  ...ownSessions,
  ...freezing,
  ...noticeChoices,
  ...authenticator,
  ...passkeys,
  ...deleteAccount,
  ...currencies,
  ...networks,
  ...swapRates,
  ...swaps,
  ...systemConfigs,
  ...wallets,
  ...limitCalls,
  memberHome,
  ...memberLists,
  ...memberStanding,
  ...memberPage,
  ...memberRole,
  ...identity,
  ...identityCases,
  ...identityDocuments,
  ...transactions,
  ...quickPays,
  ...payQrs,
  ...fixedDepositPlans,
  ...fixedDeposits,
  ...fixedDepositCases,
  ...trades,
  ...requestPayments,
  ...sendPayments,
  ...snapshots,
  ...topUps,
  ...uploadCalls,
  ...bankCalls,
  ...depositCalls,
  ...depositCases,
  ...fpsCalls,
  ...circleCalls,
  ...withdrawalCalls,
  ...withdrawalCases,
  ...boundAddressCalls,
  ...allowListCalls,
  ...chainSendCalls,
  ...depositAddressCalls,
  ...addressPoolCalls,
  ...collectedAddressCalls,
  ...collectionCalls,
  ...scanCalls,
  ...billCheckCalls,
  ...walletLists,
  ...currencyRequestCalls,
  ...adjustmentCalls,
  ...findCalls,
  ...homeCalls,
  ...inboxCalls,
  ...savedViewCalls,
  ...bulkCalls,
  ...approvalChecks,
  ...policyCalls,
  ...proofHoldCalls,
  ...proposalCalls,
  ...accountStatementCalls,
  ...oneTransaction,
  ...referenceData,
  ...agentCalls,
  ...cardItems,
  ...cardRecords,
  ...cardSummaries,
  ...cardLogs,
  ...cardImports,
  ...cardLines,
  ...cardSpending,
  ...feeLists,
  ...cardBalance,
  ...ownCard,
  ...cardCharges,
  ...cardOrders,
  ...vipLevels,
  ...vipApplicationCalls,
  ...giftCardCalls,
  ...logCalls,
  ...referralCalls,
  ...audit,
  ...evidenceCalls,
  ...counterfactualCalls,
  ...receiptCalls,
  ...historyCalls,
  ...openedEventCalls,
  ...lookCalls,
  ...financeCalls,
  ...liabilityCalls,
  ...holdingCalls,
  ...operationCalls,
]
