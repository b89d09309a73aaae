import type { ReadModel } from '@strongroom/shared'
import type { InCopy } from './kept-tables.ts'

const by = (...names: readonly string[]): Extract<InCopy, { by: unknown }> => ({ by: names })
const not = (why: string): Extract<InCopy, { not: unknown }> => ({ not: why })

const house = not('about no member: the house’s settings, work or sums')
const again = not('the same movements in the order of the books, which the statement has')

/** Every read model. The compiler names a new one until it is said here how its member gets what it shows of them. */
export const keptModels: Readonly<Record<ReadModel, Exclude<InCopy, { columns: unknown }>>> = {
  address_applications: by('chain.ownApplications'),
  adjustments: by('statement.ofMember'),
  balances: by('wallet.listOfMember'),
  bank_accounts: by('bank.ofMember'),
  card_charges: by('statement.ofMember'),
  card_fees: by('statement.ofMember'),
  card_imports: house,
  card_numbers: by('card.numbers'),
  card_orders: by('card.info'),
  card_purchases: by('card.purchases'),
  card_transactions: by('card.transactions'),
  cards: by('card.info'),
  case_events: not('what administrators have done about cases, of which the member sees the outcome'),
  catalogue: house,
  chain_sends: by('chain.sends'),
  circle_deposits: by('bank.circleDeposits'),
  collections: house,
  currency_requests: by('wallet.currencyRequests'),
  deposits: by('bank.deposits'),
  event_keys: house,
  events: by('account.happenings'),
  fixed_deposits: by('earn.subscriptions'),
  fps_top_ups: by('bank.fpsTopUps'),
  histories: again,
  holdings: house,
  kyc_records: by('identity.standing'),
  liability_proofs: by('liabilities.mine'),
  members: by('account.userinfo', 'account.findable', 'account.confirmers'),
  money_requests: by('quickPay.requests'),
  movements: by('statement.ofMember'),
  pay_codes: by('payQr.list'),
  periods: house,
  postings: again,
  proposals: not('changes that wait for a second administrator'),
  quick_pay_runs: by('quickPay.schedules'),
  quick_pay_schedules: by('quickPay.schedules'),
  quick_pays: by('quickPay.listOfUser'),
  referrals: by('referral.list'),
  request_payments: by('payment.requests'),
  send_payments: by('payment.sends'),
  snapshots: again,
  swaps: by('swap.list'),
  top_ups: by('topUp.ofMember'),
  trades: by('trade.list'),
  vip_applications: by('vip.applications'),
  wallets: by('wallet.listOfMember'),
  withdrawals: by('withdrawal.list'),
}
