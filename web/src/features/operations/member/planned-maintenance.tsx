import { useLingui } from '@lingui/react/macro'
import { shownText, titleFields } from '@strongroom/shared'
import { IconTool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { momentText } from '../../../i18n/time.ts'
import { announcedQuery } from './queries.ts'

/** Announced so long before it begins. */
const BEFORE_MS = 72 * 3_600_000

/** Says on every page that maintenance is planned or under way, from when and until when. */
export function PlannedMaintenance() {
  const { t } = useLingui()
  const { data } = useQuery(announcedQuery)
  const next = data?.maintenance.find(
    ({ from_date, until_date }) =>
      Date.parse(from_date) - BEFORE_MS < Date.now() && Date.parse(until_date) > Date.now(),
  )
  if (!next) return null
  const title = shownText(next, titleFields, currentLanguage())?.text ?? ''
  const [from, until] = [momentText(next.from_date), momentText(next.until_date)]
  return (
    <div className="offline" role="status">
      <IconTool size={18} aria-hidden />
      <span>
        {t`Planned maintenance from ${from} to ${until}: ${title}`}{' '}
        <Link to="/status">{t`State of the service`}</Link>
      </span>
    </div>
  )
}
