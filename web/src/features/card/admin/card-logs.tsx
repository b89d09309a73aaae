import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconUpload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { calendarDayText } from '../../../i18n/time.ts'
import { AmountFilter } from '../../../parts/amount-filter.tsx'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { May } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { Status } from '../../../parts/status.tsx'
import '../../../parts/admin.css'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardImport } from './card-import.tsx'
import { CardLogDetail } from './card-log-detail.tsx'
import { CardLogForm } from './card-log-form.tsx'
import { CardTabs } from './card-tabs.tsx'
import { type CardSearch, cardListQuery } from './queries.ts'
import { useLineWords } from './words.tsx'

const IMPORT = 'import'
const ONE = 'one'
type Line = wire.AdminCardTransaction

/** Logs that the card network has settled; administrators import files of them and reverse a line. */
export function CardLogs() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<CardSearch>()
  const { open, ...filters } = search
  const query = useQuery(cardListQuery({ name: 'card.logs' }, search))
  const columns = useColumns(open, id => change({ open: open === id ? undefined : id, page: search.page }))
  const close = () => change({ open: undefined })
  return (
    <Page title={t`Card spending`} actions={<AddActions change={change} />}>
      <CardTabs />
      <Adding open={open} onDone={close} />
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          density="compact"
          card={line => <PhoneRow line={line} head={columns[0]?.cell(line)} />}
          rowKey={line => line.id}
          isChosen={line => line.id === open}
          below={line => <CardLogDetail line={line} />}
          empty={
            <EmptyState title={t`Nothing settled yet`}>
              {t`Import the file of the card network: it is looked through before anything is booked.`}
            </EmptyState>
          }
          {...paging}
          isFiltered={[
            ...[
              filters.search,
              filters.type,
              filters.from,
              filters.to,
              filters.amount_from,
              filters.amount_to,
            ],
          ].some(Boolean)}
          caption={t`Card spending`}
        />
      </Panel>
    </Page>
  )
}

function Amount({ line: { amount, currency, status } }: { line: Line }) {
  return (
    <Money amount={amount} currency={currency} kind="flow" size="sm" isStrong isVoid={status === -1} exact />
  )
}

function useColumns(open: string | undefined, toggle: (id: string) => void): Column<Line, 'card.logs'>[] {
  const { t } = useLingui()
  const words = useLineWords()
  return [
    {
      key: 'line',
      head: t`Kind`,
      cell: line => (
        <Opener isOpen={open === line.id} onToggle={() => toggle(line.id)}>
          {words(line)}
        </Opener>
      ),
    },
    { key: 'member', head: t`Member`, cell: line => <MemberLink {...line} /> },
    {
      key: 'merchant',
      head: t`Merchant`,
      cell: ({ merchant, status }) =>
        status === -1 ? (
          <Status state="reversed">{t`Reversed`}</Status>
        ) : (
          <span className="quiet ellipsis">{merchant ?? t`erased`}</span>
        ),
    },
    {
      key: 'settled',
      head: t`Settled`,
      sort: 'settlement_date',
      align: 'end',
      cell: ({ settlement_date }) => (
        <span className="figures quiet">{calendarDayText(settlement_date ?? '')}</span>
      ),
    },
    { key: 'amount', head: t`Amount`, sort: 'amount', align: 'end', cell: line => <Amount line={line} /> },
  ]
}

function Filters({ search, change }: FiltersProps<CardSearch>) {
  const { t } = useLingui()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`Kind`}
        all={t`All kinds`}
        choices={[
          { value: 'spend', label: t`Spending` },
          { value: 'fee', label: t`Card fee` },
          { value: 'bonus', label: t`Bonus` },
          { value: 'referrer-bonus', label: t`Referrer bonus` },
          { value: 'referee-bonus', label: t`Referee bonus` },
        ]}
        value={search.type}
        onChange={type => change({ type })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <AmountFilter list="card.logs" search={search} change={change} />
      <SearchFilter
        label={t`Search name, e-mail, user ID, network transaction`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function AddActions({ change }: { change: FiltersProps<CardSearch>['change'] }) {
  const { t } = useLingui()
  return (
    <May call="card.importLogs">
      <span className="row wrap" style={{ gap: 8 }}>
        <Button size="sm" variant="default" onClick={() => change({ open: ONE })}>
          {t`Add one`}
        </Button>
        <Button
          size="sm"
          leftSection={<IconUpload size={17} aria-hidden />}
          onClick={() => change({ open: IMPORT })}
        >
          {t`Import a file`}
        </Button>
      </span>
    </May>
  )
}

function Adding({ open, onDone }: { open: string | undefined; onDone: () => void }) {
  const { t } = useLingui()
  return (
    <>
      {open === IMPORT && (
        <div style={{ marginBottom: 16 }}>
          <Panel title={t`Import a file`}>
            <CardImport onDone={onDone} />
          </Panel>
        </div>
      )}
      {open === ONE && (
        <div style={{ marginBottom: 16 }}>
          <Panel title={t`Add one`}>
            <CardLogForm onDone={onDone} />
          </Panel>
        </div>
      )}
    </>
  )
}

function PhoneRow({ line, head }: { line: Line; head: ReactNode }) {
  return (
    <>
      {head}
      <Amount line={line} />
      <span className="quiet">
        <MemberLink {...line} />
      </span>
      <span className="card-end figures quiet">{calendarDayText(line.settlement_date ?? '')}</span>
    </>
  )
}
