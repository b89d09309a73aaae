import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentTag } from '../../../../i18n/i18n.ts'
import { calendarDateText, calendarDayText, calendarMonthText, dayRangeText } from '../../../../i18n/time.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { ItemLink, ItemMoney, useItemTitle } from './item.tsx'
import { daysShown, gridOf, monthAfter, monthNow, monthOf, weekDays } from './month-days.ts'
import { type Days, upcomingQuery } from './queries.ts'
import './upcoming.css'

/** Money that is to come and to go: in the coming days first, then a month at a time. A grid of days, on a phone the days on which something is due. */
export function Upcoming() {
  const { t } = useLingui()
  const [isHidden, toggleHidden] = useHidden()
  const { month: asked }: { month?: string } = useSearch({ strict: false })
  const month = monthOf(asked)
  const shown = daysShown(month)
  const query = useQuery(upcomingQuery(shown))
  return (
    <Page title={t`Upcoming money`} actions={<HideButton isHidden={isHidden} onToggle={toggleHidden} />}>
      <Panel
        title={month ? calendarMonthText(month) : dayRangeText(shown.from, shown.to)}
        aside={<Turns month={month} />}
      >
        {query.data ? (
          <Calendar shown={shown} upcoming={query.data} isHidden={isHidden} />
        ) : (
          <WaitingInside query={query} />
        )}
      </Panel>
    </Page>
  )
}

/** To the months on both sides; before the first of them stand the coming days. */
function Turns({ month }: { month: string | undefined }) {
  const { t } = useLingui()
  const [before, after] = [
    month && monthOf(monthAfter(month, -1)),
    monthOf(monthAfter(month ?? monthNow(), 1)),
  ]
  return (
    <span className="row gap-8">
      {month && (
        <Turn month={before} label={before ? t`The month before` : t`The coming days`}>
          <IconChevronLeft size={16} aria-hidden />
        </Turn>
      )}
      {after && (
        <Turn month={after} label={t`The month after`}>
          <IconChevronRight size={16} aria-hidden />
        </Turn>
      )}
    </span>
  )
}

type TurnProps = { month: string | undefined; label: string; children: ReactNode }

function Turn({ month, label, children }: TurnProps) {
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={label}
      renderRoot={props => <Link {...props} to="/upcoming" search={month ? { month } : {}} />}
    >
      {children}
    </Button>
  )
}

type CalendarProps = { shown: Days; upcoming: wire.Upcoming; isHidden: boolean }

function Calendar({ shown, upcoming: { items, sums }, isHidden }: CalendarProps) {
  const { t } = useLingui()
  const { days, before } = gridOf(shown)
  const today = new Date().toISOString().slice(0, 10)
  const ofDay = Map.groupBy(items, ({ day }) => day)
  return (
    <div className="stack">
      <Sums sums={sums} isHidden={isHidden} />
      {items.length === 0 && <p className="quiet">{t`Nothing is due in these days.`}</p>}
      <div className="calendar-week" aria-hidden>
        {weekDays(currentTag()).map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="calendar bare-list" aria-label={t`Calendar`}>
        {before > 0 && <li data-empty aria-hidden style={{ gridColumn: `span ${before}` }} />}
        {days.map((day, at) => (
          <li key={day} data-empty={!ofDay.has(day) || undefined} data-today={day === today || undefined}>
            <span className="calendar-day figures">
              <span className="calendar-number">
                {at === 0 || day.endsWith('-01') ? calendarDateText(day) : Number(day.slice(8))}
              </span>
              <span className="calendar-date">{calendarDayText(day)}</span>
            </span>
            {ofDay.get(day)?.map(item => (
              <Item key={`${item.kind} ${item.id}`} item={item} isHidden={isHidden} />
            ))}
          </li>
        ))}
      </ol>
      <p className="hint">
        {t`Days are of UTC. Interest and fees are as they stand today; a request stands on its last day.`}
      </p>
    </div>
  )
}

function Item({ item, isHidden }: { item: wire.UpcomingItem; isHidden: boolean }) {
  const title = useItemTitle()
  return (
    <span className="calendar-item">
      <ItemLink item={item}>{title(item)}</ItemLink>
      <ItemMoney item={item} isHidden={isHidden} size="sm" />
    </span>
  )
}

function Sums({ sums, isHidden }: { sums: wire.Upcoming['sums']; isHidden: boolean }) {
  const { t } = useLingui()
  if (sums.length === 0) return null
  const money = (amount: string, currency: string) =>
    isHidden ? (
      <HiddenMoney currency={currency} size="sm" />
    ) : (
      <Money amount={amount} currency={currency} size="sm" exact />
    )
  return (
    <ul className="bare-list row wrap gap-8-20" aria-label={t`Sums of these days`}>
      {sums.map(({ currency, in: comes, out: goes }) => (
        <li key={currency}>
          <span className="quiet">{t`in`}</span> {money(comes, currency)}{' '}
          <span className="quiet">{t`out`}</span> {money(goes, currency)}
        </li>
      ))}
    </ul>
  )
}
