import { createContext, use } from 'react'
import { clockText, instantText } from '../i18n/time.ts'
import { InstantDay } from './instant-day.tsx'
import './clock-time.css'

/** Whether the row is the only one of its day, so that no head above it says the day. */
export const AloneInDay = createContext(false)

/** The time of day of a row that stands under its day, below the day itself where it does not; the whole time on hover, and beside it while the row or a part of it has the focus. */
export function ClockTime({ at }: { at: string }) {
  const whole = instantText(at)
  const isAlone = use(AloneInDay)
  return (
    <>
      {isAlone && (
        <>
          <InstantDay at={at} isQuiet />{' '}
        </>
      )}
      <time className="clock figures quiet" dateTime={at} title={whole} data-whole={whole}>
        {clockText(at)}
      </time>
    </>
  )
}
