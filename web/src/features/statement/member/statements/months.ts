/** A month that is over, with its first and last day. */
export type Month = { readonly month: string; readonly from: string; readonly to: string }

const dayText = (day: Date): string => day.toISOString().slice(0, 10)

/** The last months before the one of a day (`2026-11-23`), the newest first; none before that of the first day. */
export const monthsBefore = (today: string, count: number, first = ''): readonly Month[] => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const months = Array.from({ length: count }, (_, back) => {
    const from = new Date(Date.UTC(year, month - 2 - back, 1))
    const to = new Date(Date.UTC(year, month - 1 - back, 0))
    return { month: dayText(from).slice(0, 7), from: dayText(from), to: dayText(to) }
  })
  return months.filter(({ to }) => to >= first)
}

/** The day before a day. */
export const dayBefore = (day: string): string => dayText(new Date(Date.parse(day) - 86_400_000))
