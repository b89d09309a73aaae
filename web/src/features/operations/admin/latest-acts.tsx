import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Panel } from '../../../parts/panel.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'
import { actsQuery } from './queries.ts'

/** The latest acts of operators, each with its operator. */
export function LatestActs() {
  const { t } = useLingui()
  const { data: acts = [] } = useQuery(actsQuery)
  const words: Readonly<Record<wire.OperatorAct['act'], string>> = {
    rebuild: t`Asked for a rebuild`,
    stop: t`Stopped a rebuild`,
    'cut-over': t`Put a rebuild in place`,
    'roll-back': t`Rolled back`,
    discard: t`Discarded a rebuild`,
    retry: t`Projected a parked stream again`,
    skip: t`Proposed to leave an event out`,
    'retry-reaction': t`Tried a reaction again`,
    'retry-job': t`Ran a job again`,
    resend: t`Sent again`,
  }
  if (acts.length === 0) return null
  return (
    <Panel title={t`What operators did`} inset="flush">
      <ul className="operation-acts" aria-label={t`What operators did`}>
        {acts.map(({ id, date, by, by_name, act, subject, details }) => (
          <li key={id}>
            <UtcTime at={date} isQuiet />
            <span>
              {by_name} <span className="figures quiet">{by}</span>
            </span>
            <span>{words[act]}</span>
            <span className="mono">{subject}</span>
            {details && <span className="quiet">{details}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
