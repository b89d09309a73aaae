/** So many days of life the demo has behind it. */
export const pastDays = 120

const dayMs = 86_400_000
/** The last day's first minutes: what jobs do in the night, and two payments. */
const lastMs = 35 * 60_000

/** The days of the demo's past: day 0 is the one it began on, day `pastDays` its last one, of which there are minutes only. All times are UTC. */
export type Calendar = {
  /** The first moment of day 0. */
  readonly start: Date
  /** Nothing of the past happens after it. It follows from the start, so that a past brought in again later is the same. */
  readonly end: Date
  /** A time of a day, `HH:MM`. */
  readonly at: (day: number, time: string) => Date
  /** ISO day. */
  readonly dayOf: (day: number) => string
  /** The days on which a month's `date` falls, day 0 left out: salaries, rents, fees. */
  readonly monthly: (date: number) => readonly number[]
}

/** The day 0 of a demo that is brought in now: the last moment of its past is over. */
export const startOf = (now: Date): Date =>
  new Date(Math.floor((now.getTime() - lastMs) / dayMs) * dayMs - pastDays * dayMs)

/** The calendar of a demo that began on `start`. */
export const calendarOf = (start: Date): Calendar => {
  const midnight = (day: number) => start.getTime() + day * dayMs
  const dayOf = (day: number) => new Date(midnight(day)).toISOString().slice(0, 10)
  return {
    start,
    end: new Date(midnight(pastDays) + lastMs),
    at: (day, time) => new Date(`${dayOf(day)}T${time}:00.000Z`),
    dayOf,
    monthly: date =>
      Array.from({ length: pastDays }, (_, at) => at + 1).filter(day => Number(dayOf(day).slice(8)) === date),
  }
}
