import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { instantText } from '../../../../i18n/time.ts'
import { InState } from '../../../../parts/lists/columns.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { useEventName } from '../../../../platform/events/admin/event-types.ts'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'
import { REQUEST_STATES } from './request-words.ts'

type Request = wire.MoneyRequest
type Decided = Exclude<Request['status'], 'open'>
type Side = 'asker' | 'payer' | 'nobody'

/** The event that ends a request in each way, and the side whose decision it is. */
const ENDS: Readonly<Record<Decided, { readonly event: wire.EventType; readonly by: Side }>> = {
  paid: { event: 'MoneyRequestPaid', by: 'payer' },
  declined: { event: 'MoneyRequestDeclined', by: 'payer' },
  cancelled: { event: 'MoneyRequestCancelled', by: 'asker' },
  expired: { event: 'MoneyRequestExpired', by: 'nobody' },
  returned: { event: 'MoneyRequestPaid', by: 'payer' },
}

/** Steps of a request, the oldest first; an open one waits at the end. */
export function RequestHistory({ request }: { request: Request }) {
  const { t } = useLingui()
  const { status, created_date, decided_date } = request
  return (
    <Panel title={t`What happened`}>
      <ol className="bare-list history">
        <Step request={request} event="MoneyRequested" by="asker" at={created_date} />
        {status === 'open' ? (
          <li data-waits>
            <InState {...REQUEST_STATES.open} />
          </li>
        ) : (
          <Step request={request} {...ENDS[status]} at={decided_date ?? created_date} />
        )}
        {status === 'returned' && (
          <li>
            <InState {...REQUEST_STATES.returned} />
          </li>
        )}
      </ol>
    </Panel>
  )
}

type StepProps = { request: Request; event: wire.EventType; by: Side; at: string }

function Step({ request: { direction, username }, event, by, at }: StepProps) {
  const { t } = useLingui()
  const nameOf = useEventName()
  const other = useCounterpartyName()(username)
  const reader: Side = direction === 'sent' ? 'asker' : 'payer'
  const actor = by === 'nobody' ? t`by itself` : by === reader ? t`by you` : t`by ${other}`
  return (
    <li>
      <span className="weight-550">{nameOf(event)}</span>
      <br />
      <span className="quiet">
        <span className="figures">{instantText(at)}</span> · {actor}
      </span>
    </li>
  )
}
