import { createContext, Fragment, type ReactNode, useCallback, useContext, useState } from 'react'

const Anew = createContext(() => {})

/** Draws the page around this one anew, so that no form on it keeps what was typed or done. */
export const useAnew = (): (() => void) => useContext(Anew)

/** A page that what stands on it may draw anew. */
export function DrawnAnew({ children }: { children: ReactNode }) {
  const [run, setRun] = useState(0)
  const drawAnew = useCallback(() => setRun(count => count + 1), [])
  return (
    <Anew value={drawAnew}>
      <Fragment key={run}>{children}</Fragment>
    </Anew>
  )
}
