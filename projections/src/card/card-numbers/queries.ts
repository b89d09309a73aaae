import type { ListFilter } from '@strongroom/shared'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A disposable number of a card. The amount is a decimal string in `currency`, times ISO 8601. */
export type CardNumberRow = RowOf<'card_numbers'>

/** The filter of `card.numbers`, with the member whose they are. */
type CardNumberFilter = ListFilter<'card.numbers'> & { readonly uid?: string | undefined }

/** Disposable numbers of members' cards, a page at a time. */
export const { page: listCardNumbers } = listed<CardNumberFilter, 'card_numbers'>({
  table: 'views.card_numbers',
  sorts: { created_date: 'created_at' },
  equals: { uid: 'uid' },
  begins: ['id'],
})
