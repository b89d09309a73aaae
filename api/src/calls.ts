import type { PriceSource } from '@strongroom/projections'
import type { Deps } from './deps.ts'
import type { AnyCall } from './kernel/call.ts'
import type { Post } from './mail/post.ts'
import type { Banks } from './private/banks.ts'
import type { BoundAddresses } from './private/bound-addresses.ts'
import type { Codes } from './private/codes.ts'
import type { KycForms } from './private/kyc-forms.ts'
import type { Members } from './private/members.ts'
import type { Notes } from './private/notes.ts'
import type { Quotes } from './private/quotes.ts'
import type { Sessions } from './private/sessions.ts'
import type { Uploads } from './private/uploads.ts'
import { addressPoolCalls } from './v1/address-pool.ts'
import { adjustmentCalls } from './v1/adjustments.ts'
import { agentCalls } from './v1/agents.ts'
import { audit } from './v1/audit.ts'
import { authentication } from './v1/authentication.ts'
import { bankCalls } from './v1/banks.ts'
import { boundAddressCalls } from './v1/bound-addresses.ts'
import { cardBalance } from './v1/card-balance.ts'
import { cardCharges } from './v1/card-charges.ts'
import { cardItems } from './v1/card-items.ts'
import { cardLines } from './v1/card-lines.ts'
import { cardLogs } from './v1/card-logs.ts'
import { cardOrders } from './v1/card-orders.ts'
import { cardRecords } from './v1/card-records.ts'
import { chainSendCalls } from './v1/chain-sends.ts'
import { circleCalls } from './v1/circle-deposits.ts'
import { collectedAddressCalls } from './v1/collected-addresses.ts'
import { collectionCalls } from './v1/collections.ts'
import { currencies } from './v1/currencies.ts'
import { currencyRequestCalls } from './v1/currency-requests.ts'
import { deleteAccount } from './v1/delete-account.ts'
import { depositAddressCalls } from './v1/deposit-addresses.ts'
import { depositCases } from './v1/deposit-cases.ts'
import { depositCalls } from './v1/deposits.ts'
import { fixedDepositCases } from './v1/fixed-deposit-cases.ts'
import { fixedDepositPlans } from './v1/fixed-deposit-plans.ts'
import { fixedDeposits } from './v1/fixed-deposits.ts'
import { fpsCalls } from './v1/fps-top-ups.ts'
import { giftCardCalls } from './v1/gift-cards.ts'
import { identity } from './v1/identity.ts'
import { identityCases } from './v1/identity-cases.ts'
import { identityDocuments } from './v1/identity-documents.ts'
import { logCalls } from './v1/logs.ts'
import { memberStanding } from './v1/member-standing.ts'
import { memberLists } from './v1/members.ts'
import { networks } from './v1/networks.ts'
import { oneTransaction } from './v1/one-transaction.ts'
import { ownAccount } from './v1/own-account.ts'
import { ownCard } from './v1/own-card.ts'
import { ownPhone } from './v1/own-phone.ts'
import { ownSecrets } from './v1/own-secrets.ts'
import { payCodes } from './v1/pay-codes.ts'
import { proposalCalls } from './v1/proposals.ts'
import { quickPays } from './v1/quick-pays.ts'
import { recordMails } from './v1/records.ts'
import { referenceData } from './v1/reference-data.ts'
import { referralCalls } from './v1/referrals.ts'
import { requestPayments } from './v1/request-payments.ts'
import { sendPayments } from './v1/send-payments.ts'
import { snapshots } from './v1/snapshots.ts'
import { swapRates } from './v1/swap-rates.ts'
import { swaps } from './v1/swaps.ts'
import { systemConfigs } from './v1/system-configs.ts'
import { topUps } from './v1/top-ups.ts'
import { trades } from './v1/trades.ts'
import { transactions } from './v1/transactions.ts'
import { uploadCalls } from './v1/uploads.ts'
import { vipApplicationCalls } from './v1/vip.ts'
import { vipLevels } from './v1/vip-levels.ts'
import { walletLists } from './v1/wallet-lists.ts'
import { wallets } from './v1/wallets.ts'
import { withdrawalCases } from './v1/withdrawal-cases.ts'
import { withdrawalCalls } from './v1/withdrawals.ts'

/** What the calls work with. */
export type Parts = Deps & {
  readonly members: Members
  readonly codes: Codes
  readonly quotes: Quotes
  readonly sessions: Sessions
  readonly post: Post
  readonly prices: PriceSource
  readonly uploads: Uploads
  readonly banks: Banks
  readonly kycForms: KycForms
  readonly addressBook: BoundAddresses
  readonly notes: Notes
}

/** Every /v1 call, by the headings of the call catalogue. A new call is declared in its heading's file. */
export const calls = (parts: Parts): readonly AnyCall[] => {
  const declared = headings(parts)
  return [...declared, ...recordMails(parts, declared)]
}

const headings = (parts: Parts): readonly AnyCall[] => [
  ...authentication(parts),
  ...ownAccount(parts),
  ...ownPhone(parts),
  ...ownSecrets(parts),
  ...deleteAccount(parts),
  ...currencies(parts),
  ...networks(parts),
  ...swapRates(parts),
  ...swaps(parts),
  ...systemConfigs(parts),
  ...wallets(parts),
  ...memberLists(parts),
  ...memberStanding(parts),
  ...identity(parts),
  ...identityCases(parts),
  ...identityDocuments(parts),
  ...transactions(parts),
  ...quickPays(parts),
  ...payCodes(parts),
  ...fixedDepositPlans(parts),
  ...fixedDeposits(parts),
  ...fixedDepositCases(parts),
  ...trades(parts),
  ...requestPayments(parts),
  ...sendPayments(parts),
  ...snapshots(parts),
  ...topUps(parts),
  ...uploadCalls(parts),
  ...bankCalls(parts),
  ...depositCalls(parts),
  ...depositCases(parts),
  ...fpsCalls(parts),
  ...circleCalls(parts),
  ...withdrawalCalls(parts),
  ...withdrawalCases(parts),
  ...boundAddressCalls(parts),
  ...chainSendCalls(parts),
  ...depositAddressCalls(parts),
  ...addressPoolCalls(parts),
  ...collectedAddressCalls(parts),
  ...collectionCalls(parts),
  ...walletLists(parts),
  ...currencyRequestCalls(parts),
  ...adjustmentCalls(parts),
  ...proposalCalls(parts),
  ...oneTransaction(parts),
  ...referenceData(parts),
  ...agentCalls(parts),
  ...cardItems(parts),
  ...cardRecords(parts),
  ...cardLogs(parts),
  ...cardLines(parts),
  ...cardBalance(parts),
  ...ownCard(parts),
  ...cardCharges(parts),
  ...cardOrders(parts),
  ...vipLevels(parts),
  ...vipApplicationCalls(parts),
  ...giftCardCalls(parts),
  ...logCalls(parts),
  ...referralCalls(parts),
  ...audit(parts),
]
