import { listPaidAmong, listPaidMembers } from '@strongroom/projections/quick-pay'
import type { wire } from '@strongroom/shared'
import type { Parts } from '../dependencies.ts'
import { namesSeenBy } from '../platform/members/shown-names.ts'
import type { PayeeRow } from '../vault/payees.ts'

/** Contacts that a list shows at most: those paid last go before those paid long ago. */
const mostContacts = 200

type Kept = Pick<PayeeRow, 'nickname' | 'favourite' | 'hidden_at'>
const unkept: Kept = { nickname: null, favourite: false, hidden_at: null }

/** Whether a member stands on the list: paid since they were taken off it, or saved. */
const isListed = ({ nickname, hidden_at }: Kept, lastPaid: string | null): boolean =>
  nickname !== null || (lastPaid !== null && (hidden_at === null || lastPaid > hidden_at))

/** Favourites first, then those paid last, then those who are only saved, by nickname. */
const inOrder = (a: wire.Contact, b: wire.Contact): number =>
  b.favourite - a.favourite ||
  (b.last_paid ?? '').localeCompare(a.last_paid ?? '') ||
  (a.nickname ?? '').localeCompare(b.nickname ?? '')

/** The members whom one has paid or saved, with as much of each name as one may see. One who has left is none. */
export const contactsOf = async (parts: Parts, uid: string): Promise<readonly wire.Contact[]> => {
  const [paid, rows] = await Promise.all([listPaidMembers(parts.db, uid, mostContacts), parts.payees.of(uid)])
  // Of those whom the member keeps, also who was paid before the last others: a favourite stays.
  const among = new Set(paid.map(each => each.uid))
  const earlier = rows.flatMap(({ uid: other }) => (among.has(other) ? [] : [other]))
  const before = earlier.length > 0 ? await listPaidAmong(parts.db, uid, earlier) : []
  const lastPaid = new Map([...paid, ...before].map(each => [each.uid, each.last_paid]))
  const kept = new Map(rows.map(row => [row.uid, row]))
  const uids = [...new Set([...lastPaid.keys(), ...kept.keys()])]
  const names = await namesSeenBy(parts, uid, uids)
  return uids
    .flatMap((other): readonly wire.Contact[] => {
      const { nickname, favourite, hidden_at } = kept.get(other) ?? unkept
      const last_paid = lastPaid.get(other) ?? null
      const name = names.get(other)
      if (!name || !isListed({ nickname, favourite, hidden_at }, last_paid)) return []
      return [{ uid: other, ...name, nickname, favourite: favourite ? 1 : 0, last_paid }]
    })
    .toSorted(inOrder)
    .slice(0, mostContacts)
}
