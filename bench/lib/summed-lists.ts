import { amount, at, currency, finished, id, rows, status, uid } from './full-lists.ts'

/** A list that the server adds up, and the statement that fills its table with `$1` rows. Its pages are like those of the full lists. */
type SummedList = {
  /** As the call that adds it up names it. */
  readonly name: string
  readonly table: string
  readonly fill: string
  /** A filter of one currency; of one state where a list is of one currency, or has no such filter. */
  readonly narrowed?: object
}

const summed = (
  name: string,
  table: string,
  columns: Readonly<Record<string, string>>,
  narrowed?: object,
) => ({
  name,
  table,
  fill: `insert into ${table} (${Object.keys(columns).join(', ')}) select ${Object.values(columns).join(', ')} ${rows}`,
  ...(narrowed ? { narrowed } : {}),
})

const usual = { uid, id, amount, status, created_at: at }
const decided = { ...usual, decided_at: finished }
const ofUsdc = { currency: 'USDC' }

/** The lists that are added up, besides the full ones. */
export const summedLists: readonly SummedList[] = [
  summed(
    'bank.depositCases',
    'views.deposits',
    {
      uid,
      id,
      amount,
      currency,
      created_at: at,
      finished_at: finished,
      target: `'wallet'`,
      proof_id: `'proof'`,
      deposit_status: '1',
      recharge_status: status,
    },
    ofUsdc,
  ),
  summed(
    'bank.fpsCases',
    'views.fps_top_ups',
    {
      uid,
      id,
      status,
      created_at: at,
      decided_at: finished,
      hkd_amount: amount,
      ratio: '7.8',
      currency: `'USD'`,
      receipt_id: `'receipt'`,
    },
    { status: 1 },
  ),
  summed('bank.circleDeposits', 'views.circle_deposits', {
    uid,
    id,
    currency,
    amount,
    created_at: at,
    fee: '0',
    credited: amount,
    recorded_by: `'7'`,
  }),
  summed(
    'chain.sendCases',
    'views.chain_sends',
    { ...decided, currency, network: `'ERC20'`, fee: '1', address_id: `'address'` },
    ofUsdc,
  ),
  summed('payment.requestCases', 'views.request_payments', { ...decided, currency }, ofUsdc),
  summed('payment.sendCases', 'views.send_payments', { ...decided, currency, fee: '1' }, ofUsdc),
  summed(
    'card.chargeCases',
    'views.card_charges',
    { ...decided, currency, cost: amount, fee: '1', card_currency: `'USD'` },
    ofUsdc,
  ),
  summed(
    'earn.allSubscriptions',
    'views.fixed_deposits',
    {
      uid,
      id,
      currency,
      status,
      created_at: at,
      finished_at: finished,
      principal: amount,
      plan_id: `'plan'`,
      term: '3',
      rate: '5',
      started_on: `'2026-01-01'`,
    },
    ofUsdc,
  ),
  summed(
    'trade.all',
    'views.trades',
    {
      uid,
      id,
      status,
      created_at: at,
      finished_at: finished,
      amount,
      side: `'buy'`,
      base: currency,
      target: `'USD'`,
      price: '1',
      left_amount: '0',
      reserved: amount,
    },
    { base: 'USDC' },
  ),
]
