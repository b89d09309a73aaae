import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { calendarDayText } from '../../../i18n/time.ts'
import { Money } from '../../../parts/money.tsx'
import { useHoldingWords } from '../holding-words.ts'
import '../../../parts/list.css'

/** Holdings as finance states or the custody reports them: their places, and the evidence named. */
export function HoldingsShown({ rows }: { rows: readonly wire.Holding[] }) {
  const { t } = useLingui()
  const words = useHoldingWords()
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{t`Where it is held`}</h3>
      <ul className="bare-list cards" aria-label={t`Where it is held`}>
        {rows.map(row => (
          <li key={row.id} className="card-row" style={{ paddingInline: 0 }}>
            <span className="card-name">{words.name(row)}</span>
            <Money amount={row.amount} currency={row.currency} size="sm" exact />
            <span className="quiet card-wide break-anywhere">
              {calendarDayText(row.date)} · {words.place(row)} · {row.evidence}
            </span>
            <span className="quiet card-wide">{words.source(row)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
