/** A list of administrators, the statement that fills its table with `$1` rows, and what is asked of it besides its pages. */
export type FullList = {
  readonly name: string
  readonly path: string
  readonly tables: readonly string[]
  readonly fill?: string
  /** The state that its screen opens with. */
  readonly usual?: object
  /** A filter that leaves few rows, some of them long ago. */
  readonly filtered: object
  /** The words of its search: the beginning of an id, a name or an address. */
  readonly searched?: string
  /** A head that it is sorted by, besides its usual order. */
  readonly sort?: string
  /** The name by which its rows are added up, and a filter of one currency. */
  readonly sums?: readonly [name: string, ofCurrency: object]
  /** All that is asked of a list of which others make up the rows. */
  readonly pages?: Readonly<Record<string, object>>
}

/** The columns of most cases: a member, an id, a time over a year, and one of ten that waits, two that were refused. */
export const uid = `(5000000 + n % 1000)::text`
export const id = `'bench-' || md5(n::text)`
export const currency = `(array['USD', 'USDC', 'USDT', 'BTC'])[1 + n % 4]`
/** One of ten amounts is the same, as people like round sums. */
export const amount = `case when n % 10 = 0 then 100 else (n::bigint * 7919 % 1000003)::numeric / 100 end`
export const status = `(array[1, 1, 1, 1, 1, 1, 1, -1, -1, 0])[1 + n / 4 % 10]`
export const at = `timestamptz '2026-01-01T00:00:00Z' + n * (interval '1 year' / $1::int)`
export const finished = `case when n / 4 % 10 = 9 then null else ${at} + interval '1 hour' end`
export const rows = 'from generate_series(1, $1::int) as n'
const days = { from: '2026-03-01', to: '2026-03-31' }
const ofUsdc = { currency: 'USDC' }
const refused = { status: -1, currency: 'USDC', ...days }

/** Lists that grow with the house, each of its own table. */
export const fullLists: readonly FullList[] = [
  {
    name: 'top-ups',
    path: '/topup/list',
    tables: ['views.top_ups'],
    fill: `insert into views.top_ups (uid, id, currency, network, amount, txid, status, created_at, decided_at)
      select ${uid}, ${id}, ${currency}, 'ERC20', ${amount}, md5('t' || n), ${status}, ${at}, ${finished} ${rows}`,
    usual: { status: 0 },
    filtered: refused,
    searched: 'bench-00ab',
    sums: ['topUp.all', ofUsdc],
    sort: 'amount',
  },
  {
    name: 'withdrawals',
    path: '/recharges/withdraw',
    tables: ['views.withdrawals'],
    fill: `insert into views.withdrawals (uid, id, source, currency, amount, fee, bank_id, status, created_at, decided_at)
      select ${uid}, ${id}, 'wallet', ${currency}, ${amount}, 1, 'bank', ${status}, ${at}, ${finished} ${rows}`,
    usual: { status: 0 },
    filtered: refused,
    searched: 'bench-00ab',
    sums: ['withdrawal.cases', ofUsdc],
    sort: 'finish_date',
  },
  {
    name: 'transactions',
    path: '/transactions/list',
    tables: ['views.movements'],
    fill: `insert into views.movements
        (uid, id, currency, kind, reference, state, amount, available_after, number, created_at, booked_at)
      select ${uid}, 'top-up:bench-' || md5(n::text), ${currency}, (array['top-up', 'swap-in', 'quick-pay-sent'])[1 + n % 3],
        ${id}, 'done', ${amount}, 100, n, ${at}, ${at} ${rows}`,
    filtered: { currency: 'USDC', type: 'swap-in', ...days },
    searched: 'bench-00ab',
    sums: ['statement.all', ofUsdc],
    sort: 'created_date',
  },
  {
    name: 'members',
    path: '/user/list',
    tables: ['private.members', 'views.members'],
    fill: `with added as (insert into private.members (uid, email, username, user_type, registered, created_at)
        select 5000000 + n, 'bench.' || n || '@example.com', 'Bench ' || md5(n::text), n % 2, true, ${at} ${rows}
        returning uid, created_at)
      insert into views.members (uid, user_type, enabled, frozen, kyc_status, vip_level, quickpay_status, role, registered_at)
      select uid::text, 0, uid % 1000 > 0, false, case when uid % 5 = 0 then 0 else 1 end, uid % 3, 1, 'member', created_at
      from added`,
    filtered: { status: 0, ...days },
    searched: 'Bench ab1',
    sort: 'username',
  },
  {
    name: 'card logs',
    path: '/usercardtransactions/adminlist',
    tables: ['views.card_transactions'],
    fill: `insert into views.card_transactions
        (uid, id, type, currency, amount, status, settled_on, network_transaction_id, number, created_at)
      select ${uid}, ${id}, (array['spend', 'charge', 'fee'])[1 + n % 3], 'USD', -(${amount}), ${status},
        to_char(${at}, 'YYYY-MM-DD'), md5('t' || n), n, ${at} ${rows}`,
    filtered: { status: -1, type: 'fee', ...days },
    searched: 'bench-00ab',
    sort: 'settlement_date',
  },
  {
    name: 'events',
    path: '/audit/events',
    tables: ['views.events'],
    fill: `insert into views.events (number, position, id, stream, revision, type, uid, data, metadata, created_at)
      select 1000000 + n, lpad((1000000 + n)::text, 20, '0'), gen_random_uuid(), 'wallet-' || ${uid}, n, 
        (array['TopUpApproved', 'SwapSettled', 'QuickPaySent'])[1 + n % 3], ${uid}, '{"type":"TopUpApproved","legs":[]}',
        '{"commandId":"c","correlationId":"r","actor":{"kind":"member","id":"1"},"previousHash":"0","hash":"0"}', ${at} ${rows}`,
    filtered: { type: 'SwapSettled', ...days },
  },
  {
    name: 'adjustments',
    path: '/adjustments/list',
    tables: ['views.adjustments'],
    fill: `insert into views.adjustments
        (uid, id, currency, amount, reason, entered_by, status, created_at, decided_at, decided_by)
      select ${uid}, ${id}, ${currency}, ${amount}, 'A correction', '7', ${status}, ${at}, ${finished}, '8' ${rows}`,
    filtered: refused,
    sums: ['office.adjustments', ofUsdc],
    sort: 'finish_date',
  },
  {
    name: 'swaps',
    path: '/user/logswaplist',
    tables: ['views.swaps'],
    fill: `insert into views.swaps
        (uid, id, source, target, source_amount, received_amount, rate, fee_rate, fee, created_at)
      select ${uid}, ${id}, ${currency}, (array['USDC', 'USD', 'USD', 'USDC'])[1 + n % 4], ${amount}, ${amount}, 1, 0.003, 0.03,
        ${at} ${rows}`,
    filtered: { source: 'BTC', target: 'USDC', ...days },
    searched: 'bench-00ab',
    sums: ['swap.log', { source: 'USDC' }],
  },
  {
    name: 'quick pays',
    path: '/logquickpay/list',
    tables: ['views.quick_pays'],
    fill: `insert into views.quick_pays (sender, id, receiver, currency, amount, status, created_at)
      select ${uid}, ${id}, (5000000 + n % 997)::text, ${currency}, ${amount}, 1, ${at} ${rows}`,
    filtered: { ...ofUsdc, ...days },
    searched: 'bench-00ab',
    sums: ['quickPay.list', ofUsdc],
  },
  {
    name: 'sign-ins',
    path: '/admin/logloginlist',
    tables: ['private.login_log'],
    fill: `insert into private.login_log (uid, at, address, country) select 5000001 + n % 1000, ${at}, '192.0.2.1', 'HK' ${rows}`,
    filtered: days,
    searched: '192.0.2',
  },
  {
    name: 'inbox',
    path: '/office/inbox',
    tables: [],
    filtered: {},
    pages: {
      'first page of all': {},
      'what I may decide': { mine: 1 },
      'of a currency': { currency: 'BTC' },
      'of a member': { search: '5000037' },
      'of a kind, the oldest first': { kind: 'withdrawal', order: 'asc' },
    },
  },
]

/** Words that events are found by, and cards with their last four digits, beside the rows of the lists. */
export const foundBesides: readonly { readonly table: string; readonly fill: string }[] = [
  {
    table: 'views.event_keys',
    fill: `insert into views.event_keys (number, id, command_id, correlation_id, actor, txid)
      select number, id, md5('c' || number), md5('r' || number), 'member ' || uid,
        case when number % 5 = 0 then md5('t' || number - 1000000) end
      from views.events where number > 1000000`,
  },
  {
    table: 'private.cards',
    fill: `insert into private.cards (card_id, uid, reference, number, number_hash, last4, expiry)
      select gen_random_uuid(), uid, 'bench' || uid, '', decode(md5(uid::text), 'hex'), lpad((uid % 10000)::text, 4, '0'), '12/29'
      from private.members where uid > 5000000`,
  },
]
