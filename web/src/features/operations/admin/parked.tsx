import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { FailingReactions } from './failing-reactions.tsx'
import { OperationsPage } from './operations-page.tsx'
import { ParkedStream } from './parked-stream.tsx'
import { parkedQuery } from './queries.ts'

/** Events that cannot be projected and the streams that wait because of them; work that follows from events and fails. */
export function Parked() {
  const { t } = useLingui()
  const query = useQuery(parkedQuery)
  return (
    <OperationsPage>
      <Panel title={t`Parked streams`} inset="flush">
        {!query.data ? (
          <WaitingInside query={query} />
        ) : query.data.length === 0 ? (
          <EmptyState title={t`No stream is parked`}>
            {t`A stream appears here when a read model cannot project one of its events. All other streams continue.`}
          </EmptyState>
        ) : (
          <ul className="bare-list cards" aria-label={t`Parked streams`}>
            {query.data.map(row => (
              <ParkedStream key={`${row.projection} ${row.generation} ${row.stream}`} row={row} />
            ))}
          </ul>
        )}
      </Panel>
      <FailingReactions />
    </OperationsPage>
  )
}
