import { type ReactNode, useState } from 'react'
import { calendarDayText } from '../../../../i18n/time.ts'
import type { Figure } from './figures.ts'
import { DayTable, Line, pointsOf } from './snapshot-chart.tsx'

type DayChartProps = {
  /** From the first day to the last; one at least. */
  figures: readonly [Figure, ...Figure[]]
  /** Names the table of the days for screen readers. */
  caption: string
  /** The words above the line: of the day that is pointed at, or of all of them. */
  said: (pointed: Figure | undefined) => ReactNode
  /** How a moment reads, where the figures are of moments. */
  momentSaid?: ((at: string) => string) | undefined
}

/** Figures of days, or of moments of one, as a line with its scale, its first and last day, and a table for screen readers. */
export function DayChart({ figures, caption, said, momentSaid }: DayChartProps) {
  const whenSaid = momentSaid ?? calendarDayText
  const [at, setAt] = useState<number>()
  const pointed = at === undefined ? undefined : figures[Math.min(at, figures.length - 1)]
  const point = pointed && pointsOf(figures)[figures.indexOf(pointed)]
  const [first, last] = [figures[0], figures.at(-1)]
  return (
    <figure className="snapshot">
      <figcaption className="row wrap figures">{said(pointed)}</figcaption>
      <Line days={figures} point={point} onAt={setAt} />
      <div className="row apart quiet figures snapshot-days" aria-hidden>
        <span>{whenSaid(first.day)}</span>
        <span>{last && last !== first && whenSaid(last.day)}</span>
      </div>
      <DayTable days={figures} caption={caption} said={momentSaid} />
    </figure>
  )
}
