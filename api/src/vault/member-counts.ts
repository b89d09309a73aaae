import type { Db } from '@strongroom/projections/queries'
import type { wire } from '@strongroom/shared'
import { only } from './run.ts'

/** One more than this is "more": counting further would take longer than showing the list. */
const MOST = 10_000

/** The rows of each list of a member's page, by its tab; `$1` is the member. All of it is our own text. */
const lists: Readonly<Record<Exclude<keyof wire.MemberCounts, 'events'>, string>> = {
  wallets: 'views.wallets where uid = $1',
  transactions: 'views.movements where uid = $1',
  cards: 'views.cards where uid = $1',
  banks: 'views.bank_accounts where uid = $1',
  addresses: 'private.deposit_addresses where uid = $1::bigint',
  topups: 'views.top_ups where uid = $1',
  deposits: 'views.deposits where uid = $1',
  fps: 'views.fps_top_ups where uid = $1',
  withdrawals: 'views.withdrawals where uid = $1',
  sends: 'views.chain_sends where uid = $1',
  fixeddeposits: 'views.fixed_deposits where uid = $1',
  trades: 'views.trades where uid = $1',
  referrals: 'views.referrals where referrer = $1',
  identity: 'views.kyc_records where uid = $1',
  logins: 'private.login_log where uid = $1::bigint',
  notes: 'private.member_notes where uid = $1::bigint',
}

const counts = Object.entries(lists).map(
  ([name, from]) =>
    `(select count(*)::int from (select from ${from} limit ${MOST + 1}) counted) as "${name}"`,
)
const events = `coalesce((select least(steps, ${MOST + 1})::int from views.histories where uid = $1), 0) as events`

/** How many records of each kind a member has, in one question; above 10,000, one more than that. */
export const countOfMember = (db: Db, uid: string): Promise<wire.MemberCounts> =>
  only(db, `select ${[events, ...counts].join(', ')}`, [uid])
