import { useState } from 'react'

type Failing = { readonly error: Error | null; readonly refetch: () => unknown }

/**
 * The error of a query without data, which stays on screen while the query is asked again by itself: its screen would change
 * with every try. `retry` is the person's own try, for which it goes.
 */
export function useStandingError({ error, refetch }: Failing): {
  readonly error: Error | null
  readonly retry: () => void
} {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  const retry = () => {
    setLast(null)
    void refetch()
  }
  return { error: error ?? last, retry }
}
