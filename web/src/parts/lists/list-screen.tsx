import type { ReactNode } from 'react'
import type { ListCall, PageName, Row } from '../../client/contract.ts'
import type { Filter } from '../../client/list-filter.ts'
import { pageQuery } from '../../client/page-query.ts'
import { addressFilter } from '../filter-of.ts'
import type { Address } from '../list-search.ts'
import { ListPage, ListPart, OwnedList } from './list-view.tsx'
import { type Fixed, type KeyOf, type PathOf, type SaidEmpty, type SaidList, textsOf } from './said.ts'

const EVERY_MS = 10_000
const NO_PATH = () => ({})

/** The hook that gives a path's parameters, where the path has some. */
export type PathHook<N extends PageName> =
  object extends PathOf<N> ? [] : [usePath: () => PathOf<N> | undefined]

/**
 * A list of a call: its page, with its query and the same list of one subject beside it. Its
 * columns and filters are made by the builders beside this file; a field that the call does not know does not compile.
 * `usePath` gives the parameters of the call's path, where it has some: while it gives none, nothing is asked for.
 */
export const listScreen = <N extends PageName>(
  name: N,
  said: SaidList<NoInfer<N>, Row<NoInfer<N>>> & KeyOf<Row<NoInfer<N>>>,
  ...[usePath]: PathHook<NoInfer<N>>
) => {
  const isMembers = said.audience === 'member'
  const timeZone = isMembers ? undefined : 'UTC'
  const { everyMs = isMembers ? undefined : EVERY_MS } = said
  /** A page of it as an address says. `path`: the parameters of the call's path, where it has some. */
  const query = (address: Address<N>, path?: PathOf<N>) => {
    const asked = { ...address, ...said.asks?.(textsOf(address)) } as Address<N>
    const filter = said.beside === 'whole' ? ({} as Filter<N>) : addressFilter(name, asked, timeZone)
    return pageQuery({ name, ...path } as ListCall<N>, filter, everyMs)
  }
  const list = { said, query, usePath: usePath ?? NO_PATH }
  return Object.assign((): ReactNode => <ListPage list={list} />, {
    query,
    /** The list alone, on a page that holds more. */
    Part: (): ReactNode => <ListPart list={list} />,
    /**
     * The same list, of what these fields name, on the page of that subject: without the columns and filters that would repeat
     * it. `empty` stands where the subject has none.
     */
    of: (fixed: Fixed<N>, empty?: SaidEmpty): ReactNode => (
      <OwnedList list={list} fixed={fixed} empty={empty} />
    ),
  })
}
