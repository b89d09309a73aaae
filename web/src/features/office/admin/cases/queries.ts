import type { wire } from '@strongroom/shared'
import type { InferInput } from 'valibot'
import { call, callForOne } from '../../../../client/call.ts'
import type { ListCall, PageName } from '../../../../client/contract.ts'
import type { Field, Filter } from '../../../../client/list-filter.ts'
import { pageQuery } from '../../../../client/page-query.ts'
import { filterOf } from '../../../../parts/filter-of.ts'
import type { CaseSearch } from './case-list.tsx'

/** A page of cases, oldest first: those that wait unless a state is chosen. `field` is what the call names the state, `own` the filter of this kind alone. */
export const casesQuery = <N extends PageName>(
  list: ListCall<N>,
  { status, open: _, order = 'asc', ...search }: CaseSearch,
  field?: Field<N>,
  own?: Filter<N>,
) => {
  const state = status === 'all' || !field ? {} : { [field]: Number(status ?? 0) }
  return pageQuery(list, { ...filterOf(list.name, { ...search, order }, 'UTC'), ...state, ...own }, 10_000)
}

export const recordCircle = (body: InferInput<typeof wire.circleBody>, attempt: string) =>
  call('bank.enterCircleDeposit', { body, attempt })

export const addAsset = (body: InferInput<typeof wire.adjustmentBody>, attempt: string) =>
  callForOne('office.adjust', { body, attempt })
