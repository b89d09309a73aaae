import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ClockTime } from '../../../../parts/clock-time.tsx'
import { clock, custom } from '../../../../parts/lists/columns.tsx'
import { ownFilter, period } from '../../../../parts/lists/filters.tsx'
import { listScreen } from '../../../../parts/lists/list-screen.tsx'
import { Place } from '../../../../parts/place.tsx'
import { RecordTabs } from '../../../../platform/lines/member/record-tabs.tsx'

/** When and from where the member's own account was opened. */
export const LoginRecords = listScreen('account.signIns', {
  title: msg`Records`,
  caption: msg`Sign-ins`,
  isTitled: true,
  Above: RecordTabs,
  audience: 'member',
  columns: [clock('created_date'), custom('place', msg`From`, row => <Place {...row} />)],
  day: 'created_date',
  card: row => (
    <>
      <span>
        <Place {...row} />
      </span>
      <ClockTime at={row.created_date} />
    </>
  ),
  filters: [period(), ownFilter('note', Note)],
  empty: { title: msg`No sign-in yet` },
  records: 'sign-ins',
  everyMs: 30_000,
})

function Note() {
  const { t } = useLingui()
  return (
    <span className="quiet toolbar-note">
      {t`Kept for a year.`} <Link to="/setting/password">{t`Not you? Change the password`}</Link>
    </span>
  )
}
