import { useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import type { wire } from '@strongroom/shared'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { currentTag } from '../../../../i18n/i18n.ts'
import { calendarDayText, calendarMonthText } from '../../../../i18n/time.ts'
import { HiddenMoney, Money } from '../../../../parts/money.tsx'
import { Page } from '../../../../parts/page/page.tsx'
import { Panel } from '../../../../parts/panel.tsx'
import { WaitingInside } from '../../../../parts/waiting.tsx'
import { HideButton } from '../../../../platform/balances/member/hide-button.tsx'
import { useHidden } from '../../../../platform/balances/member/use-hidden.ts'
import { ItemLink, ItemMoney, useItemTitle } from './item.tsx'
import { monthAfter, monthDays, monthNow, monthOf, monthSpan, weekDays } from './month-days.ts'
import { upcomingQuery } from './queries.ts'
import './upcoming.css'

/** Money that is to come and to go, a month at a time: a grid of days, on a phone the days on which something is due. */
export function Upcoming() {
  const { t } = useLingui()
  const [isHidden, toggleHidden] = useHidden()
  const { month: asked }: { month?: string } = useSearch({ strict: false })
  const month = monthOf(asked)
  const query = useQuery(upcomingQuery(monthSpan(month)))
  return (
    <Page title={t`Upcoming money`} actions={<HideButton isHidden={isHidden} onToggle={toggleHidden} />}>
      <Panel title={calendarMonthText(month)} aside={<Turns month={month} />}>
        {query.data ? (
          <Month month={month} upcoming={query.data} isHidden={isHidden} />
        ) : (
          <WaitingInside query={query} />
        )}
      </Panel>
    </Page>
  )
}

function Turns({ month }: { month: string }) {
  const { t } = useLingui()
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)]
  return (
    <span className="row gap-8">
      {before >= monthNow() && (
        <Button
          variant="default"
          size="xs"
          aria-label={t`The month before`}
          renderRoot={props => <Link {...props} to="/upcoming" search={{ month: before }} />}
        >
          <IconChevronLeft size={16} aria-hidden />
        </Button>
      )}
      {monthOf(after) === after && (
        <Button
          variant="default"
          size="xs"
          aria-label={t`The month after`}
          renderRoot={props => <Link {...props} to="/upcoming" search={{ month: after }} />}
        >
          <IconChevronRight size={16} aria-hidden />
        </Button>
      )}
    </span>
  )
}

type MonthProps = { month: string; upcoming: wire.Upcoming; isHidden: boolean }

function Month({ month, upcoming: { items, sums }, isHidden }: MonthProps) {
  const { t } = useLingui()
  const { days, before } = monthDays(month)
  const today = new Date().toISOString().slice(0, 10)
  const ofDay = Map.groupBy(items, ({ day }) => day)
  return (
    <div className="stack">
      <Sums sums={sums} isHidden={isHidden} />
      {items.length === 0 && <p className="quiet">{t`Nothing is due in this month.`}</p>}
      <div className="calendar-week" aria-hidden>
        {weekDays(currentTag()).map(name => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="calendar bare-list" aria-label={t`Days of the month`}>
        {before > 0 && <li data-empty aria-hidden style={{ gridColumn: `span ${before}` }} />}
        {days.map(day => (
          <li key={day} data-empty={!ofDay.has(day) || undefined} data-today={day === today || undefined}>
            <span className="calendar-day figures">
              <span className="calendar-number">{Number(day.slice(8))}</span>
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
    <ul className="bare-list row wrap gap-8-20" aria-label={t`Sums of the month`}>
      {sums.map(({ currency, in: comes, out: goes }) => (
        <li key={currency}>
          <span className="quiet">{t`in`}</span> {money(comes, currency)}{' '}
          <span className="quiet">{t`out`}</span> {money(goes, currency)}
        </li>
      ))}
    </ul>
  )
}
