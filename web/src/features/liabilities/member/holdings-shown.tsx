import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { Money } from '../../../parts/money.tsx'
import { calendarDayText } from '../../../parts/time.ts'
import '../../../parts/list.css'

/** Holdings as the house states them: their places, and the evidence it names. */
export function HoldingsShown({ rows }: { rows: readonly wire.Holding[] }) {
  const { t } = useLingui()
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{t`Where it is held`}</h3>
      <ul className="cards" aria-label={t`Where it is held`}>
        {rows.map(row => (
          <li key={row.id} className="card-row" style={{ paddingInline: 0 }}>
            <span className="card-name">{row.name}</span>
            <Money amount={row.amount} currency={row.currency} size="sm" exact />
            <span className="quiet card-wide" style={{ overflowWrap: 'anywhere' }}>
              {calendarDayText(row.date)} · {row.reference} · {row.evidence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
