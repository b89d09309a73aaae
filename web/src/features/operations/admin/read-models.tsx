import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { may } from '../../../client/may.ts'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { Waiting } from '../../../parts/waiting.tsx'
import { type LagMinutes, LagRange } from './lag-range.tsx'
import { LatestActs } from './latest-acts.tsx'
import { OperationsPage } from './operations-page.tsx'
import { readModelsQuery } from './queries.ts'
import { useReadModelColumns } from './read-model-columns.tsx'
import { ReadModelsSummary, troubledFirst } from './read-models-summary.tsx'
import { RebuildChosen } from './rebuild-chosen.tsx'
import { RebuildDecision } from './rebuild-decision.tsx'
import { RebuildsUnderWay } from './rebuild-progress.tsx'

/** The read models: how each stands, rebuilds under way, and those that wait for a decision. */
export function ReadModels() {
  const { t } = useLingui()
  const query = useQuery(readModelsQuery)
  const [chosen, choose] = useState<readonly wire.ReadModelStanding['projection'][]>([])
  const [minutes, setMinutes] = useState<LagMinutes>(15)
  const columns = useReadModelColumns({ chosen, choose, minutes })
  const mayAct = may('operations.rebuild')
  if (!query.data)
    return (
      <OperationsPage>
        <Waiting query={query} />
      </OperationsPage>
    )
  const models = troubledFirst(query.data)
  return (
    <OperationsPage>
      <ReadModelsSummary models={models} />
      <RebuildsUnderWay models={models} />
      {models
        .filter(({ waits }) => waits)
        .map(model => (
          <RebuildDecision key={model.projection} model={model} />
        ))}
      <Panel
        title={t`Read models`}
        inset="flush"
        aside={
          <div className="row wrap gap-10">
            <LagRange minutes={minutes} onChange={setMinutes} />
            {mayAct && <RebuildChosen chosen={chosen} onAsked={() => choose([])} />}
          </div>
        }
      >
        <RowsTable
          caption={t`Read models`}
          rows={models}
          rowKey={model => model.projection}
          columns={columns}
        />
      </Panel>
      <LatestActs />
    </OperationsPage>
  )
}
