import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { schedulesQuery } from '../../../quick-pay/member/scheduled/queries.ts'

/** Of scheduled payments; the rest stand on their own screen. */
const SHOWN = 2

type NextUpProps = { home: wire.MemberHome; user: wire.Userinfo; isHidden: boolean }

/** The scheduled payments and the fixed deposit that come next, and what is not set up yet. Nothing where there is none of them. */
export function NextUp({ home, user, isHidden }: NextUpProps) {
  const { t } = useLingui()
  const { data: schedules = [] } = useQuery(schedulesQuery())
  const payments = comingOf(schedules)
  const { matures } = home
  const missing = useMissing(home, user)
  if (!matures && payments.length === 0 && missing.length === 0) return null
  return (
    <Panel title={t`Coming up`} inset="flush">
      <ul className="glance-rows">
        {payments.map(payment => (
          <ComingPayment key={payment.id} payment={payment} isHidden={isHidden} />
        ))}
        {matures && <Maturing matures={matures} isHidden={isHidden} />}
        {missing.map(({ to, label, why }) => (
          <li key={to}>
            <span>
              <Link to={to}>{label}</Link>
              <br />
              <span className="hint">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type Missing = { readonly to: NonNullable<LinkProps['to']>; readonly label: string; readonly why: string }

/** Parts of the account that are not set up, each with where that is done and what for. */
function useMissing(
  { banks, passkeys, authenticator }: wire.MemberHome,
  user: wire.Userinfo,
): readonly Missing[] {
  const { t } = useLingui()
  const missing: readonly (Missing | false)[] = [
    banks === 0 && {
      to: '/banks/new',
      label: t`Link a bank account`,
      why: t`to deposit from it and withdraw to it`,
    },
    user.phone_status !== 1 && {
      to: '/editaccount',
      label: t`Prove your phone number`,
      why: t`so that messages reach you`,
    },
    passkeys === 0 &&
      authenticator === 0 && {
        to: '/setting/security',
        label: t`Make signing in safer`,
        why: t`with a passkey or an authenticator app`,
      },
  ]
  return missing.filter(each => each !== false)
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
