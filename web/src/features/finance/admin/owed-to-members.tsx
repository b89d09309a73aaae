import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Panel } from '../../../parts/panel.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { AssetChart, figuresOf } from './asset-history.tsx'
import { assetHistoryQuery } from './queries.ts'

/** The worth in USDC of all that members hold, at the end of each of the last thirty days. */
export function OwedToMembers() {
  const { t } = useLingui()
  const query = useQuery(assetHistoryQuery({}))
  const all = <Link to="/admin/totalassets">{t`Total assets`}</Link>
  return (
    <Panel title={t`Owed to members, last 30 days`} aside={all}>
      {query.data ? (
        <AssetChart figures={figuresOf(query.data.days, 'members', undefined)} />
      ) : (
        <WaitingInside query={query} />
      )}
    </Panel>
  )
}
