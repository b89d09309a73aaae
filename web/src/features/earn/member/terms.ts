import { Decimal, roundDown } from '@strongroom/shared'

const DAY_MS = 86_400_000

/** The same day so many months later; the last of the month where that one is shorter. Days are ISO text. */
export function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, last))
  return first.toISOString().slice(0, 10)
}

/**
 * What a fixed plan will have paid at its end, month by month as the books will pay it: actual days over 365, each month
 * rounded down. For the form; what the review shows comes from the server's own arithmetic once it is subscribed.
 */
export function interestUntilMaturity(given: {
  amount: string
  rate: string
  term: number
  today: string
  places: number
}): string {
  let interest = new Decimal(0)
  for (let month = 1; month <= given.term; month++) {
    const from = monthsLater(given.today, month - 1)
    const to = monthsLater(given.today, month)
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS
    const earned = new Decimal(given.amount || 0).times(given.rate).times(days).div(36_500)
    interest = interest.plus(roundDown(earned, given.places))
  }
  return interest.toFixed(given.places)
}

/** The day it is at the house, which counts days in UTC. */
export const houseDay = (): string => new Date().toISOString().slice(0, 10)
