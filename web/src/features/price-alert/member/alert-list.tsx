import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { useSubmit } from '../../../client/submit.ts'
import { amountText } from '../../../i18n/amount.ts'
import { instantText } from '../../../i18n/time.ts'
import { ChangeOrTakeAway } from '../../../parts/change-or-take-away.tsx'
import { EmptyState } from '../../../parts/list-states.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { ProblemNotice } from '../../../parts/problem-notice.tsx'
import { Status } from '../../../parts/status.tsx'
import { WaitingInside } from '../../../parts/waiting.tsx'
import { useWatchedWords } from './pairs.ts'
import { alertsQuery, removeAlert } from './queries.ts'
import '../../../parts/list.css'

type Edits = { onEdit: (alert: wire.PriceAlert) => void }

/** The member's alerts, each with its state, the price of now, and ways to change it and to take it away. */
export function AlertList({ onEdit }: Edits) {
  const { t } = useLingui()
  const query = useQuery(alertsQuery)
  return (
    <Panel title={t`Alerts`} inset="flush">
      {!query.data && <WaitingInside query={query} />}
      {query.data?.length === 0 && (
        <EmptyState title={t`No alert yet`}>
          {t`Set a limit, and we tell you once the price is there, in the ways that you chose for notices.`}
        </EmptyState>
      )}
      <ul className="bare-list cards" aria-label={t`Alerts`}>
        {query.data?.map(alert => (
          <AlertRow key={alert.id} alert={alert} onEdit={onEdit} />
        ))}
      </ul>
    </Panel>
  )
}

function AlertRow({ alert, onEdit }: Edits & { alert: wire.PriceAlert }) {
  const { t } = useLingui()
  const words = useWatchedWords()
  const remove = useSubmit(removeAlert)
  const { direction, price, target } = alert
  const limit = amountText(price, target)
  return (
    <li className="card-row">
      <span>
        {words(alert)}
        <span className="quiet block">
          {direction === 'above' ? t`${limit} or above` : t`${limit} or below`}
        </span>
      </span>
      <AlertState alert={alert} />
      <Figures alert={alert} />
      <span className="card-end row">
        <ChangeOrTakeAway
          onChange={() => onEdit(alert)}
          onTakeAway={() => remove.mutate(alert.id)}
          isBusy={remove.isPending}
        />
      </span>
      <ProblemNotice of={remove.error} />
    </li>
  )
}

function AlertState({ alert: { status, repeats } }: { alert: wire.PriceAlert }) {
  const { t } = useLingui()
  if (status === 0) return <Status state="waiting">{repeats === 1 ? t`Waits each time` : t`Waits`}</Status>
  return status === 1 ? (
    <Status state="settled">{t`Told`}</Status>
  ) : (
    <Status state="reversed">{t`Its time is over`}</Status>
  )
}

function Figures({ alert }: { alert: wire.PriceAlert }) {
  const { t } = useLingui()
  const { target, market, told_date, told_price, expires_date, status } = alert
  const now = market === null ? undefined : amountText(market, target)
  const told = told_price === null ? undefined : amountText(told_price, target)
  const at = told_date === null ? undefined : instantText(told_date)
  const until = expires_date === null ? undefined : instantText(expires_date)
  return (
    <span className="quiet figures">
      {now && t`Now ${now}`}
      {told && at && <span className="block">{t`Told of ${told}, ${at}`}</span>}
      {until && status === 0 && <span className="block">{t`Until ${until}`}</span>}
    </span>
  )
}
