import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { announce } from '../../../client/announce.ts'
import { call } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { UtcTime } from '../../../parts/utc-time.tsx'

type Run = wire.WorkRecord['failed'][number]

/** Runs of jobs that failed and were not tried again by hand; each opens to where in the code it failed. */
export function FailedRuns({ runs }: { runs: readonly Run[] }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Failed jobs`} inset="flush">
      {runs.length === 0 ? (
        <EmptyState title={t`No job has failed`} />
      ) : (
        <ul className="bare-list cards" aria-label={t`Failed jobs`}>
          {runs.map(run => (
            <Failed key={run.id} run={run} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function Failed({ run: { id, queue, job, about, error, trace, failed_date } }: { run: Run }) {
  const { t } = useLingui()
  const retry = useSubmit(
    (body: Body<'operations.retryJob'>, attempt) => call('operations.retryJob', { body, attempt }),
    { onSuccess: () => announce(t`The job is run again.`) },
  )
  return (
    <li className="card-row parked-stream">
      <span className="card-name mono">{`${job} ${about}`.trim()}</span>
      <span className="card-end">
        <span className="mono quiet">{queue}</span> <UtcTime at={failed_date} isQuiet />
      </span>
      <details className="card-wide">
        <summary className="parked-error">{error}</summary>
        <pre className="hint break-anywhere">{trace}</pre>
      </details>
      {may('operations.retryJob') && (
        <div className="card-wide row wrap gap-10">
          <Button size="sm" variant="default" loading={retry.isPending} onClick={() => retry.mutate({ id })}>
            {t`Try again`}
          </Button>
          <ProblemNotice of={retry.error} />
        </div>
      )}
    </li>
  )
}
