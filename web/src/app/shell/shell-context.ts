import { createContext, useContext } from 'react'

type ShellState = { readonly area: 'member' | 'admin'; readonly openDrawer: () => void }

/** The shell's state that a page needs. */
export const ShellContext = createContext<ShellState>({ area: 'member', openDrawer: () => {} })
export const useShell = (): ShellState => useContext(ShellContext)
