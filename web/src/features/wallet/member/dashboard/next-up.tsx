import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { schedulesQuery } from '../../../quick-pay/member/scheduled/queries.ts'

/** Of scheduled payments; the rest stand on their own screen. */
const SHOWN = 2

type NextUpProps = { home: wire.MemberHome; isHidden: boolean }

/** The scheduled payments and the fixed deposit that come next. Nothing where there is none of them. */
export function NextUp({ home, isHidden }: NextUpProps) {
  const { t } = useLingui()
  const { data: schedules = [] } = useQuery(schedulesQuery())
  const payments = comingOf(schedules)
  const { matures } = home
  if (!matures && payments.length === 0) return null
  return (
    <Panel title={t`Coming up`} inset="flush">
      <ul className="glance-rows">
        {payments.map(payment => (
          <ComingPayment key={payment.id} payment={payment} isHidden={isHidden} />
        ))}
        {matures && <Maturing matures={matures} isHidden={isHidden} />}
      </ul>
    </Panel>
  )
}

const comingOf = (schedules: readonly wire.QuickPaySchedule[]): readonly wire.QuickPaySchedule[] =>
  schedules
    .filter(({ status, next_day }) => status === 'active' && next_day !== null)
    .sort((a, b) => ((a.next_day ?? '') < (b.next_day ?? '') ? -1 : 1))
    .slice(0, SHOWN)

type ComingPaymentProps = { payment: wire.QuickPaySchedule; isHidden: boolean }

function ComingPayment({ payment: { username, currency, amount, next_day }, isHidden }: ComingPaymentProps) {
  const { t } = useLingui()
  const day = calendarDayText(next_day ?? '')
  return (
    <li>
      <span>
        <Link to="/quickpay/scheduled">{t`Scheduled payment`}</Link>
        <br />
        <span className="hint">{t`to ${username} on ${day}`}</span>
      </span>
      {isHidden ? <HiddenMoney currency={currency} /> : <Money amount={amount} currency={currency} exact />}
    </li>
  )
}

type MaturingProps = { matures: NonNullable<wire.MemberHome['matures']>; isHidden: boolean }

function Maturing({ matures: { id, currency, principal, day }, isHidden }: MaturingProps) {
  const { t } = useLingui()
  const ends = calendarDayText(day)
  return (
    <li>
      <span>
        <Link to="/userfixeddeposits/detail/$id" params={{ id }}>{t`Fixed deposit`}</Link>
        <br />
        <span className="hint">{t`ends on ${ends}`}</span>
      </span>
      {isHidden ? (
        <HiddenMoney currency={currency} />
      ) : (
        <Money amount={principal} currency={currency} exact />
      )}
    </li>
  )
}
