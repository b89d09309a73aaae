import { createContext, type ReactNode, useContext } from 'react'

type ShellState = {
  readonly area: 'member' | 'admin'
  readonly openDrawer: () => void
  /** Opens the search over everything. */
  readonly openFinder: () => void
  /** Stands at the right of the heading, after the page's own actions. */
  readonly tools?: ReactNode
  /** Stands below the heading of every page. */
  readonly below?: ReactNode
}

/** The shell's state that a page needs. */
export const ShellContext = createContext<ShellState>({
  area: 'member',
  openDrawer: () => {},
  openFinder: () => {},
})
/** The state of the frame around every signed-in page. */
export const useShell = (): ShellState => useContext(ShellContext)
