import { oneQueryOf } from '../../../../client/query-of.ts'
import { ownTimeZone } from '../../../../parts/list-defaults.ts'

const POLL_MS = 30_000

/** The first day of the reader's month, `2026-11-01`. */
export const monthBegins = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-01`

/** The member's month, what waits, and what comes next. */
export const homeQuery = () => {
  const from = monthBegins()
  return oneQueryOf(
    'wallet.home',
    { filter: { from, timeZone: ownTimeZone() } },
    { refetchInterval: POLL_MS },
  )
}
