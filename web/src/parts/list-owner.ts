import { createContext, type ReactNode } from 'react'

/** A page to which lists belong, such as a member's: they show what is its subject's, under its heading. */
export type ListOwner = {
  /** The part of each filter that the reader does not change. */
  readonly fixed: Readonly<Record<string, string>>
  /** Keys of the address that name the subject: they are no filters, and clearing the filters keeps them. */
  readonly subject?: readonly string[]
  /** Search parameters that hold while the address does not set them. */
  readonly usual: Readonly<Record<string, string>>
  /** The column that would say the same in every row, by its key. */
  readonly hides: string
  /** Stands where the subject has none of these records. */
  readonly empty: ReactNode
}

/** Inside it, a list of everybody's records is that of one subject, and its page has neither heading nor tabs of its own. */
export const ListOwnerContext = createContext<ListOwner | undefined>(undefined)
