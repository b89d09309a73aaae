import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { pageQueryOf } from '../../../../client/query-of.ts'
import { type Column, List } from '../../../../parts/list.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { AdminAddressTabs } from './tabs.tsx'

const forwardsQuery = pageQueryOf('chain.forwardAddresses', { filter: {} })

/** The central address of each network, where what came in is brought together. */
export function ForwardAddresses() {
  const { t } = useLingui()
  const query = useQuery(forwardsQuery)
  const columns = useColumns()
  return (
    <Page title={t`Members’ addresses`}>
      <AdminAddressTabs />
      <Panel title={t`Central addresses`} inset="flush">
        <List
          query={query}
          density="compact"
          columns={columns}
          rowKey={row => row.network}
          empty={null}
          isFiltered={false}
          onClear={() => {}}
          page={1}
          onPage={() => {}}
          caption={t`Central addresses`}
        />
      </Panel>
      <p className="quiet mt-12">
        {t`What came in on members’ addresses is brought together there: see the balances to collect.`}
      </p>
    </Page>
  )
}

function useColumns() {
  const { t } = useLingui()
  const columns: readonly Column<wire.ForwardAddress>[] = [
    { key: 'network', head: t`Network`, cell: row => row.network },
    {
      key: 'address',
      head: t`Central address`,
      cell: row =>
        row.ccaddress ? (
          <span className="mono break-anywhere">{row.ccaddress}</span>
        ) : (
          <Link to="/admin/sysconfigs/appconfig" search={{ search: row.field_code }}>
            {t`Not set yet`}
          </Link>
        ),
    },
    {
      key: 'addresses',
      head: t`Members’ addresses`,
      align: 'end',
      cell: row => <span className="figures">{row.addresses}</span>,
    },
  ]
  return columns
}
