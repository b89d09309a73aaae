import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { problemOf } from '../../../client/problem.ts'
import { ErrorState, Skeleton } from '../../../parts/list-states.tsx'
import { NotFoundPage } from '../../../parts/page/dead-end.tsx'
import { Page } from '../../../parts/page/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import '../../../parts/admin.css'
import { CommandPanel } from './command-panel.tsx'
import { EventDetail } from './event-detail.tsx'
import { MailsSeen } from './mails-seen.tsx'
import { paymentQuery } from './opened-queries.ts'
import { PaymentSteps } from './payment-steps.tsx'
import type { PaymentSearch } from './replay-search.ts'
import { RowsMade } from './rows-made.tsx'
import { Id } from './short-id.tsx'

/** All that one request has led to, stepped through event by event: its commands, both sides of it, its rows and mails. */
export function PaymentPage({ id, search }: { id: string; search: PaymentSearch }) {
  const { t } = useLingui()
  const query = useQuery(paymentQuery(id))
  if (query.isError && problemOf(query.error).kind === 'unknown') return <NotFoundPage />
  return (
    <Page title={t`One request`}>
      {query.data ? (
        <Payment payment={query.data} shown={search.event ?? 1} />
      ) : query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Panel>
          <Skeleton width="60%" />
        </Panel>
      )}
    </Page>
  )
}

function Payment({ payment, shown }: { payment: wire.AuditPayment; shown: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { events, commands, rows, mails } = payment
  const place = Math.min(shown, events.length)
  const event = events[place - 1]
  const show = useCallback(
    (next: number) => void navigate({ to: '.', search: { event: next }, replace: true, resetScroll: false }),
    [navigate],
  )
  const command = commands.find(({ id }) => id === event?.command_id) ?? commands[0]
  return (
    <>
      <p className="row wrap gap-6 m-0 mb-12">
        <span className="quiet">{t`Request`}</span> <Id id={payment.id} what={t`Copy request id`} />
      </p>
      <div className="replay">
        <PaymentSteps payment={payment} place={place} onShow={show} />
        <div className="stack">
          {command && <CommandPanel command={command} />}
          {event && <EventDetail event={event} number={String(place)} on="payment" />}
        </div>
      </div>
      <div className="stack gap-16 mt-16">
        <RowsMade rows={rows} />
        <MailsSeen mails={mails} />
      </div>
    </>
  )
}
