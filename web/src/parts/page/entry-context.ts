import { createContext, type ReactNode } from 'react'

/** The part that stands above every page in front of the rooms, at the right. */
export const EntryContext = createContext<ReactNode>(null)
