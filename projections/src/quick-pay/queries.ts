import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { type Condition, equal } from '../queries/list.ts'
import { listed } from '../queries/listed.ts'
import { computed, type Selected, select } from '../queries/select.ts'
import type { RowOf } from '../rows.ts'

/** A payment from one member to another. Amounts are decimal strings, times ISO 8601. */
export type QuickPayRow = RowOf<'quick_pays'>

/** The filter of `quickPay.list`, and of one member or status. */
export type QuickPayFilter = ListFilter<'quickPay.list'> & {
  /** Sender or receiver, as `direction` says. */
  readonly uid?: string | undefined
  readonly status?: number | undefined
}

const partyOf = ({ uid, direction }: QuickPayFilter): readonly Condition[] => {
  if (direction === 'sent') return equal('sender', uid)
  if (direction === 'received') return equal('receiver', uid)
  return uid === undefined ? [] : [{ sql: 'sender = ? or receiver = ?', values: [uid, uid] }]
}

/** Payments of all members, or of one: a page and the sums by currency. */
export const { page: listQuickPays, sums: sumQuickPays } = listed<QuickPayFilter, 'quick_pays'>(
  {
    table: 'views.quick_pays',
    sorts: { created_date: 'created_at' },
    equals: { currency: 'currency', status: 'status', direction: null, uid: null },
    begins: ['id'],
    is: ['sender', 'receiver'],
    members: ['sender', 'receiver'],
    parties: ['sender', 'receiver'],
    ranged: within('amount'),
  },
  partyOf,
)

/** One payment, for its sender or its receiver. A receiver may hold the same id from several senders: the newest. */
export const getQuickPay = async (db: Db, uid: string, id: string): Promise<QuickPayRow | undefined> => {
  const where = `where id = $2 and (sender = $1 or receiver = $1)
    order by sender = $1 desc, created_at desc limit 1`
  return (await select('quick_pays')(db, where, [uid, id]))[0]
}

const others = select('quick_pays', [], { other: computed<string>('distinct receiver') })
const payers = select('quick_pays', [], { other: computed<string>('distinct sender') })

/** Those of `uids` with whom a member has exchanged a payment that arrived, either way. */
export const listKnownMembers = async (
  db: Db,
  uid: string,
  uids: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (uids.length === 0) return new Set()
  const arrived = 'status = 1'
  const found = await Promise.all([
    others(db, `where sender = $1 and receiver = any($2) and ${arrived}`, [uid, uids]),
    payers(db, `where receiver = $1 and sender = any($2) and ${arrived}`, [uid, uids]),
  ])
  return new Set(found.flat().map(({ other }) => other))
}

const paid = select('quick_pays', ['receiver as uid'], { last_paid: computed<string>('max(created_at)') })

/** A member whom another has paid, and when last (ISO, UTC). */
export type PaidMember = Selected<typeof paid>

/** Those of `uids` whom a member has paid and whom it reached. */
export const listPaidAmong = (db: Db, uid: string, uids: readonly string[]): Promise<readonly PaidMember[]> =>
  paid(db, 'where sender = $1 and receiver = any($2) and status = 1 group by receiver', [uid, uids])

/** Those whom a member has paid and whom it reached, the last one first: `limit` of them. */
export const listPaidMembers = (db: Db, uid: string, limit: number): Promise<readonly PaidMember[]> =>
  paid(
    db,
    'where sender = $1 and status = 1 group by receiver order by max(created_at) desc, receiver limit $2',
    [uid, limit],
  )
