import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callForList } from './call.ts'
import type { ListCall, PageName, Row } from './contract.ts'
import { askedOf, MOVING } from './following.ts'
import type { Filter } from './list-filter.ts'

/** When rows are asked for again by themselves, in milliseconds: always after the same pause, never, or as they stand. */
export type Pace<R> = number | false | ((rows: readonly R[]) => number | false)

type Asked<R> = { readonly state: { readonly data?: { readonly rows: readonly R[] } | undefined } }

/**
 * The query of one page of a list, which stays on screen while the next one is on its way. The cache knows it by its list and
 * filter, and asks for it again when the log moves it. `every`: when it is also asked by itself.
 */
export const pageQuery = <N extends PageName>(list: ListCall<N>, filter: Filter<N>, every?: Pace<Row<N>>) =>
  queryOptions({
    queryKey: ['page', list, filter],
    queryFn: () => callForList(list, filter),
    placeholderData: keepPreviousData,
    meta: { ...askedOf(list.name), ...MOVING },
    ...(every === undefined
      ? {}
      : {
          refetchInterval:
            typeof every === 'function' ? ({ state }: Asked<Row<N>>) => every(state.data?.rows ?? []) : every,
        }),
  })
