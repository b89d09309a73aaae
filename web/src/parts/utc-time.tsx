import { ownZoneText, useAge, utcDayText, utcText } from '../i18n/time.ts'
import './clock-time.css'
import { useNow } from './use-countdown.ts'

/** An administrators' time: in UTC, because two on two continents have to read the same; the reader's own zone on hover. */
export function UtcTime({ at, isQuiet = false }: { at: string; isQuiet?: boolean }) {
  return (
    <time dateTime={at} title={ownZoneText(at)} className={isQuiet ? 'figures quiet' : 'figures'}>
      {utcText(at)}
    </time>
  )
}

/** The day of an administrators' time, in UTC; the whole of it on hover, and beside it while the row or a part of it has the focus. */
export function UtcDay({ at, isQuiet = false }: { at: string; isQuiet?: boolean }) {
  const look = isQuiet ? 'clock figures quiet' : 'clock figures'
  return (
    <time
      className={look}
      dateTime={at}
      title={`${utcText(at)} · ${ownZoneText(at)}`}
      data-whole={utcText(at)}
    >
      {utcDayText(at)}
    </time>
  )
}

/** How long ago something was, in one unit; the time itself on hover, in UTC and in the reader's own zone. */
export function Age({ since }: { since: string }) {
  const age = useAge()
  const now = useNow(false)
  return (
    <time dateTime={since} title={`${utcText(since)} · ${ownZoneText(since)}`} className="figures quiet">
      {age(Date.parse(since), now)}
    </time>
  )
}
