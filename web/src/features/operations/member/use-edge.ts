import { useEffect, useState } from 'react'

/** The longest that a browser waits for a timer. */
const LONGEST_MS = 2 ** 31 - 1

/** The time; told again at each of some moments (epoch milliseconds) as it comes, by one timer for the first of them. */
export function useEdge(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now())
  const next = Math.min(...moments.filter(each => each > now))
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), LONGEST_MS))
    return () => clearTimeout(timer)
    // `now`: after the longest wait the same moment is waited for again.
  }, [next, now])
  return now
}
