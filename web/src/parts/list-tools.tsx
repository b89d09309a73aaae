import { type ReactNode, use } from 'react'
import { useIsOffice } from '../client/audience.ts'
import type { CallName } from '../client/contract.ts'
import type { Column } from './column.ts'
import { ColumnsMenu } from './columns-menu.tsx'
import { type Arrangement, GivenSearch } from './list-search.ts'
import './list-tools.css'
import { ViewsMenu } from './saved-views/views-menu.tsx'

type ListToolsProps<Row> = {
  /** All columns of the list; left out where it shows cards of its own. */
  columns: readonly Column<Row, CallName>[] | undefined
  chosen: string | undefined
  onArrange: (arrangement: Arrangement) => void
}

/** The saved views of a list and its columns, for administrators. Not where its state is in no address. */
export function ListTools<Row>({ columns, chosen, onArrange }: ListToolsProps<Row>): ReactNode {
  const isOffice = useIsOffice()
  const given = use(GivenSearch)
  if (!isOffice || given) return null
  return (
    <div className="list-tools">
      <ViewsMenu />
      {columns && <ColumnsMenu columns={columns} chosen={chosen} onArrange={onArrange} />}
    </div>
  )
}
