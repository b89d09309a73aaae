import type { wire } from '@strongroom/shared'
import { useAge } from '../../../i18n/time.ts'
import { pathOf } from '../../../platform/balances/member/snapshots/line.ts'
import { type LagMinutes, useLagWords } from './lag-range.tsx'

const [WIDTH, HEIGHT] = [120, 22]
/** A second fills a quarter of the height at least: shorter lags are no news. */
const LEAST_TOP_MS = 4_000

/** How long a read model was behind over a range of time: a line, and its highest point in words. */
export function LagChart({ samples, minutes }: { samples: wire.LagRecord['samples']; minutes: LagMinutes }) {
  const age = useAge()
  const words = useLagWords()
  const [first, last] = [samples[0], samples.at(-1)]
  if (!first || !last || samples.length < 2) return null
  const begins = Date.parse(first.date)
  const lasts = Math.max(1, Date.parse(last.date) - begins)
  const most = Math.max(...samples.map(({ behind_ms }) => behind_ms))
  const top = Math.max(LEAST_TOP_MS, most)
  const points = samples.map(({ behind_ms, date }) => ({
    x: ((Date.parse(date) - begins) / lasts) * WIDTH,
    y: HEIGHT - 1 - (behind_ms / top) * (HEIGHT - 2),
  }))
  const longest = age(0, most)
  const said = words(longest)[minutes]
  return (
    <span className="lag-chart" title={said}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
        <path d={pathOf(points)} />
      </svg>
      <span className="sr">{said}</span>
    </span>
  )
}
