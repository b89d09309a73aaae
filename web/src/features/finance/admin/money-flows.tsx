import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { amountText } from '../../../i18n/amount.ts'
import { calendarDayText, dayRangeText } from '../../../i18n/time.ts'
import type { Column } from '../../../parts/column.ts'
import { PeriodFilter } from '../../../parts/filters.tsx'
import { Money } from '../../../parts/money.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { RowsTable } from '../../../parts/rows-table.tsx'
import { useAccountWords } from '../../../platform/events/admin/account-words.ts'
import { Refused } from './asset-history.tsx'
import { barsOf } from './flow-bars.ts'
import './money-flows.css'
import { type DayRange, moneyFlowsQuery } from './queries.ts'

/** The chart's own units; it stretches to the width there is. */
const [WIDTH, HEIGHT] = [600, 140]

/** Money in and out by day in USDC, of the last thirty days or of those chosen, and by way and currency; each line leads to its postings. */
export function MoneyFlows() {
  const { t } = useLingui()
  const [range, setRange] = useState<DayRange>({})
  const query = useQuery(moneyFlowsQuery(range))
  const days = (
    <PeriodFilter from={range.from} to={range.to} onChange={setRange} isUtc usual={t`The last 30 days`} />
  )
  return (
    <Panel title={t`Money in and out`} aside={days} inset="flush">
      {query.data ? (
        <Flows flows={query.data} />
      ) : (
        <div className="panel-body">
          <Refused query={query} />
        </div>
      )}
    </Panel>
  )
}

type Shown = Omit<wire.MoneyFlows, 'days'>

function Flows({ flows }: { flows: wire.MoneyFlows }) {
  const { t } = useLingui()
  const [day, setDay] = useState<string>()
  const [kept, setKept] = useState<string>()
  const of = flows.days.find(each => each.day === (day ?? kept))
  const shown: Shown = of ? { ...of, from: of.day, to: of.day } : flows
  if (flows.flows.length === 0)
    return (
      <div className="panel-body">
        <p className="quiet m-0">{t`No money came in or went out in these days.`}</p>
      </div>
    )
  return (
    <figure className="flows">
      <div className="panel-body">
        <Said {...shown} />
        <Bars days={flows.days} shown={of?.day} onPoint={setDay} onKeep={setKept} />
        <div className="row apart quiet figures snapshot-days" aria-hidden>
          <span>{calendarDayText(flows.from)}</span>
          <span>{calendarDayText(flows.to)}</span>
        </div>
        <DayTable days={flows.days} />
      </div>
      <ByWay {...shown} />
    </figure>
  )
}

/** The sums of the range, or of the day that is pointed at or was pressed. */
function Said({ from, to, came_usdc, went_usdc }: Shown) {
  const { t } = useLingui()
  const usdc = (amount: string) => <Money amount={amount} currency="USDC" exact isStrong />
  return (
    <figcaption className="flows-said">
      <span>
        <span className="flows-key" data-side="came" /> {t`In`} {usdc(came_usdc)}
      </span>
      <span>
        <span className="flows-key" data-side="went" /> {t`Out`} {usdc(went_usdc)}
      </span>
      <span className="quiet figures">{from === to ? calendarDayText(from) : dayRangeText(from, to)}</span>
    </figcaption>
  )
}

type BarsProps = {
  days: readonly wire.FlowDay[]
  /** The day whose figures are shown. */
  shown: string | undefined
  onPoint: (day: string | undefined) => void
  /** Pressed: its figures stay, so that their lines can be followed. */
  onKeep: (day: string | undefined) => void
}

function Bars({ days, shown, onPoint, onKeep }: BarsProps) {
  const { zero, bars } = barsOf(days, { width: WIDTH, height: HEIGHT })
  const slot = WIDTH / days.length
  const at = days.findIndex(({ day }) => day === shown)
  const dayAt = ({ clientX, currentTarget }: { clientX: number; currentTarget: SVGSVGElement }) => {
    const box = currentTarget.getBoundingClientRect()
    const place = Math.floor(((clientX - box.left) / box.width) * days.length)
    return days[Math.max(0, Math.min(days.length - 1, place))]?.day
  }
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="flows-bars"
      aria-hidden
      onPointerMove={event => onPoint(dayAt(event))}
      onPointerLeave={() => onPoint(undefined)}
      onClick={event => {
        const day = dayAt(event)
        onKeep(day === shown && at !== -1 ? undefined : day)
      }}
    >
      {at !== -1 && <rect className="flows-chosen" x={at * slot} y={0} width={slot} height={HEIGHT} />}
      {bars.map(({ side, ...bar }) => (
        <rect key={`${side} ${bar.x}`} data-side={side} {...bar} />
      ))}
      <line className="flows-zero" x1={0} x2={WIDTH} y1={zero} y2={zero} />
    </svg>
  )
}

/** The days of the chart for screen readers. */
function DayTable({ days }: { days: readonly wire.FlowDay[] }) {
  const { t } = useLingui()
  return (
    <div className="sr">
      <table>
        <caption>{t`Money in and out by day`}</caption>
        <tbody>
          {days.map(({ day, came_usdc, went_usdc }) => (
            <tr key={day}>
              <th scope="row">{calendarDayText(day)}</th>
              <td>{amountText(came_usdc, 'USDC')}</td>
              <td>{amountText(`-${went_usdc}`, 'USDC')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type WayRow = Pick<wire.Flow, 'way' | 'currency' | 'came' | 'went'>

function ByWay({ from, to, flows }: Shown) {
  const { t } = useLingui()
  const account = useAccountWords()
  const figure = (key: 'came' | 'went', head: string): Column<WayRow> => ({
    key,
    head,
    align: 'end',
    cell: ({ [key]: amount, currency }) =>
      Number(amount) === 0 ? (
        <span className="quiet">–</span>
      ) : (
        <Money amount={amount} currency={currency} size="sm" exact />
      ),
  })
  const columns: Column<WayRow>[] = [
    {
      key: 'way',
      head: t`Way`,
      cell: ({ way, currency }) => (
        <Link to="/admin/postings" search={{ account: way, currency, from, to }} className="row-link">
          {account(way)} <span className="quiet">{currency}</span>
        </Link>
      ),
    },
    figure('came', t`In`),
    figure('went', t`Out`),
  ]
  return (
    <RowsTable
      caption={t`Money in and out by way`}
      rows={flows}
      columns={columns}
      rowKey={row => `${row.way} ${row.currency}`}
    />
  )
}
