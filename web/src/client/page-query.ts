import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from './call.ts'
import type { ListCall, PageName } from './contract.ts'
import { askedOf, MOVING } from './following.ts'
import type { Filter } from './list-filter.ts'

/**
 * The query of one page of a list, which stays on screen while the next one is on its way. The cache knows it by its list and
 * filter, and asks for it again when the log moves it. `everyMs`: pause in milliseconds after which it is also asked by itself.
 */
export const pageQuery = <N extends PageName>(list: ListCall<N>, filter: Filter<N>, everyMs?: number) =>
  queryOptions({
    queryKey: ['page', list, filter],
    queryFn: () => callForList(list, filter),
    placeholderData: keepPreviousData,
    meta: { ...askedOf(list.name), ...MOVING },
    ...(everyMs === undefined ? {} : { refetchInterval: everyMs }),
  })
