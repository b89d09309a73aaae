import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { mirrorAccounts } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../../parts/filters.tsx'
import { List } from '../../../../parts/list.tsx'
import { UNSORTED, useListState } from '../../../../parts/list-search.ts'
import { EmptyState } from '../../../../parts/list-states.tsx'
import { May } from '../../../../parts/may.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useAccountWords } from '../../../../platform/events/admin/account-words.ts'
import { AddStatement } from './add-statement.tsx'
import { type StatementSearch, statementsQuery } from './queries.ts'
import { SourceForm } from './source-form.tsx'
import { Sources } from './sources.tsx'
import { useStatementColumns } from './statement-columns.tsx'
import { useStatusChoices } from './words.tsx'

type Doing = 'adding' | 'new-source' | wire.StatementSource

/** Statements from banks, the card network and chains, and how far each is reconciled with the books. */
export function Reconciliation() {
  const { t } = useLingui()
  const [doing, setDoing] = useState<Doing>()
  const stop = () => setDoing(undefined)
  return (
    <Page title={t`Reconciliation`}>
      <p className="lead mb-16">
        {t`A statement from outside stands against the log and against the read model. What fits none of them stays open until it has a note or a correcting entry.`}
      </p>
      {doing === 'adding' && <AddStatement onDone={stop} />}
      {doing && doing !== 'adding' && (
        <SourceForm
          key={doing === 'new-source' ? 'new' : doing.id}
          source={doing === 'new-source' ? undefined : doing}
          onDone={stop}
        />
      )}
      <Statements onAdd={() => setDoing('adding')} />
      <Sources onNew={() => setDoing('new-source')} onEdit={setDoing} />
    </Page>
  )
}

function Statements({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui()
  const { search, change, paging } = useListState<StatementSearch>()
  const columns = useStatementColumns()
  const title = t({ message: 'Statements', context: 'from outside' })
  return (
    <Panel
      title={title}
      inset="flush"
      aside={
        <May call="finance.addStatement">
          <Button size="sm" onClick={onAdd}>{t`Take a statement in`}</Button>
        </May>
      }
    >
      <Filters search={search} change={change} />
      <List
        query={useQuery(statementsQuery(search))}
        density="compact"
        columns={columns}
        rowKey={({ id }) => id}
        empty={
          <EmptyState title={t`No statement has been taken in yet.`}>
            {t`Take in a bank’s file: how it is written is recognised from its first lines.`}
          </EmptyState>
        }
        {...paging}
        caption={title}
      />
    </Panel>
  )
}

function Filters({ search, change }: FiltersProps<StatementSearch>) {
  const { t } = useLingui()
  const accounts = useAccountWords()
  const statuses = useStatusChoices()
  return (
    <div className="toolbar">
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <ChoiceFilter
        label={t({ message: 'Account', context: 'books' })}
        all={t`All accounts`}
        choices={mirrorAccounts.map(value => ({ value, label: accounts(value) }))}
        value={search.account}
        onChange={account => change({ account })}
      />
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={statuses}
        value={search.status}
        onChange={status => change({ status, ...UNSORTED })}
      />
      <SearchFilter
        label={t`File or source`}
        value={search.search}
        onChange={found => change({ search: found })}
      />
    </div>
  )
}
