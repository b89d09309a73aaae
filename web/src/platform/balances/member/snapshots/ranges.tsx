import { useLingui } from '@lingui/react/macro'
import './snapshot-chart.css'

type RangesProps<R extends string> = {
  /** Numbers of days, and `all`; `1` is the last 24 hours. */
  ranges: readonly R[]
  current: R
  onChoose: (range: R) => void
}

/** How long a time a chart shows. */
export function Ranges<R extends string>({ ranges, current, onChoose }: RangesProps<R>) {
  const { t } = useLingui()
  const label = (each: R) => {
    if (each === 'all') return t`All`
    return each === '1' ? t`24 hours` : t`${each} days`
  }
  return (
    <fieldset className="ranges" aria-label={t`Period`}>
      {ranges.map(each => (
        <button key={each} type="button" aria-pressed={each === current} onClick={() => onChoose(each)}>
          {label(each)}
        </button>
      ))}
    </fieldset>
  )
}
