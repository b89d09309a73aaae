import { useState } from 'react'
import type { PageName } from '../../client/contract.ts'
import { type Address, type ListSearch, type OwnedBy, useListState } from '../list-search.ts'
import { type SaidList, textsOf } from './said.ts'

/**
 * The state of a list: in the address, or its page alone where the list stands beside other parts of a page. Narrowed otherwise, it
 * begins with its first page again.
 */
export function useStateOf<N extends PageName, R>(said: SaidList<N, R>, owner?: OwnedBy) {
  const { beside, narrowedBy: key = '' } = said
  const inAddress = useListState<Address<N>>(owner)
  const narrow = textsOf(inAddress.search)[key]
  const [at, setAt] = useState({ page: 1, narrow })
  if (beside === undefined) return inAddress
  // Set while it renders, so that no page is asked for in between; a narrowing that comes back begins anew, too.
  if (at.narrow !== narrow) setAt({ page: 1, narrow })
  const page = at.narrow === narrow ? at.page : 1
  const window = beside === 'whole' ? {} : { page, limit: beside, [key]: narrow }
  const { change } = inAddress
  const clear = () => change({ [key]: undefined } as ListSearch)
  const onPage = (page: number) => setAt({ page, narrow })
  return {
    search: window as Address<N>,
    change,
    clear,
    paging: { isFiltered: narrow !== undefined, onClear: clear, page, onPage },
  }
}
