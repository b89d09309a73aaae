import { useLingui } from '@lingui/react/macro'
import { shownText, titleFields, type wire } from '@strongroom/shared'
import { IconAlertTriangle, IconTool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { currentLanguage } from '../../../i18n/i18n.ts'
import { momentText } from '../../../i18n/time.ts'
import { announcedQuery } from './queries.ts'
import { useEdge } from './use-edge.ts'

/** Announced so long before it begins. */
const BEFORE_MS = 72 * 3_600_000

/** The moments at which the banner has to say something else: that of the announcement, the beginning and the end. */
const edgesOf = ({ from_date, until_date }: wire.AnnouncedMaintenance) => ({
  announced: Date.parse(from_date) - BEFORE_MS,
  begins: Date.parse(from_date),
  ends: Date.parse(until_date),
})

/** Says on every page in one line what does not work or is late, and which maintenance is planned or under way. Each page asks anew. */
export function ServiceBanner() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <Banner key={path} />
}

function Banner() {
  const { t } = useLingui()
  const { data } = useQuery(announcedQuery)
  const planned = data?.maintenance.map(each => ({ ...edgesOf(each), of: each })) ?? []
  const now = useEdge(planned.flatMap(({ announced, begins, ends }) => [announced, begins, ends]))
  const next = planned.find(({ announced, ends }) => announced <= now && ends > now)
  const worst = worstOf(data?.parts ?? [])
  if (!next && worst === 'works') return null
  return (
    <div className="offline" role="status">
      {worst === 'works' ? <IconTool size={18} aria-hidden /> : <IconAlertTriangle size={18} aria-hidden />}
      <span className="row wrap gap-8-20">
        {worst === 'down' && <span>{t`Some parts of the service do not work`}</span>}
        {worst === 'late' && <span>{t`Some parts of the service are late`}</span>}
        {next && <Maintenance of={next.of} isUnderWay={next.begins <= now} />}
        <Link to="/status">{t`State of the service`}</Link>
      </span>
    </div>
  )
}

const worstOf = (parts: wire.ServiceState['parts']): wire.PartState =>
  (['down', 'late'] as const).find(state => parts.some(part => part.state === state)) ?? 'works'

function Maintenance({ of, isUnderWay }: { of: wire.AnnouncedMaintenance; isUnderWay: boolean }) {
  const { t } = useLingui()
  const title = shownText(of, titleFields, currentLanguage())?.text ?? ''
  const [from, until] = [momentText(of.from_date), momentText(of.until_date)]
  return (
    <span>
      {isUnderWay
        ? t`Maintenance until ${until}: ${title}`
        : t`Planned maintenance from ${from} to ${until}: ${title}`}
    </span>
  )
}
