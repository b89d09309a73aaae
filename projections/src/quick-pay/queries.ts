import type { ListFilter } from '@strongroom/shared'
import { within } from '../queries/amounts.ts'
import type { Db } from '../queries/ask.ts'
import { type Condition, equal } from '../queries/list.ts'
import { listed } from '../queries/listed.ts'
import { select } from '../queries/select.ts'
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
    tie: 'id',
    time: 'created_at',
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
