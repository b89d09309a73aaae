import { createContext, useContext } from 'react'

type ShellState = { readonly area: 'member' | 'admin'; readonly openDrawer: () => void }

/** What a page needs of the shell around it. */
export const ShellContext = createContext<ShellState>({ area: 'member', openDrawer: () => {} })
export const useShell = (): ShellState => useContext(ShellContext)
