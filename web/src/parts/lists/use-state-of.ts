import { useState } from 'react'
import type { PageName } from '../../client/contract.ts'
import { type Address, type OwnedBy, useListState } from '../list-search.ts'
import type { SaidList } from './said.ts'

const nothing = () => {}

/** The state of a list: in the address, or its page alone where the list stands beside other parts of a page. */
export function useStateOf<N extends PageName, R>({ beside }: SaidList<N, R>, owner?: OwnedBy) {
  const inAddress = useListState<Address<N>>(owner)
  const [page, onPage] = useState(1)
  if (beside === undefined) return inAddress
  const window = beside === 'whole' ? {} : { page, limit: beside }
  return {
    search: window as Address<N>,
    change: nothing,
    clear: nothing,
    paging: { isFiltered: false, onClear: nothing, page, onPage },
  }
}
