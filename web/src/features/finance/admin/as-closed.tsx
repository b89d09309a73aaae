import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { groupWhole } from '../../../i18n/amount.ts'
import { calendarMonthText, utcText } from '../../../i18n/time.ts'
import { Notice } from '../../../parts/notice.tsx'
import { personText } from '../../../platform/members/admin/member-link.tsx'

/** Says of which closed month a trial balance is, whether it is still the one that was closed, and what came too late for it. */
export function AsClosed({ closing }: { closing: wire.Closing }) {
  const { t } = useLingui()
  const [name, moment, by] = [
    calendarMonthText(closing.month),
    utcText(closing.closed_date),
    personText(closing.closed_by_name, closing.closed_by),
  ]
  const [event, count] = [groupWhole(String(closing.events)), groupWhole(String(closing.late))]
  return (
    <Notice
      tone={closing.equal ? 'proven' : 'wrong'}
      title={
        closing.equal
          ? t`${name}, as it was closed ${moment} by ${by}`
          : t`${name} differs from what was closed ${moment} by ${by}`
      }
    >
      {closing.equal
        ? t`Up to event ${event}. Late entries: ${count}.`
        : t`Stop what pays out, and have an operator look at the proof.`}{' '}
      <Link to="/admin/periods">{t`Months of the books`}</Link>
    </Notice>
  )
}
