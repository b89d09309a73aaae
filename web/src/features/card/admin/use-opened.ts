import { type ListSearch, useListState } from '../../../parts/list-search.ts'

/** The row that a list's address opens, or the form of a new one; how to open another, and how to close it. */
export function useOpened() {
  const { search, change } = useListState<ListSearch & { readonly open?: string | undefined }>()
  return {
    opened: search.open,
    open: (open: string | undefined) => change({ open }),
    close: () => change({ open: undefined, page: search.page }),
  }
}
