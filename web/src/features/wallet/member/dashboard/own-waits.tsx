import { Trans, useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { InstantDay } from '../../../../parts/instant-day.tsx'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { CASE_PLACES } from '../../../../platform/cases/case-places.ts'
import { useCounterpartyName } from '../../../../platform/members/member/counterparty.tsx'
import { openRequestsQuery } from '../../../quick-pay/member/requests/queries.ts'

/** Of requests for money; the rest stand on their own screen. */
const SHOWN = 3

/** The requests for money that wait for the member, and the member's own cases that wait, each with for what. */
export function OwnWaits({ waits, isHidden }: { waits: wire.MemberHome['waits']; isHidden: boolean }) {
  const { t } = useLingui()
  const { data } = useQuery(openRequestsQuery(SHOWN))
  const requests = data?.rows ?? []
  const isEmpty = data !== undefined && requests.length === 0 && waits.length === 0
  return (
    <Panel title={t`What waits`} inset="flush">
      <ul className="glance-rows">
        {isEmpty && <li className="quiet">{t`Nothing of yours waits.`}</li>}
        {requests.map(each => (
          <AsksForMoney key={each.id} request={each} isHidden={isHidden} />
        ))}
        {waits.map(each => (
          <Waits key={each.kind} waits={each} isHidden={isHidden} />
        ))}
      </ul>
    </Panel>
  )
}

function AsksForMoney({ request, isHidden }: { request: wire.MoneyRequest; isHidden: boolean }) {
  const { t } = useLingui()
  const { id, username, currency, amount, last_day } = request
  const name = useCounterpartyName()(username)
  const day = calendarDayText(last_day)
  return (
    <li>
      <Link to="/quickpay/requests/$id" params={{ id }}>{t`${name} asks you`}</Link>
      {isHidden ? <HiddenMoney currency={currency} /> : <Money amount={amount} currency={currency} exact />}
      <span className="hint">{t`to pay or decline, until ${day}`}</span>
    </li>
  )
}

/** The decision that a case waits for, in the words that its own screen has for it. */
function WaitsFor({ kind, since }: { kind: wire.CaseKind; since: string }) {
  const day = <InstantDay at={since} />
  const { waitsFor } = CASE_PLACES[kind]
  if (waitsFor === 'money') return <Trans>for the money to arrive, since {day}</Trans>
  return waitsFor === 'finance' ? (
    <Trans>for finance, since {day}</Trans>
  ) : (
    <Trans>for approval, since {day}</Trans>
  )
}

function Waits({ waits, isHidden }: { waits: wire.WaitingCases; isHidden: boolean }) {
  const { i18n } = useLingui()
  const { kind, count, oldest_date, sums } = waits
  const { label, own } = CASE_PLACES[kind]
  return (
    <li>
      <span>
        <Link to={own}>{i18n._(label)}</Link> <span className="figures quiet">{count}</span>
      </span>
      <span className="end">
        {sums.map(({ currency, amount }) =>
          isHidden ? (
            <HiddenMoney key={currency} currency={currency} />
          ) : (
            <Money key={currency} amount={amount} currency={currency} exact />
          ),
        )}
      </span>
      <span className="hint">{oldest_date !== null && <WaitsFor kind={kind} since={oldest_date} />}</span>
    </li>
  )
}
