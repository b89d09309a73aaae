import { isOneOf, type ReadModel, readModels, type wire } from '@strongroom/shared'

/** Parts of the service that show what read models hold. */
type Served = Extract<wire.ServicePart, 'payments' | 'card' | 'notices' | 'proof'>

const payments = ['payments'] as const satisfies readonly Served[]
const card = ['card'] as const satisfies readonly Served[]
const proof = ['proof'] as const satisfies readonly Served[]
/** Lists of administrators, and applications whose standing the log knows: no part of the service is late with them. */
const none = [] as const satisfies readonly Served[]

/** The parts of the service that each read model serves: those that people find late while it is. */
const served: Readonly<Record<ReadModel, readonly Served[]>> = {
  // Money that is given, owned, sent and received.
  members: payments,
  catalogue: payments,
  wallets: payments,
  movements: ['payments', 'notices'],
  snapshots: payments,
  currency_requests: payments,
  bank_accounts: payments,
  deposits: payments,
  fps_top_ups: payments,
  circle_deposits: payments,
  address_applications: payments,
  top_ups: payments,
  chain_sends: payments,
  withdrawals: payments,
  swaps: payments,
  trades: payments,
  fixed_deposits: payments,
  quick_pays: payments,
  quick_pay_schedules: payments,
  quick_pay_runs: payments,
  money_requests: payments,
  pay_codes: payments,
  request_payments: payments,
  send_payments: payments,
  referrals: payments,
  card_charges: ['payments', 'card'],
  cards: card,
  card_numbers: card,
  card_orders: card,
  card_purchases: card,
  card_transactions: card,
  // The bell reads the log's events, and receipts prove them.
  events: ['notices', 'proof'],
  balances: proof,
  holdings: proof,
  liability_proofs: proof,
  adjustments: none,
  card_fees: none,
  card_imports: none,
  case_events: none,
  collections: none,
  event_keys: none,
  histories: none,
  kyc_records: none,
  periods: none,
  postings: none,
  proposals: none,
  vip_applications: none,
}

/** The parts of the service that are late while some read models are. */
export const servedBy = (late: readonly string[]): ReadonlySet<Served> =>
  new Set(late.flatMap(name => (isOneOf(readModels, name) ? served[name] : [])))
