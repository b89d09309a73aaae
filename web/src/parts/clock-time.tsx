import { clockText, instantText } from '../i18n/time.ts'
import './clock-time.css'

/** The time of day of a row that stands under its day; the whole time on hover, and beside it while the row or a part of it has the focus. */
export function ClockTime({ at }: { at: string }) {
  const whole = instantText(at)
  return (
    <time className="clock figures quiet" dateTime={at} title={whole} data-whole={whole}>
      {clockText(at)}
    </time>
  )
}
