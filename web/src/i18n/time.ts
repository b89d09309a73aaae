import { useLingui } from '@lingui/react/macro'
import { currentTag } from './i18n.ts'
import { TAGS } from './languages.ts'

/** English is `DD MMM YYYY HH:mm:ss`: two figures, three letters, no comma before the time. Other languages stay as they write it. */
const written = (text: string): string =>
  currentTag() === TAGS.en
    ? text
        .replace(/\bSept\b/g, 'Sep')
        .replace(/(?<!\d)\d(?=\s[A-Z–])/g, day => day.padStart(2, '0'))
        .replace(/, (?=\d\d:)/g, ' ')
    : text

/** 24 hours are part of the language: as an option they would change how Traditional Chinese writes the date beside them. */
const form = (iso: string, options: Intl.DateTimeFormatOptions) =>
  written(new Intl.DateTimeFormat(`${currentTag()}-u-hc-h23`, options).format(new Date(iso)))

/** `21 Nov 2026 14:02:11` in the language on screen, in the reader's own time zone. */
export const instantText = (iso: string): string => form(iso, { dateStyle: 'medium', timeStyle: 'medium' })

/** As `instantText`, in UTC and saying so: auditors on two continents have to read the same. */
export const utcText = (iso: string): string =>
  `${form(iso, { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })} UTC`

/** As `instantText`, with the name of the zone: `21 Nov 2026 22:02:11 GMT+8`. */
export const ownZoneText = (iso: string): string => form(iso, { dateStyle: 'medium', timeStyle: 'long' })

/** `14:02:11 UTC` */
export const utcClockText = (iso: string): string =>
  `${form(iso, { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZone: 'UTC' })} UTC`

/** The day of `utcText`: `21 Nov 2026 UTC`. */
export const utcDayText = (iso: string): string =>
  `${form(iso, { dateStyle: 'medium', timeZone: 'UTC' })} UTC`

/** `14:02` */
export const clockText = (iso: string): string => form(iso, { hour: '2-digit', minute: '2-digit' })

/** `21 Nov 14:02`: a moment of these days. */
export const momentText = (iso: string): string =>
  form(iso, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** `14:02:11` */
export const clockSecondsText = (iso: string): string =>
  form(iso, { hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** `21 Nov 2026` */
export const dayText = (iso: string): string => form(iso, { dateStyle: 'medium' })

const calendar = () => new Intl.DateTimeFormat(currentTag(), { dateStyle: 'medium', timeZone: 'UTC' })

/** A day of the calendar, `2026-11-21`, as `21 Nov 2026`: the same in every time zone. */
export const calendarDayText = (day: string): string => (day ? written(calendar().format(new Date(day))) : '')

/** A day of the calendar without its year: `21 Nov`. */
export const calendarDateText = (day: string): string =>
  form(day, { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day of the calendar as balance snapshots write it: in English `21/Nov/2026`, else as `calendarDayText`. */
export const snapshotDayText = (day: string): string =>
  currentTag() === TAGS.en ? calendarDayText(day).replaceAll(' ', '/') : calendarDayText(day)

/** A month of the calendar, `2026-11`, as `Nov 2026`. */
export const calendarMonthText = (month: string): string =>
  month
    ? written(
        new Intl.DateTimeFormat(currentTag(), { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
          new Date(month),
        ),
      )
    : ''

/** Two days of the calendar as `19 – 21 Nov 2026`. */
export const dayRangeText = (from: string, to: string): string =>
  from <= to ? written(calendar().formatRange(new Date(from), new Date(to))) : calendarDayText(from)

/** The reader's calendar day of an instant, `2026-11-21`, to group by. */
export const dayOf = (iso: string): string => new Intl.DateTimeFormat('en-CA').format(new Date(iso))

/** How the head of a day reads: `Today, 21 Nov 2026`, `Fri, 20 Nov 2026`. */
export function useDayHead(): (iso: string) => string {
  const { t } = useLingui()
  return iso => {
    const date = dayText(iso)
    return dayOf(iso) === dayOf(new Date().toISOString())
      ? t`Today, ${date}`
      : form(iso, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })
  }
}

/** An age in the largest unit that says enough: `4 s`, `3 min`, `5 h`, `2 d`. */
export function useAge(): (sinceMs: number, nowMs: number) => string {
  const { t } = useLingui()
  return (sinceMs, nowMs) => {
    const seconds = Math.max(0, Math.floor((nowMs - sinceMs) / 1000))
    const minutes = Math.floor(seconds / 60)
    const hours = Math.floor(minutes / 60)
    const days = Math.floor(hours / 24)
    if (days > 0) return t`${days} d`
    if (hours > 0) return t`${hours} h`
    if (minutes > 0) return t`${minutes} min`
    return t`${seconds} s`
  }
}
