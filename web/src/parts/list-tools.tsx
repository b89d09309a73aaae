import type { ReactNode } from 'react'
import { useIsOffice } from '../client/audience.ts'
import type { CallName } from '../client/contract.ts'
import type { Column } from './column.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { CompactRows } from './compact-rows.tsx'
import type { Arrangement } from './list-search.ts'
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

/** The saved views of a list and its columns, for administrators. No views where it is of one subject. */
export function ListTools<Row>({
  columns,
  chosen,
  onArrange,
  isOwned = false,
}: ListToolsProps<Row>): ReactNode {
  const isOffice = useIsOffice()
  if (!isOffice || (isOwned && !columns)) return null
  return (
    <div className="list-tools">
      <OnlyThese />
      {/* A view is kept by its address, and this one names a member. */}
      {!isOwned && <ViewsMenu />}
      <CompactRows />
      {columns && <ColumnsMenu columns={columns} chosen={chosen} onArrange={onArrange} />}
    </div>
  )
}
