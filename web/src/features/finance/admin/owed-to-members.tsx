import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { PeriodFilter } from '../../../parts/filters.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { AssetChart, figuresOf, Refused } from './asset-history.tsx'
import { assetHistoryQuery, type DayRange } from './queries.ts'

/** The worth in USDC of all that members hold, at the end of each day of the last thirty or of those chosen. */
export function OwedToMembers() {
  const { t } = useLingui()
  const [range, setRange] = useState<DayRange>({})
  const query = useQuery(assetHistoryQuery(range))
  return (
    <Panel
      title={t`Owed to members`}
      aside={
        <span className="row wrap gap-12">
          <PeriodFilter
            from={range.from}
            to={range.to}
            onChange={setRange}
            isUtc
            usual={t`The last 30 days`}
          />
          <Link to="/admin/totalassets">{t`Total assets`}</Link>
        </span>
      }
    >
      {query.data ? (
        <AssetChart figures={figuresOf(query.data.days, 'members', undefined)} />
      ) : (
        <Refused query={query} />
      )}
    </Panel>
  )
}
