import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { callForOne } from '../../../client/call.ts'
import { oneQueryOf, queryOf } from '../../../client/query-of.ts'
import { useSubmit } from '../../../client/submit.ts'
import { utcText } from '../../../i18n/time.ts'
import { May } from '../../../parts/may.tsx'
import { Notice } from '../../../parts/notice.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'

/** The house's holdings, place by place, as finance states them or the custody reports them. */
export const statedQuery = queryOf('liabilities.statedHoldings', undefined, { isMoving: true })

const POLL_MS = 2_000

const standingQuery = oneQueryOf('liabilities.custodyStanding', undefined, {
  refetchInterval: ({ state }) => (state.data?.asked_date ? POLL_MS : false),
})

/** Asks for the holdings again once another report is recorded. */
const useReportedHoldings = (recorded: string | null | undefined) => {
  const queries = useQueryClient()
  const seen = useRef(recorded)
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== recorded) void queries.invalidateQueries(statedQuery)
    seen.current = recorded
  }, [recorded, queries])
}

/** The custody's last report, the outcome of the last request for one, and the button that requests one now. */
export function CustodyReport() {
  const { t } = useLingui()
  const query = useQuery(standingQuery)
  const ask = useSubmit((_: object, attempt) => callForOne('liabilities.askCustody', { attempt }))
  const standing = query.data
  useReportedHoldings(standing?.recorded_date)
  return (
    <Panel
      title={t`Report of the custody`}
      aside={
        standing &&
        standing.custody !== 'none' && (
          <May call="liabilities.askCustody">
            <Button
              size="sm"
              variant="default"
              onClick={() => ask.mutate({})}
              loading={ask.isPending}
              disabled={standing.asked_date !== null}
            >
              {t`Ask the custody now`}
            </Button>
          </May>
        )
      }
    >
      {standing ? <Standing standing={standing} /> : <WaitingInside query={query} />}
      <ProblemNotice of={ask.error} />
    </Panel>
  )
}

type StandingProps = { standing: wire.CustodyStanding }

function Standing({ standing }: StandingProps) {
  const { t } = useLingui()
  const { custody, asked_date, report, report_date, left_out, places } = standing
  if (custody === 'none' && report === null) return <p>{t`No custody is connected.`}</p>
  const [at, asked] = [report_date && utcText(report_date), asked_date && utcText(asked_date)]
  const [codes, named] = [left_out.join(', '), report ?? '']
  return (
    <div className="stack gap-8">
      <p className="m-0 break-anywhere">
        {at === null
          ? t`The custody has not reported yet what it holds. It is asked once a day.`
          : places === 0
            ? t`By its report ${named}, the custody held nothing on ${at} in the currencies that we keep. It is asked once a day.`
            : t`What the custody held on ${at} is shown below, by its report ${named}. It is asked once a day.`}
      </p>
      {custody === 'demo' && (
        <p className="quiet m-0">{t`A demo stands in for the custody: none of this is real.`}</p>
      )}
      {codes !== '' && (
        <p className="quiet m-0">{t`Left out of its report, because we keep no such currency: ${codes}`}</p>
      )}
      <p role="status" className="quiet m-0">
        {asked && t`The custody was asked on ${asked}. The workers hear it within half a minute.`}
      </p>
      <Failure standing={standing} />
    </div>
  )
}

/** Why the last try changed nothing. */
function Failure({ standing: { outcome, tried_date } }: StandingProps) {
  const { t } = useLingui()
  if (outcome === null || outcome === 'recorded' || tried_date === null) return null
  const at = utcText(tried_date)
  const said = {
    known: t`Asked on ${at}, the custody gave the same report again.`,
    away: t`The custody did not answer on ${at}. Nothing was changed.`,
    unreadable: t`The answer of the custody on ${at} cannot be read. Nothing was changed.`,
    earlier: t`The custody answered on ${at} with a report of an earlier moment. Nothing was changed.`,
    later: t`The custody answered on ${at} with a report of a moment still to come. Nothing was changed.`,
  }
  if (outcome === 'known') return <p className="quiet">{said.known}</p>
  return <Notice tone="wrong" title={said[outcome]} />
}
