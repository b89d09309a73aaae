import type { ReactNode } from 'react'
import type { ListCall, PageName, Row } from '../../client/contract.ts'
import { pageQuery } from '../../client/page-query.ts'
import { addressFilter } from '../filter-of.ts'
import type { Address } from '../list-search.ts'
import { ListPage, ListPart, OwnedList } from './list-view.tsx'
import type { Fixed, KeyOf, SaidList } from './said.ts'

const EVERY_MS = 10_000

/** The lists whose path has no parameter. */
type PlainList = { [N in PageName]: { readonly name: N } extends ListCall<N> ? N : never }[PageName]

/**
 * A list of a call: its page, with its query and the same list of one subject beside it. Its
 * columns and filters are made by the builders beside this file; a field that the call does not know does not compile.
 */
export const listScreen = <N extends PlainList>(
  name: N,
  said: SaidList<NoInfer<N>, Row<NoInfer<N>>> & KeyOf<Row<NoInfer<N>>>,
) => {
  const isMembers = said.audience === 'member'
  const timeZone = isMembers ? undefined : 'UTC'
  const { everyMs = isMembers ? undefined : EVERY_MS } = said
  /** A page of it as an address says. */
  const query = (address: Address<N>) =>
    pageQuery({ name } as ListCall<N>, addressFilter(name, address, timeZone), everyMs)
  const list = { said, query }
  return Object.assign((): ReactNode => <ListPage list={list} />, {
    query,
    /** The list alone, on a page that holds more. */
    Part: (): ReactNode => <ListPart list={list} />,
    /** The same list, of what these fields name, on the page of that subject: without the columns that would repeat it. */
    of: (fixed: Fixed<N>): ReactNode => <OwnedList list={list} fixed={fixed} />,
  })
}
