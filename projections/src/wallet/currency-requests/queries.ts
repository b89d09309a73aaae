import type { ListFilter } from '@strongroom/shared'
import { listed } from '../../queries/listed.ts'
import type { RowOf } from '../../rows.ts'

/** A row of `currency_requests`, as its table's SQL tells it. */
export type CurrencyRequestRow = RowOf<'currency_requests'>

export type CurrencyRequestFilter = ListFilter<'wallet.currencyRequests'>

/** Requests for currencies, of all members or of one: a page and those with an id. */
export const { page: listCurrencyRequests, withId: findCurrencyRequests } = listed<
  CurrencyRequestFilter,
  'currency_requests'
>({
  table: 'views.currency_requests',
  sorts: { created_date: 'created_at', finish_date: 'decided_at' },
  equals: { uid: 'uid', status: 'status', currency: 'currency' },
  begins: ['id'],
  is: ['uid'],
})
