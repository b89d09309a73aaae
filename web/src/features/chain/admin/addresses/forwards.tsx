import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { custom, text } from '../../../../parts/lists/columns.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { AdminAddressTabs } from './tabs.tsx'

/** The central address of each network, where what came in is brought together. */
export function ForwardAddresses() {
  const { t } = useLingui()
  return (
    <Page title={t`Members’ addresses`}>
      <AdminAddressTabs />
      <Forwards.Part />
      <p className="quiet mt-12">
        {t`What came in on members’ addresses is brought together there: see the balances to collect.`}
      </p>
    </Page>
  )
}

const Forwards = listScreen('chain.forwardAddresses', {
  title: msg`Central addresses`,
  isTitled: true,
  beside: 'whole',
  everyMs: false,
  columns: [
    text('network', msg`Network`),
    custom('address', msg`Central address`, row => <Central {...row} />),
    custom('addresses', msg`Members’ addresses`, row => <span className="figures">{row.addresses}</span>, {
      align: 'end',
    }),
  ],
  filters: [],
  rowKey: row => row.network,
  empty: { title: msg`Nothing here yet` },
})

function Central({ ccaddress, field_code }: wire.ForwardAddress) {
  const { t } = useLingui()
  if (ccaddress) return <span className="mono break-anywhere">{ccaddress}</span>
  return (
    <Link to="/admin/sysconfigs/appconfig" search={{ search: field_code }}>
      {t`Not set yet`}
    </Link>
  )
}
