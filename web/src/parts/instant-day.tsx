import { dayText, instantText } from '../i18n/time.ts'
import './clock-time.css'

/** The reader's day of an instant; the whole time on hover, and beside it while the row or a part of it has the focus. */
export function InstantDay({ at, isQuiet = false }: { at: string; isQuiet?: boolean }) {
  const whole = instantText(at)
  const look = isQuiet ? 'clock figures quiet' : 'clock figures'
  return (
    <time className={look} dateTime={at} title={whole} data-whole={whole}>
      {dayText(at)}
    </time>
  )
}
