import { createContext, use } from 'react'

/** Whether a screen is an administrators' one. Its words about a member are in the third person. */
export const OfficeContext = createContext(false)

/** Whether the screen is an administrators’ one. */
export const useIsOffice = (): boolean => use(OfficeContext)
