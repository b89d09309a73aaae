import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { announce } from '../../../client/announce.ts'
import { callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { may } from '../../../client/may.ts'
import { useSubmit } from '../../../client/submit.ts'
import { utcText } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitsForSecond } from '../../../platform/cases/admin/waits-for-second.tsx'
import { SkipEvent } from './skip-event.tsx'

/** A stream that waits: the event, why it cannot be projected, and the ways to go on. */
export function ParkedStream({ row }: { row: wire.ParkedStream }) {
  const { t } = useLingui()
  const mayAct = may('operations.retryParked') && row.generation !== 'previous'
  const [isProposed, setProposed] = useState(false)
  const { projection, stream, revision, type, error, tries, waiting, data } = row
  const since = utcText(row.parked_date)
  return (
    <li className="card-row parked-stream">
      <span className="card-name">
        <span className="mono">{projection}</span>
        {row.generation === 'next' && <span className="quiet"> {t`in its rebuild`}</span>}
      </span>
      <span className="card-end mono">
        <Link to="/admin/audit" search={{ stream }}>
          {stream}
        </Link>
      </span>
      <span className="card-wide">{t`${type}, revision ${revision}`}</span>
      <span className="card-wide parked-error">{error}</span>
      <span className="card-wide quiet figures">
        {t`Waits since ${since}. Tries: ${tries}. Events that wait: ${waiting}.`}
      </span>
      {data && <EventData data={data} />}
      {isProposed && (
        <div className="card-wide">
          <WaitsForSecond />
        </div>
      )}
      {mayAct && (
        <div className="card-wide row wrap gap-10">
          <Retry row={row} />
          <SkipEvent row={row} onProposed={() => setProposed(true)} />
        </div>
      )}
    </li>
  )
}

function EventData({ data }: { data: NonNullable<wire.ParkedStream['data']> }) {
  const { t } = useLingui()
  return (
    <details className="card-wide">
      <summary>{t`What the event says`}</summary>
      <pre className="mono parked-data">{JSON.stringify(data, null, 2)}</pre>
    </details>
  )
}

function Retry({ row: { projection, generation, stream } }: { row: wire.ParkedStream }) {
  const { t } = useLingui()
  const retry = useSubmit(
    (body: Body<'operations.retryParked'>, attempt) =>
      callForOne('operations.retryParked', { body, attempt }),
    {
      onSuccess: ({ stuck_at }) => {
        if (stuck_at === null) announce(t`The stream goes on.`)
      },
    },
  )
  if (generation === 'previous') return null
  const stuck = retry.data?.stuck_at
  return (
    <>
      <Button
        size="sm"
        loading={retry.isPending}
        onClick={() => retry.mutate({ projection, generation, stream })}
      >
        {t`Try again`}
      </Button>
      {stuck != null && (
        <Notice tone="wrong" title={t`It cannot be projected at revision ${stuck} either`} isUrgent>
          {retry.data?.error}
        </Notice>
      )}
      <ProblemNotice of={retry.error} />
    </>
  )
}
