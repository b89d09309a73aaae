import { useLingui } from '@lingui/react/macro'
import { Decimal } from '@strongroom/shared'
import { estimateOf, type Valued } from '../../../../platform/balances/member/estimate.ts'
import '../../../../parts/shares.css'

const SHOWN = 4

type Share = { readonly currency: string; readonly percent: string }

/** Each currency's share of the estimate, largest first, in percent with one place. */
export function sharesOf(rows: readonly Valued[]): Share[] {
  const total = new Decimal(estimateOf(rows))
  if (total.isZero()) return []
  return rows
    .map(({ currency, inUsdc }) => ({ currency, part: new Decimal(inUsdc ?? 0) }))
    .filter(({ part }) => part.greaterThan(0))
    .sort((a, b) => b.part.comparedTo(a.part))
    .map(({ currency, part }) => ({ currency, percent: part.times(100).dividedBy(total).toFixed(1) }))
}

/** Largest shares of the estimate. The table below says the same in figures. */
export function Shares({ rows }: { rows: readonly Valued[] | undefined }) {
  const { t } = useLingui()
  const shares = rows ? sharesOf(rows).slice(0, SHOWN) : []
  return (
    <ul className="shares" aria-label={t`Shares of the total`}>
      {shares.map(({ currency, percent }) => (
        <li key={currency}>
          <span>{currency}</span>
          <span className="share-bar" aria-hidden>
            <span style={{ width: `${percent}%` }} />
          </span>
          <span className="figures quiet">{percent}%</span>
        </li>
      ))}
    </ul>
  )
}
