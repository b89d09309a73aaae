import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { may } from '../../../client/may.ts'
import { ChoiceFilter, type FiltersProps, PeriodFilter, SearchFilter } from '../../../parts/filters.tsx'
import { type Column, List } from '../../../parts/list.tsx'
import { UNSORTED, useListSearch } from '../../../parts/list-search.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { May, ReadOnly } from '../../../parts/may.tsx'
import { Money } from '../../../parts/money.tsx'
import { Opener } from '../../../parts/opener.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import '../../../parts/admin.css'
import { MemberLink } from '../../../platform/members/admin/member-link.tsx'
import { CardForm } from './card-form.tsx'
import { CardTabs } from './card-tabs.tsx'
import { type CardSearch, cardListQuery } from './queries.ts'
import { CardStanding, useCardStates } from './words.tsx'

const NEW = 'new'

/** Everybody's cards: what is printed on them, how they stand, what is on them. A row opens its form. */
export function Cards() {
  const { t } = useLingui()
  const { search, change, paging } = useListSearch<CardSearch>()
  const { open, ...filters } = search
  const query = useQuery(cardListQuery({ name: 'card.all' }, search))
  const columns = useColumns(open, id => change({ open: open === id ? undefined : id, page: search.page }))
  const close = () => change({ open: undefined, page: search.page })
  return (
    <Page title={t`Cards`} actions={<AddButton onAdd={() => change({ open: NEW })} />}>
      <CardTabs />
      {open === NEW && (
        <div style={{ marginBottom: 16 }}>
          <Panel title={t`Add card`}>
            <CardForm onDone={close} />
          </Panel>
        </div>
      )}
      <Panel inset="flush">
        <Filters search={search} change={change} />
        <List
          query={query}
          columns={columns}
          density="compact"
          card={card => <PhoneRow card={card} head={columns[0]?.cell(card)} />}
          rowKey={card => card.id}
          isChosen={card => card.id === open}
          below={card => (may('card.set') ? <CardForm card={card} onDone={close} /> : <ReadOnly />)}
          empty={
            <EmptyState title={t`No card yet`}>{t`Cards appear here when members open them.`}</EmptyState>
          }
          {...paging}
          isFiltered={[filters.search, filters.status, filters.card_type, filters.from, filters.to].some(
            Boolean,
          )}
          caption={t`Cards`}
        />
      </Panel>
    </Page>
  )
}

function useColumns(
  open: string | undefined,
  toggle: (id: string) => void,
): Column<wire.AdminCard, 'card.all'>[] {
  const { t } = useLingui()
  return [
    {
      key: 'card',
      head: t`Card`,
      cell: ({ id, card_id, card_number }) => (
        <Opener isOpen={open === id} onToggle={() => toggle(id)}>
          <span className="figures">{card_number ? `•••• ${card_number}` : t`Not entered yet`}</span>
          {card_id && <span className="quiet mono">{card_id}</span>}
        </Opener>
      ),
    },
    { key: 'member', head: t`Member`, cell: card => <MemberLink {...card} /> },
    {
      key: 'type',
      head: t`Type of card`,
      cell: ({ card_type_name }) => <span className="quiet">{card_type_name ?? '–'}</span>,
    },
    { key: 'state', head: t`State`, cell: card => <CardStanding {...card} /> },
    {
      key: 'fee',
      head: t`Monthly fee paid`,
      cell: ({ fee_paid_for }) => <span className="quiet figures">{fee_paid_for ?? '–'}</span>,
    },
    {
      key: 'balance',
      head: t`On the card`,
      sort: 'balance',
      align: 'end',
      cell: ({ balance, currency }) => <Money amount={balance} currency={currency} size="sm" isStrong />,
    },
  ]
}

function Filters({ search, change }: FiltersProps<CardSearch>) {
  const { t } = useLingui()
  const states = useCardStates()
  return (
    <div className="toolbar">
      <ChoiceFilter
        label={t`State`}
        all={t`All states`}
        choices={states}
        value={search.status}
        onChange={status => change({ status, open: undefined, ...UNSORTED })}
      />
      <PeriodFilter from={search.from} to={search.to} onChange={change} isUtc />
      <SearchFilter
        label={t`Search name, e-mail, user ID, card code, last 4 digits`}
        value={search.search}
        onChange={text => change({ search: text })}
      />
    </div>
  )
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const { t } = useLingui()
  return (
    <May call="card.add">
      <Button size="sm" leftSection={<IconPlus size={17} aria-hidden />} onClick={onAdd}>
        {t`Add card`}
      </Button>
    </May>
  )
}

function PhoneRow({ card, head }: { card: wire.AdminCard; head: ReactNode }) {
  return (
    <>
      {head}
      <Money amount={card.balance} currency={card.currency} isStrong />
      <span className="quiet">
        <MemberLink {...card} />
      </span>
      <span className="card-end">
        <CardStanding status={card.status} />
      </span>
    </>
  )
}
