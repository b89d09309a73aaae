import { type ReactNode, use } from 'react'
import { useIsOffice } from '../client/audience.ts'
import type { CallName } from '../client/contract.ts'
import type { Column } from './column.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { ListOwnerContext } from './list-owner.ts'
import { type Arrangement, GivenSearch } from './list-search.ts'
import './list-tools.css'
import { OnlyThese } from './only-these.tsx'
import { ViewsMenu } from './saved-views/views-menu.tsx'

type ListToolsProps<Row> = {
  /** All columns of the list; left out where it shows cards of its own. */
  columns: readonly Column<Row, CallName>[] | undefined
  chosen: string | undefined
  onArrange: (arrangement: Arrangement) => void
  isOwned: boolean | undefined
}

/** The saved views of a list and its columns, for administrators. Not where its state is in no address; no views where it is of one subject. */
export function ListTools<Row>({ columns, chosen, onArrange, ...props }: ListToolsProps<Row>): ReactNode {
  const isOffice = useIsOffice()
  const given = use(GivenSearch)
  // A view is kept by its address, and this one names a member.
  const isOwned = use(ListOwnerContext) !== undefined || props.isOwned === true
  if (!isOffice || given || (isOwned && !columns)) return null
  return (
    <div className="list-tools">
      <OnlyThese />
      {!isOwned && <ViewsMenu />}
      {columns && <ColumnsMenu columns={columns} chosen={chosen} onArrange={onArrange} />}
    </div>
  )
}
