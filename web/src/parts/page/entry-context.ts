import { createContext, type ReactNode } from 'react'

/** Stands above every page in front of the rooms, at the right. */
export const EntryContext = createContext<ReactNode>(null)
