import type { ListFilter } from '@strongroom/shared'
import { within } from '../../queries/amounts.ts'
import type { Db } from '../../queries/ask.ts'
import { listed } from '../../queries/listed.ts'
import { computed, select } from '../../queries/select.ts'
import type { RowOf } from '../../rows.ts'

/** A charge of the card from a wallet, a case of finance. Amounts are decimal strings, times ISO 8601. */
export type CardChargeRow = RowOf<'card_charges'>

/** The filter of `card.chargeCases`, as the contract declares it. */
export type CardChargeFilter = ListFilter<'card.chargeCases'>

/** Charges of all members' cards, or of one's: a page, the sums by currency and those with an id. */
export const {
  page: listCardCharges,
  sums: sumCardCharges,
  withId: findCardCharges,
} = listed<CardChargeFilter, 'card_charges'>({
  table: 'views.card_charges',
  sorts: { created_date: 'created_at', amount: 'amount', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  begins: ['id'],
  is: ['uid'],
  summed: [{ figure: 'amount', currency: 'card_currency', amount: 'amount' }],
  ranged: within('amount'),
})

const counted = select('card_charges', [], { n: computed<number>('count(*)') })

/** How many charges of an amount in dollars wait for finance. */
export const countWaitingCharges = async (db: Db, amount: string): Promise<number> =>
  (await counted(db, 'where status = 0 and amount = $1', [amount]))[0]?.n ?? 0
