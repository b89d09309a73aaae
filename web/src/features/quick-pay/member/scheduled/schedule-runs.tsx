import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Link } from '@tanstack/react-router'
import { calendarDayText } from '../../../../i18n/time.ts'
import { Facts } from '../../../../parts/facts.tsx'
import { useSkipReason } from './schedule-words.ts'

/** The days of a schedule that were paid, each leading to its transaction, or skipped, with the reason. */
export function ScheduleRuns({ schedule: { uid, runs } }: { schedule: wire.QuickPaySchedule }) {
  const { t } = useLingui()
  const reasonOf = useSkipReason()
  const skipped = (reason: string) => {
    const why = reasonOf(reason)
    return t`Skipped: ${why}`
  }
  if (runs.length === 0) return null
  return (
    <>
      <h3 style={{ margin: '16px 0 4px' }}>{t`Days so far`}</h3>
      <Facts
        rows={runs.map(({ day, payment, returned, reason }) => ({
          label: calendarDayText(day),
          value:
            payment === null ? (
              skipped(reason ?? '')
            ) : (
              <Link to="/transactions/$id" params={{ id: `quick-pay-sent:${uid}:${payment}` }}>
                {returned === 1 ? t`Paid, and came back` : t`Paid`}
              </Link>
            ),
        }))}
      />
    </>
  )
}
