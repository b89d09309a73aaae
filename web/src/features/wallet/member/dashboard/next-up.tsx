import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { calendarDayText } from '../../../../parts/time.ts'

type NextUpProps = { home: wire.MemberHome; user: wire.Userinfo; isHidden: boolean }

/** The fixed deposit that ends next, and what is not set up yet. Nothing where there is neither. */
export function NextUp({ home: { matures, banks }, user, isHidden }: NextUpProps) {
  const { t } = useLingui()
  const isPhoneProven = user.phone_status === 1
  if (!matures && banks > 0 && isPhoneProven) return null
  return (
    <Panel title={t`Coming up`} inset="flush">
      <ul className="glance-rows">
        {matures && <Maturing matures={matures} isHidden={isHidden} />}
        {banks === 0 && (
          <li>
            <span>
              <Link to="/banks/new">{t`Link a bank account`}</Link>
              <br />
              <span className="hint">{t`to deposit from it and withdraw to it`}</span>
            </span>
          </li>
        )}
        {!isPhoneProven && (
          <li>
            <span>
              <Link to="/editaccount">{t`Prove your phone number`}</Link>
              <br />
              <span className="hint">{t`so that messages reach you`}</span>
            </span>
          </li>
        )}
      </ul>
    </Panel>
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
      {isHidden ? <HiddenMoney currency={currency} /> : <Money amount={principal} currency={currency} />}
    </li>
  )
}
