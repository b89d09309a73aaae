import { useLingui } from '@lingui/react/macro'
import type { wire } from '@strongroom/shared'
import { useAge } from '../../../i18n/time.ts'
import { pathOf } from '../../../platform/balances/member/snapshots/line.ts'

const [WIDTH, HEIGHT] = [120, 22]
/** A second fills a quarter of the height at least: shorter lags are no news. */
const LEAST_TOP_MS = 4_000

/** How long a read model was behind over the last minutes: a line, and its highest point in words. */
export function LagChart({ samples }: { samples: wire.LagRecord['samples'] }) {
  const { t } = useLingui()
  const age = useAge()
  if (samples.length < 2) return null
  const most = Math.max(...samples.map(({ behind_ms }) => behind_ms))
  const top = Math.max(LEAST_TOP_MS, most)
  const points = samples.map(({ behind_ms }, at) => ({
    x: (at / (samples.length - 1)) * WIDTH,
    y: HEIGHT - 1 - (behind_ms / top) * (HEIGHT - 2),
  }))
  const longest = age(0, most)
  const words = t`At most ${longest} behind in the last quarter of an hour`
  return (
    <span className="lag-chart" title={words}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden>
        <path d={pathOf(points)} />
      </svg>
      <span className="sr">{words}</span>
    </span>
  )
}
