import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '../../../../client/may.ts'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../../parts/filters.tsx'
import { List } from '../../../../parts/list.tsx'
import { UNSORTED, useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useItemColumns } from './item-columns.tsx'
import { ItemPanel } from './item-panel.tsx'
import { MatchBar } from './match-bar.tsx'
import { type ItemSearch, itemsQuery } from './queries.ts'
import { useSideChoices, useStateChoices } from './words.tsx'

/** Lines of the statement and entries of the books beside them; open ones are chosen and matched by hand. */
export function StatementItems({ statement }: { statement: wire.StatementDetail }) {
  const { t } = useLingui()
  const { search, change, paging } = useListState<ItemSearch>()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [opened, setOpened] = useState<string>()
  const { id, status, matched, open_lines, open_entries } = statement
  const query = useQuery(itemsQuery(id, search, `${status} ${matched} ${open_lines} ${open_entries}`))
  const isOpen = status === 'matched' && may('finance.matchItems')
  const toggle = (item: string) =>
    setChosen(chosen.includes(item) ? chosen.filter(each => each !== item) : [...chosen, item])
  const columns = useItemColumns({
    chosen,
    toggle,
    isOpen,
    opened,
    open: item => setOpened(opened === item ? undefined : item),
  })
  const title = t`Lines and entries`
  return (
    <Panel title={title} inset="flush">
      <Filters search={search} change={change} />
      {chosen.length > 0 && <MatchBar statement={id} items={chosen} onDone={() => setChosen([])} />}
      <List
        query={query}
        density="compact"
        columns={columns}
        rowKey={item => item.id}
        isChosen={item => item.id === opened}
        below={item => <ItemPanel item={item} isOpen={isOpen} onDone={() => setOpened(undefined)} />}
        empty={<EmptyState title={t`There is nothing here yet.`} />}
        {...paging}
        caption={title}
      />
    </Panel>
  )
}

function Filters({ search, change }: FiltersProps<ItemSearch>) {
  const { t } = useLingui()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Side`}
        all={t`Both sides`}
        choices={useSideChoices()}
        value={search.side}
        onChange={side => change({ side })}
      />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={useStateChoices()}
        value={search.state}
        onChange={state => change({ state, ...UNSORTED })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter
        label={t`Reference, counterparty or note`}
        value={search.search}
        onChange={found => change({ search: found })}
      />
    </div>
  )
}
