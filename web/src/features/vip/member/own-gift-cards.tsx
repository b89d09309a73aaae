import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Column, List } from '../../../parts/list.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { useTimeColumn } from '../../../parts/time-column.tsx'
import { useQuantities } from './bands.ts'
import { GiftCardState } from './gift-card-state.tsx'
import { ownGiftCardsQuery } from './queries.ts'

/** The member's own applications for gift cards, newest first, each with its state and the reason of a refusal. */
export function OwnGiftCards() {
  const { t } = useLingui()
  const [page, setPage] = useState(1)
  const query = useQuery(ownGiftCardsQuery(page))
  const columns = useColumns()
  return (
    <Panel title={t`Your applications`} inset="flush">
      <List
        query={query}
        columns={columns}
        rowKey={row => row.id}
        empty={<EmptyState title={t`No application yet`} />}
        page={page}
        onPage={setPage}
        isFiltered={false}
        onClear={() => setPage(1)}
        caption={t`Your applications`}
      />
    </Panel>
  )
}

function useColumns(): Column<wire.GiftCardApplication, 'vip.ownGiftCards'>[] {
  const { t } = useLingui()
  const quantities = useQuantities()
  return [
    useTimeColumn(({ created_date }) => created_date),
    { key: 'website', head: t`Website`, cell: row => row.website },
    { key: 'quantity', head: t`How many in all`, cell: row => quantities[row.quantity] },
    {
      key: 'value',
      head: t`Face value`,
      align: 'end',
      cell: row => <Money amount={row.face_value} currency="USD" />,
    },
    {
      key: 'state',
      head: t`State`,
      align: 'end',
      cell: row => (
        <>
          <GiftCardState status={row.status} />
          {row.reason && <span className="quiet"> {row.reason}</span>}
        </>
      ),
    },
  ]
}
