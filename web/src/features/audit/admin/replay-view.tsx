import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { groupWhole } from '../../../i18n/amount.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { BalancesThen } from './balances-then.tsx'
import { EventDetail } from './event-detail.tsx'
import { historyQuery, type ReplaySearch, stepQuery } from './history-queries.ts'
import { PlaceBar } from './place-bar.tsx'
import { Scrubber } from './scrubber.tsx'
import { StepList } from './step-list.tsx'

/** So many steps come with a place. */
const PAGE = 50

/** The newest event where the address names no place; `known` changes with news that belongs on the page of the place. */
function usePlace(uid: string, { step, event, at }: ReplaySearch, events: number | undefined) {
  const isNamed = event !== undefined || at !== undefined
  const shown = step ?? events
  const pageEnd = Math.ceil((shown ?? 0) / PAGE) * PAGE
  return useQuery({
    ...(isNamed
      ? stepQuery(uid, { event, at })
      : stepQuery(uid, { step: shown }, Math.min(pageEnd, events ?? 0))),
    enabled: isNamed || Boolean(events),
  })
}

type ReplayProps = { uid: string; search: ReplaySearch }

/**
 * Steps through a member's events: by slider, arrow keys, list, moment, or by itself. The address names the place. The server
 * folds the state, so a hundred thousand events open as fast as ten.
 */
export function Replay({ uid, search }: ReplayProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const history = useQuery(historyQuery(uid))
  const events = history.data?.events
  const place = usePlace(uid, search, events)
  const { compare } = search
  const go = useCallback(
    (to: ReplaySearch) =>
      void navigate({ to: '.', search: { compare, ...to }, replace: true, resetScroll: false }),
    [navigate, compare],
  )
  const show = useCallback((step: number) => go({ step }), [go])
  if (events === 0)
    return (
      <Panel>
        <EmptyState title={t`No event yet`} />
      </Panel>
    )
  if (place.isError && problemOf(place.error).kind === 'unknown')
    return <NoSuchPlace search={search} onLast={() => go({})} />
  const failed = history.isError ? history : place.isError ? place : undefined
  if (!history.data || !place.data) return <LoadingEvents failed={failed} />
  const { step, event, balances, rows } = place.data
  return (
    <>
      <Scrubber step={step} events={history.data.events} at={event.created_date} onShow={show}>
        <PlaceBar key={search.at} step={step} search={search} onGo={go} />
      </Scrubber>
      <div className="replay">
        <StepList rows={rows} step={step} events={history.data.events} onShow={show} />
        <div className="stack">
          <EventDetail event={event} number={groupWhole(String(step))} />
          <BalancesThen uid={uid} then={{ step, balances }} now={history.data.balances} compare={compare} />
        </div>
      </div>
    </>
  )
}

/** The address names another member's event, or a moment before the first one. */
function NoSuchPlace({ search: { at }, onLast }: { search: ReplaySearch; onLast: () => void }) {
  const { t } = useLingui()
  return (
    <Panel>
      <EmptyState
        title={at ? t`Nothing had happened by then` : t`This member has no such event`}
        action={<Button variant="default" onClick={onLast}>{t`Show the last event`}</Button>}
      />
    </Panel>
  )
}

function LoadingEvents({ failed }: { failed: UseQueryResult | undefined }) {
  const { t } = useLingui()
  return (
    <Panel title={t`Events`}>
      {failed ? (
        <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <Skeleton width="60%" />
      )}
    </Panel>
  )
}
