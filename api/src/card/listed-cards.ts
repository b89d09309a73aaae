import { type CardRow, listCards } from '@strongroom/projections/card'
import type { Parts } from '../dependencies.ts'
import type { CardRecord } from '../vault/card-records.ts'

const statuses = { '-1': 'blocked', 1: 'in-review', 2: 'active', 3: 'suspended' } as const

/** The cards to list. The searched text is personal: codes, digits, names. */
export type CardFilter = {
  readonly status?: -1 | 1 | 2 | 3 | undefined
  readonly search?: string | undefined
} & Omit<Parameters<typeof listCards>[1], 'status' | 'search'>

/** A card with what the vault knows of it, and its member's names. */
type KeptCard = {
  readonly card: CardRow
  readonly record: CardRecord | undefined
  readonly who: { readonly username: string; readonly email: string }
}
type Listed = { readonly total: number; readonly rows: readonly KeptCard[] }

/** One page of cards with their records and members. The searched text is personal, so it is looked up first. */
export const listCardsKept = async (
  { cardRecords, db, members }: Parts,
  { status, search, ...filter }: CardFilter,
): Promise<Listed> => {
  const uids = search ? await cardRecords.search(search) : undefined
  const named = status === undefined ? undefined : statuses[status]
  const { rows, total } = await listCards(db, { ...filter, status: named, uids })
  const found = rows.map(({ uid }) => uid)
  const [printed, names] = await Promise.all([cardRecords.of(found), members.namesOf(found)])
  return { total, rows: rows.map(card => ({ card, record: printed.get(card.uid), who: names(card.uid) })) }
}
